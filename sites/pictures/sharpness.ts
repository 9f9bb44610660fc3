import type { Pixels } from './sample.ts';

export interface Sharpness {
  /** Steepness of the sharpest edges: about 2 in a sharp picture, below 0.6 if it's out of focus. Contrast doesn't matter. */
  edges: number;
  /** Variance of the Laplacian in the fourth sharpest of 64 parts, so a soft background doesn't matter. */
  detail: number;
}

/** Part of the pixels that are the sharpest edges. */
const sharpest = 0.002;
const partsASide = 8;

/** Measures sharpness on a gray sample of up to 512 pixels a side, where noise is averaged and lost focus still shows. */
export function sharpnessOf({ data, info: { width, height } }: Pixels): Sharpness {
  const laplacians = new Uint32Array(1024);
  const gradients = new Uint32Array(1024);
  const parts = Array.from({ length: partsASide ** 2 }, () => ({ squares: 0, pixels: 0 }));
  let pixels = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const [here = 0, left = 0, right = 0, above = 0, below = 0] = [
        data[at],
        data[at - 1],
        data[at + 1],
        data[at - width],
        data[at + width],
      ];
      const laplacian = Math.abs(left + right + above + below - 4 * here);
      const gradient = Math.hypot(right - left, below - above) / 2;
      count(laplacians, laplacian);
      count(gradients, gradient * 4);
      const part = parts[Math.floor((y / height) * partsASide) * partsASide + Math.floor((x / width) * partsASide)];
      if (part) {
        part.squares += laplacian * laplacian;
        part.pixels += 1;
      }
      pixels += 1;
    }
  const variances = parts.map((part) => part.squares / Math.max(1, part.pixels)).sort((a, b) => b - a);
  const steepest = Math.max(1, above(gradients, pixels * sharpest) / 4);
  return { edges: above(laplacians, pixels * sharpest) / steepest, detail: variances[3] ?? 0 };
}

function count(histogram: Uint32Array, value: number): void {
  const bin = Math.min(histogram.length - 1, Math.round(value));
  histogram[bin] = (histogram[bin] ?? 0) + 1;
}

/** The value that `wanted` of the counted ones reach. */
function above(histogram: Uint32Array, wanted: number): number {
  let counted = 0;
  for (let value = histogram.length - 1; value >= 0; value--) {
    counted += histogram[value] ?? 0;
    if (counted >= wanted) return value;
  }
  return 0;
}

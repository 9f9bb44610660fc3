import { convertRgbToOklab } from 'culori';
import type { PhotoTone } from '../document/document.ts';
import type { Pixels } from './sample.ts';

/** Lightness that counts as near white, and as near black. */
const nearWhite = 0.95;
const nearBlack = 0.2;
/** Colors have a hue together if their sum is at least this much of what they'd be if all were the same. */
const agreement = 0.4;
const leastChroma = 0.02;
/** Part of the pixels that may be lighter or darker than what counts as the lightest and darkest. */
const outliers = 0.02;

/** Measures a photo in OKLab. `sample` is a copy in color of about 96 pixels a side. */
export function photoTone({ data, info: { width, height, channels } }: Pixels): PhotoTone {
  const lab = Array.from({ length: width * height }, (_, pixel) => {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => (data[pixel * channels + (channels === 1 ? 0 : channel)] ?? 0) / 255);
    return convertRgbToOklab({ r, g, b });
  });
  const lightness = lab.map(({ l }) => l);
  const mean = meanOf(lightness);
  const chroma = meanOf(lab.map(({ a = 0, b = 0 }) => Math.hypot(a, b)));
  const [a, b] = [meanOf(lab.map((color) => color.a ?? 0)), meanOf(lab.map((color) => color.b ?? 0))];
  const hasHue = chroma >= leastChroma && Math.hypot(a, b) >= agreement * chroma;
  const isLeft = (pixel: number) => pixel % width < width / 2;
  const isLower = (pixel: number) => pixel >= (width * height) / 2;
  return {
    lightness: rounded(mean),
    spread: rounded(Math.sqrt(meanOf(lightness.map((value) => (value - mean) ** 2)))),
    chroma: rounded(chroma),
    ...(hasHue && { hue: Math.round(((Math.atan2(b, a) * 180) / Math.PI + 360) % 360) }),
    white: rounded(meanOf(lightness.map((value) => (value > nearWhite ? 1 : 0)))),
    black: rounded(meanOf(lightness.map((value) => (value < nearBlack ? 1 : 0)))),
    whole: extremes(lightness),
    left: extremes(lightness.filter((_, pixel) => isLeft(pixel))),
    lowerLeft: extremes(lightness.filter((_, pixel) => isLeft(pixel) && isLower(pixel))),
  };
}

function extremes(values: number[]): { darkest: number; lightest: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const skipped = Math.floor(sorted.length * outliers);
  return { darkest: rounded(sorted[skipped] ?? 0), lightest: rounded(sorted[sorted.length - 1 - skipped] ?? 1) };
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

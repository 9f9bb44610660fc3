import { convertRgbToOklab } from 'culori';
import { type Pixels, sampleOf } from './sample.ts';

/** Mean OKLab lightness that a dark photo is brought toward. The median of 426 photos is 0.57, so it stays on the dark side. */
const wantedLightness = 0.45;
/** A gain below this can't be told from the original. */
const leastGain = 1.12;
/** More would show the noise of the shadows. */
const mostGain = 2.4;
/** A photo whose lights reach `bright` is exposed right, and its subject is dark. One whose lights stay at `dim` came out dark as a whole. */
const lights = { dim: 0.66, bright: 0.86 };
/** A photo that is black over more than `some` of it is a night or a dark ground rather than a mistake. */
const blackShare = { some: 0.5, most: 0.75 };
const nearBlack = 0.2;
/** Part of the pixels that may be lighter than what counts as the lights, such as a lamp. */
const outliers = 0.005;
const samplePx = 96;

/**
 * How much to lighten a photo in its darkest places: 1 leaves it as it is. What is dark on purpose keeps its look, such as a bar at
 * night with its lamps.
 */
export async function gainFor(pixels: Pixels): Promise<number> {
  const { data, info } = await sampleOf(pixels, samplePx);
  const colors = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => data[pixel * info.channels + (info.channels === 1 ? 0 : channel)]);
    return [r, g, b] as const;
  });
  const lightnessAt = (gain: number) =>
    colors.map(([r, g, b]) => {
      const factor = lightened(Math.max(r, g, b), gain) / Math.max(1, r, g, b) / 255;
      return convertRgbToOklab({ r: r * factor, g: g * factor, b: b * factor }).l;
    });
  const before = lightnessAt(1);
  const sorted = before.toSorted((a, b) => b - a);
  const light = sorted[Math.floor(sorted.length * outliers)] ?? 1;
  const black = before.filter((lightness) => lightness < nearBlack).length / before.length;
  const allowed = 1 + (mostGain - 1) * falling(light, lights.dim, lights.bright) * falling(black, blackShare.some, blackShare.most);
  let gain = 1;
  while (gain + step <= allowed && mean(lightnessAt(gain)) < wantedLightness) gain += step;
  return gain < leastGain ? 1 : gain;
}

const step = 0.1;

/**
 * The photo with its dark places lightened up to `gain` times, and its lights hardly. The three channels of a pixel grow by one
 * factor, so hues stay, and none reaches white that wasn't.
 */
export function lighten({ data, info }: Pixels, gain: number): Pixels {
  const lighter = Buffer.allocUnsafe(data.length);
  const factors = Float64Array.from({ length: 256 }, (_, value) => lightened(value, gain) / Math.max(1, value));
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    const factor = factors[Math.max(r, g, b)] ?? 1;
    lighter[at] = Math.round(r * factor);
    lighter[at + 1] = Math.round(g * factor);
    lighter[at + 2] = Math.round(b * factor);
  }
  return { data: lighter, info };
}

/** A channel value of 0 to 255 on a curve that starts with the slope `gain` and ends at 255. */
function lightened(value: number, gain: number): number {
  const share = value / 255;
  return (255 * gain * share) / (1 + (gain - 1) * share);
}

/** 1 up to `from`, 0 from `to` on, even between. */
function falling(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (to - value) / (to - from)));
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

import { convertRgbToOklab } from 'culori';
import { type Pixels, sampleOf } from './sample.ts';

/** How much lighter the darkest places get. More changes the color of what's dark, such as walnut or a navy sofa. */
const gain = 1.35;
/** Limits in OKLab lightness, which is 0 for black and 1 for white. The median of 426 photos has a mean of 0.57. */
const limits = {
  /** The mean of a photo that came out dark is lower. */
  mean: 0.33,
  /** So are its lights. Where they're lighter, the exposure is right and the subject is dark. */
  lights: 0.6,
  /** Its lightest and darkest tenths differ by more. Where they don't, it's evenly lit and shows something dark. */
  spread: 0.2,
  /** What's darker is black. */
  black: 0.2,
};
/** A photo with a larger black part is a night or has a dark ground. */
const mostBlack = 0.5;
/** Part of the pixels that may be lighter than what counts as the lights. */
const outliers = 0.02;
const samplePx = 96;

/** True if a photo is underexposed rather than of something dark. If in doubt, it isn't. */
export async function cameOutDark(pixels: Pixels): Promise<boolean> {
  const { data, info } = await sampleOf(pixels, samplePx);
  const sorted = Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map(
      (channel) => (data[pixel * info.channels + (info.channels === 1 ? 0 : channel)] ?? 0) / 255,
    );
    return convertRgbToOklab({ r, g, b }).l;
  }).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 1;
  const mean = sorted.reduce((sum, lightness) => sum + lightness, 0) / sorted.length;
  return mean < limits.mean && at(1 - outliers) < limits.lights && at(0.9) - at(0.1) > limits.spread && at(mostBlack) > limits.black;
}

/**
 * The photo with its dark places a little lighter, and its lights hardly. The three channels of a pixel grow by one factor, so hues
 * stay, and none reaches white that wasn't.
 */
export function lighten({ data, info }: Pixels): Pixels {
  const lighter = Buffer.allocUnsafe(data.length);
  const factors = Float64Array.from({ length: 256 }, (_, value) => lightened(value) / Math.max(1, value));
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
function lightened(value: number): number {
  const share = value / 255;
  return (255 * gain * share) / (1 + (gain - 1) * share);
}

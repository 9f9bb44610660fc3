import { formatHex, interpolate, oklch } from 'culori';

/** The color `share` (0 to 1) of the way from one hex color to another, mixed in OKLab so steps look even. */
export function mix(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'oklab')(share)) ?? from;
}

/** The same hue with its lightness scaled by `keep`: a pipe's collar, a petal's rim. */
export function darker(color: string, keep: number): string {
  const seen = oklch(color);
  return seen ? formatHex({ ...seen, l: seen.l * keep }) : color;
}

/** One step lighter and a little toward yellow, as petals are nearer their heart. */
export function glowing(color: string): string {
  const seen = oklch(color);
  return seen ? formatHex({ ...seen, l: Math.min(0.95, seen.l * 1.15), h: (seen.h ?? 0) + 8 }) : color;
}

/** A skin tone: a natural brown, warmed a little by the palette so people belong in the picture. `depth` 0 is light, 1 dark. */
export function skin(depth: number, warmth: string): string {
  return mix(mix('#d9a074', '#7d4a2c', depth), warmth, 0.12);
}

import { formatHex, interpolate } from 'culori';

/** The colour `share` (0 to 1) of the way from one hex colour to another, mixed in OKLab so that steps look even. */
export function mix(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'oklab')(share)) ?? from;
}

/** A skin tone: a natural brown, warmed a little by the palette so that people sit in the picture. `depth` 0 is light, 1 dark. */
export function skin(depth: number, warmth: string): string {
  return mix(mix('#d9a074', '#7d4a2c', depth), warmth, 0.12);
}

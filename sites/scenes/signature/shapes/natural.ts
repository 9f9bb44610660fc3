import { converter, formatHex } from 'culori';
import type { Palette } from '../../../document/document.ts';
import { mix } from './tones.ts';

const oklch = converter('oklch');

/**
 * The color of a thing that has one by nature (fur, bark, water), as OKLCH, pulled toward the art role of the palette
 * that lies nearest in hue, so it belongs to the picture without a dog turning blue.
 */
export function natural(palette: Palette, l: number, c: number, h: number): string {
  const own = formatHex({ mode: 'oklch', l, c, h });
  const roles = [palette.aSoft, palette.aPop, palette.aGround, palette.aMain, palette.aSky].filter((role) => (oklch(role)?.c ?? 0) > 0.03);
  const [nearest] = roles.sort((a, b) => hueDistance(a, h) - hueDistance(b, h));
  return nearest ? mix(own, nearest, 0.16) : own;
}

/** Degrees between a color's hue and `h`, 0 to 180. */
function hueDistance(color: string, h: number): number {
  const apart = Math.abs((oklch(color)?.h ?? 0) - h) % 360;
  return Math.min(apart, 360 - apart);
}

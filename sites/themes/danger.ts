import type { Palette } from '../document/document.ts';
import { legible } from './lightness.ts';

/** The red of what is wrong, before it is fitted to a palette. */
const red = { l: 0.52, c: 0.19, h: 28 };

/** The color of an error in a form, readable (4.5) on the ground of its fields, light or dark. */
export function dangerProperty({ surface }: Palette): [string, string] {
  return ['--danger', legible(red, [surface], 4.5)];
}

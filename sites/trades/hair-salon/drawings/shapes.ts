import type { Palette } from '../../../document/document.ts';
import { type BlossomTones, blossom, leaf } from '../../../scenes/signature/shapes/botanical.ts';
import { darker, glowing, mix } from '../../../scenes/signature/shapes/tones.ts';

/** The marigolds, leaves and hair tones that the salon's drawings share. */
export interface Marigold {
  /** Definitions to put at the top of the drawing, once. */
  defs: string;
  flower: (x: number, y: number, radius: number) => string;
  leaf: (x: number, y: number, length: number, degrees: number, color?: string) => string;
  hair: { base: string; light: string; warm: string; deep: string };
  petals: BlossomTones;
}

export function marigold(p: Palette, id: string): Marigold {
  const petals = { rim: darker(p.aPop, 0.86), petal: p.aPop, heart: glowing(p.aPop) };
  return {
    defs: `<defs><g id="${id}f">${blossom(petals)}</g></defs>`,
    flower: (x, y, radius) => `<use href="#${id}f" transform="translate(${x} ${y}) scale(${radius / 100})"/>`,
    leaf: (x, y, length, degrees, color = p.aDark) => leaf(x, y, length, degrees, color),
    hair: { base: p.aMain, light: mix(p.aMain, p.aPop, 0.26), warm: mix(p.aMain, p.aPop, 0.46), deep: darker(p.aMain, 0.76) },
    petals,
  };
}

import { wcagContrast } from 'culori';
import type { Palette } from '../document/document.ts';

/** Least contrast between a filled button and a loud ground: its shape must be visible at a glance. */
const leastOnLoud = 2.5;
/** The same on a quiet ground, where the brand color is kept unless it all but vanishes. */
const leastOnQuiet = 1.25;

/**
 * Ground and ink of a filled button on each band. A site has one primary color: the brand, or the accent if that stands out
 * on loud bands too and the brand doesn't. Where the primary would vanish, the band's own pair is turned around, which
 * brings in no second color. Every pair returned is one that the palette has already solved for text.
 */
export function buttonProperties(palette: Palette): [string, string][] {
  const primary = primaryOf(palette);
  return [
    ...pair('page', [palette.bg, palette.ink, leastOnQuiet], primary),
    ...pair('tint', [palette.tint, palette.tintInk, leastOnQuiet], primary),
    ...pair('deep', [palette.deep, palette.deepInk, leastOnLoud], primary),
    ...pair('accent', [palette.accent, palette.accentInk, leastOnLoud], primary),
  ];
}

type Pair = [fill: string, ink: string];

function primaryOf({ bg, tint, deep, brand, brandInk, accent, accentInk }: Palette): Pair {
  const everywhere = (fill: string) =>
    [bg, tint].every((ground) => wcagContrast(fill, ground) >= leastOnQuiet) && wcagContrast(fill, deep) >= leastOnLoud;
  return !everywhere(brand) && everywhere(accent) ? [accent, accentInk] : [brand, brandInk];
}

function pair(band: string, [ground, ink, least]: [string, string, number], primary: Pair): [string, string][] {
  const [fill, text] = wcagContrast(primary[0], ground) >= least ? primary : [ink, ground];
  return [
    [`--btn-${band}`, fill],
    [`--btn-${band}-ink`, text],
  ];
}

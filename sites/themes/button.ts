import { wcagContrast } from 'culori';
import type { Palette } from '../document.ts';

/** Least contrast between a filled button and a loud ground: its shape must be visible at a glance. */
const leastOnLoud = 2.5;
/** The same on a quiet ground, where the brand color is kept unless it all but vanishes. */
const leastOnQuiet = 1.25;

/**
 * Ground and ink of a filled button on each band: the brand color where it stands out, else the accent, else the
 * band's own pair turned around. Every pair returned is one that the palette has already solved for text.
 */
export function buttonProperties(palette: Palette): [string, string][] {
  return [
    ...pair('page', palette.bg, palette.ink, palette),
    ...pair('tint', palette.tint, palette.tintInk, palette),
    ...pair('deep', palette.deep, palette.deepInk, palette),
    ...pair('accent', palette.accent, palette.accentInk, palette),
  ];
}

function pair(band: string, ground: string, ink: string, palette: Palette): [string, string][] {
  const candidates: [string, string][] = [
    [palette.brand, palette.brandInk],
    [palette.accent, palette.accentInk],
  ];
  const least = band === 'page' || band === 'tint' ? leastOnQuiet : leastOnLoud;
  const [fill, text] = candidates.find(([color]) => wcagContrast(color, ground) >= least) ?? [ink, ground];
  return [
    [`--btn-${band}`, fill],
    [`--btn-${band}-ink`, text],
  ];
}

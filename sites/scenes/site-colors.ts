import type { Palette } from '../document/document.ts';
import { type Colors, mix } from './tones.ts';

/**
 * The colors of the scene library from a site's art roles. Figures' darkest tone lies below the darkest role, so
 * dark planes keep two steps; a night sky is no ground for dark figures, so a dark site's is its paper, dimmed.
 */
export function siteColors(palette: Palette): Colors {
  return {
    paper: palette.aLight,
    ink: mix(palette.aDark, '#000000', 0.45),
    brand: palette.aMain,
    brandDeep: palette.aDark,
    accent: palette.aPop,
    soft: palette.scheme === 'dark' ? mix(palette.aLight, palette.aSky, 0.16) : palette.aSky,
    leaf: palette.leaf,
  };
}

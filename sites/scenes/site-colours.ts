import type { Palette } from '../document.ts';
import { type Colours, mix } from './tones.ts';

/** The six colours of the scene library from a site's art roles. Figures' darkest tone lies below the darkest role, so that dark planes keep two steps. */
export function siteColours(palette: Palette): Colours {
  return {
    paper: palette.aLight,
    ink: mix(palette.aDark, '#000000', 0.45),
    brand: palette.aMain,
    brandDeep: palette.aDark,
    accent: palette.aPop,
    soft: palette.aSky,
  };
}

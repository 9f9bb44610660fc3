import { oklch } from 'culori';
import type { Palette, PhotoTone } from '../document/document.ts';

/** What a palette says about the photos that suit it. */
export interface PaletteHints {
  scheme: 'light' | 'dark';
  /** Chroma of its brand color in OKLCH, 0 to about 0.3. */
  chroma: number;
}

/** Factors of the CSS filters of the same names. */
export interface Grade {
  brightness: number;
  contrast: number;
  saturate: number;
}

/** A photo's standard deviation of lightness that looks neither dull nor harsh: the median of 426 photos. */
const usualSpread = 0.19;
/** Mean lightness of a good photo: the median is 0.57. */
const usualLightness = { light: 0.62, dark: 0.52 };
/** Part of the way from a photo to the usual one. More makes different photos look wrong. */
const share = 0.5;
const limits = { brightness: [0.92, 1.12], contrast: [0.94, 1.1], saturate: [0.8, 1.15] } as const;

export function hintsOf({ scheme, brand }: Pick<Palette, 'scheme' | 'brand'>): PaletteHints {
  return { scheme, chroma: oklch(brand)?.c ?? 0 };
}

/**
 * How to filter a photo so that it looks like one set with the other photos of a site: a part of the way to the usual
 * brightness, contrast and saturation, within narrow limits. Loud palettes get more saturated photos. White grounds stay
 * white, and a black and white photo stays as it is in saturation.
 */
export function gradeOf(tone: PhotoTone | undefined, { scheme, chroma }: PaletteHints): Grade {
  if (!tone) return { brightness: 1, contrast: 1, saturate: 1 };
  const usualChroma = Math.min(0.1, 0.05 + 0.2 * chroma);
  // A product on white, or a subject on black, is light or dark on purpose.
  const isOnGround = tone.white > 0.3 || tone.black > 0.3;
  return {
    brightness: isOnGround ? 1 : within('brightness', (usualLightness[scheme] / tone.lightness) ** share),
    contrast: isOnGround ? 1 : within('contrast', (usualSpread / tone.spread) ** share),
    saturate: tone.chroma < 0.012 ? 1 : within('saturate', (usualChroma / tone.chroma) ** share),
  };
}

function within(filter: keyof Grade, factor: number): number {
  const [least, most] = limits[filter];
  return Math.round(Math.min(most, Math.max(least, factor)) * 100) / 100;
}

import type { Palette } from '../document.ts';
import { hexOf, type Tone, toneOf } from './lightness.ts';

type ArtRole = 'aSky' | 'aGround' | 'aMain' | 'aDark' | 'aLight' | 'aPop' | 'aSoft';

/**
 * Colors of the drawings from the owner's two: the darker is the main figure, the brighter the pop. Lightness stays in
 * the steps that drawings need, and a main figure never turns olive: it goes neutral instead.
 */
export function artRoles(input: {
  scheme: Palette['scheme'];
  brand: string;
  accent: string;
  deep: string;
  base: Palette;
}): Record<ArtRole, string> {
  const [brand, accent] = [toneOf(input.brand), toneOf(input.accent)];
  const [darker, brighter] = brand.l <= accent.l + 0.08 ? [brand, accent] : [accent, brand];
  const main = within(neutralWhereOlive(darker), 0.34, 0.58);
  // Yellow is only yellow when it is bright.
  const pop = within(brighter, 0.66, isOlive(brighter) ? 0.93 : 0.84);
  const dark: Tone = { ...neutralWhereOlive(toneOf(input.deep)), l: main.l - 0.14 };
  const night = input.scheme === 'dark';
  return {
    aSky: hexOf({ l: night ? 0.33 : 0.905, c: night ? 0.03 : Math.min(0.042, 0.02 + main.c * 0.2), h: main.h }),
    aGround: hexOf({ l: night ? 0.24 : 0.8, c: Math.min(0.065, pop.c * 0.5), h: pop.h }),
    aMain: hexOf(main),
    aDark: hexOf({ ...dark, l: Math.max(0.2, Math.min(0.34, dark.l)), c: Math.min(dark.c, 0.08) }),
    aLight: hexOf({ l: 0.975, c: 0.012, h: pop.h }),
    aPop: hexOf(pop),
    aSoft: hexOf({ l: 0.7, c: Math.min(0.07, main.c * 0.6), h: main.h }),
  };
}

function within(tone: Tone, least: number, most: number): Tone {
  return { ...tone, l: Math.min(most, Math.max(least, tone.l)) };
}

/** Yellow-greens darkened turn olive; a neutral replaces them. */
function neutralWhereOlive(tone: Tone): Tone {
  return isOlive(tone) ? { ...tone, c: Math.min(tone.c, 0.015) } : tone;
}

function isOlive({ h }: Tone): boolean {
  return h > 85 && h < 130;
}

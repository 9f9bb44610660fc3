import type { Palette } from '../document/document.ts';
import { hexOf, type Tone, toneOf } from './lightness.ts';
import type { PalettePlan } from './palettes.ts';

type ArtRole = 'aSky' | 'aGround' | 'aMain' | 'aDark' | 'aLight' | 'aPop' | 'aSoft';

/**
 * Colors of the drawings: the darker of brand and accent is the main figure, the brighter the pop. Sky, earth and the soft
 * color come from a palette of ours, or from other hues than the figure's, because drawings in one hue look like a filter.
 * Lightness stays in the steps that drawings need, and a main figure never turns olive: it goes neutral instead.
 */
export function artRoles(input: {
  scheme: Palette['scheme'];
  brand: string;
  accent: string;
  deep: string;
  plan?: PalettePlan | undefined;
  /** The owner's third color, which is behind the figures. */
  third?: string | undefined;
  /** Black is the first color, or there are only grays: sky and earth are grays and the soft color is the owner's. */
  isBlack?: boolean | undefined;
}): Record<ArtRole, string> {
  const { plan, third, isBlack } = input;
  const [brand, accent] = [toneOf(input.brand), toneOf(input.accent)];
  const [darker, brighter] = brand.l <= accent.l + 0.08 ? [brand, accent] : [accent, brand];
  const main = within(neutralWhereOlive(darker), 0.34, 0.58);
  // Yellow is only yellow when it is bright.
  const pop = plan ? within(toneOf(plan.pop), 0.66, 0.93) : within(brighter, 0.66, isOlive(brighter) ? 0.93 : 0.84);
  const dark: Tone = { ...neutralWhereOlive(toneOf(input.deep)), l: main.l - 0.14 };
  const night = input.scheme === 'dark';
  const sky = plan
    ? toneOf(plan.sky)
    : third
      ? { l: 0.88, c: 0.065, h: toneOf(third).h }
      : { l: 0.905, c: isBlack ? 0.004 : 0.036, h: skyHue(main) };
  const earth = plan ? toneOf(plan.earth) : { l: 0.78, c: isBlack ? 0.006 : 0.062, h: earthHue(main) };
  return {
    aSky: hexOf(night && !plan ? { ...sky, l: 0.33, c: Math.min(sky.c, 0.03) } : sky),
    aGround: hexOf(night && !plan ? { ...earth, l: 0.24, c: Math.min(earth.c, 0.03) } : earth),
    aMain: hexOf(main),
    aDark: hexOf({ ...dark, l: Math.max(0.2, Math.min(0.34, dark.l)), c: Math.min(dark.c, 0.08) }),
    aLight: hexOf({ l: 0.975, c: Math.min(0.012, pop.c / 3), h: pop.h }),
    aPop: hexOf(pop),
    aSoft: hexOf({
      l: 0.72,
      c: Math.min(0.09, Math.max(0.05, accent.c * 0.6)),
      h: isBlack ? blackSoftHue([brand, accent]) : softHue(main, accent),
    }),
  };
}

/** Blue over warm figures, a warm morning over purple and pink ones, else the figure's own cool hue. */
function skyHue({ h, c }: Tone): number {
  if (c < 0.03 || h < 110) return 225;
  return h < 285 ? h : 55;
}

/** Green under warm figures, sand under cool ones. */
function earthHue({ h, c }: Tone): number {
  return c >= 0.03 && h > 20 && h < 110 ? 140 : 78;
}

/** The second color's hue, or one across from the figure's if the two are close. */
function softHue(main: Tone, accent: Tone): number {
  const apart = Math.abs(((main.h - accent.h + 540) % 360) - 180);
  return apart > 40 ? accent.h : (main.h + 150) % 360;
}

/** The owner's one hue, or the green of leaves, which is what the soft color mostly draws. */
function blackSoftHue(tones: Tone[]): number {
  return tones.find(({ c }) => c >= 0.035)?.h ?? 140;
}

function within(tone: Tone, least: number, most: number): Tone {
  return { ...tone, l: Math.min(most, Math.max(least, tone.l)) };
}

/** Yellow-greens darkened turn olive; a neutral replaces them. */
export function neutralWhereOlive(tone: Tone): Tone {
  return isOlive(tone) ? { ...tone, c: Math.min(tone.c, 0.015) } : tone;
}

export function isOlive({ h }: Pick<Tone, 'h'>): boolean {
  return h > 85 && h < 130;
}

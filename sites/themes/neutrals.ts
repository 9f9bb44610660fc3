import type { Palette } from '../document/document.ts';
import { random } from '../scenes/random.ts';
import { hexOf, type Tone, toneOf } from './lightness.ts';

/** How a site's grounds feel: near-white, tinted with the brand, warm paper, or dark. */
export type Mood = 'light' | 'tinted' | 'warm' | 'dark';

export interface NeutralGrounds {
  bg: string;
  tint: string;
  surface: string;
  /** Hue and chroma that the inks on these grounds share. */
  hue: number;
  chroma: number;
}

/** Page, quiet band and cards. Without a mood they keep the lightness the theme was drawn in; the hue is the brand's, or paper's for `warm`. */
export function neutralGrounds(input: {
  base: Palette;
  scheme: Palette['scheme'];
  mood: Mood | undefined;
  seed: number;
  brand: Tone;
}): NeutralGrounds {
  const { base, scheme, mood, seed, brand } = input;
  const asDrawn = mood === undefined && scheme === base.scheme;
  const steps = asDrawn ? drawnSteps(base, brand) : moodSteps[mood ?? scheme];
  const hue = mood === 'warm' ? 80 : brand.h;
  const vivid = brand.c < 0.035 && mood !== 'warm' ? 0.15 : 0.85 + random(`neutral${seed}`)() * 0.3;
  const ground = ({ l, c }: Step) => hexOf({ l, c: c * vivid, h: hue });
  const paperCards = scheme === 'dark' && base.scheme === 'dark' && toneOf(base.surface).l > 0.5;
  return {
    bg: ground(steps.bg),
    tint: ground(steps.tint),
    surface: ground(paperCards ? { l: toneOf(base.surface).l, c: 0.022 } : steps.surface),
    hue,
    chroma: 0.018 * vivid,
  };
}

interface Step {
  l: number;
  c: number;
}

type Steps = Record<'bg' | 'tint' | 'surface', Step>;

const moodSteps: Record<Mood, Steps> = {
  light: { bg: { l: 0.988, c: 0.004 }, tint: { l: 0.952, c: 0.014 }, surface: { l: 1, c: 0 } },
  tinted: { bg: { l: 0.965, c: 0.018 }, tint: { l: 0.922, c: 0.036 }, surface: { l: 0.99, c: 0.006 } },
  warm: { bg: { l: 0.97, c: 0.02 }, tint: { l: 0.925, c: 0.036 }, surface: { l: 0.988, c: 0.01 } },
  dark: { bg: { l: 0.2, c: 0.014 }, tint: { l: 0.25, c: 0.016 }, surface: { l: 0.285, c: 0.018 } },
};

/**
 * The drawn grounds' lightness and strength of color; paler than drawn where another hue would shout. A ground that was drawn in a
 * bright color, such as a yellow board, is the brand if that's as bright, else a light tint of it: at its lightness it would be mud.
 */
function drawnSteps(base: Palette, brand: Tone): Steps {
  const step = (color: string, most: number): Step => {
    const { l, c } = toneOf(color);
    return { l, c: Math.min(c, most) };
  };
  const ground = step(base.bg, 0.022);
  const isLoud = toneOf(base.bg).c > 0.1;
  const painted = brand.l >= 0.74 && brand.c >= 0.1 ? brand : { ...ground, l: Math.max(ground.l, 0.93) };
  return { bg: isLoud ? painted : ground, tint: step(base.tint, 0.04), surface: step(base.surface, 0.014) };
}

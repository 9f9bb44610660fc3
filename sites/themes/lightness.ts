import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Tone {
  l: number;
  c: number;
  h: number;
}

/** OKLCH of a hex colour; greys get hue 0. Throws for anything that is not a colour. */
export function toneOf(colour: string): Tone {
  const found = oklch(colour);
  if (!found) throw new Error(`Not a colour: ${colour}`);
  return { l: found.l, c: found.c, h: found.h ?? 0 };
}

/** Hex of a tone, its chroma lowered to what sRGB can show. */
export function hexOf({ l, c, h }: Tone): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));
}

/** The tone with the nearest lightness that reaches a contrast against every ground; black or white, whichever is better, if none does. */
export function legible(tone: Tone, grounds: readonly string[], minimum: number): string {
  const passes = (colour: string) => grounds.every((ground) => wcagContrast(colour, ground) >= minimum);
  for (let step = 0; step <= 100; step++) {
    for (const l of [tone.l - step / 100, tone.l + step / 100]) {
      if (l < 0 || l > 1) continue;
      const colour = hexOf({ ...tone, l });
      if (passes(colour)) return colour;
    }
  }
  const worst = (colour: string) => Math.min(...grounds.map((ground) => wcagContrast(colour, ground)));
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff';
}

export interface Filled {
  fill: string;
  ink: string;
}

/** A filled shape that carries text: the colour as it is when white or near-black ink reaches 4.5 on it, else the colour darkened until white does. */
export function filled(colour: string): Filled {
  const tone = toneOf(colour);
  const nearBlack = hexOf({ l: 0.16, c: Math.min(0.02, tone.c), h: tone.h });
  for (const ink of ['#ffffff', nearBlack]) if (wcagContrast(ink, colour) >= 4.5) return { fill: colour, ink };
  return { fill: legible({ ...tone, l: tone.l - 0.01 }, ['#ffffff'], 4.5), ink: '#ffffff' };
}

/** A quieter ink: a third of the way from `ink` to `ground`, or as far as 4.5 allows. */
export function quieter(ink: string, ground: string): string {
  const [from, to] = [toneOf(ink), toneOf(ground)];
  for (let share = 0.34; share > 0; share -= 0.02) {
    const colour = hexOf({ l: from.l + (to.l - from.l) * share, c: from.c + (to.c - from.c) * share, h: to.h });
    if (wcagContrast(colour, ground) >= 4.5) return colour;
  }
  return ink;
}

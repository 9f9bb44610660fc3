import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';

/** A color in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Tone {
  l: number;
  c: number;
  h: number;
}

/** OKLCH of a hex color; grays get hue 0. Throws for anything that is not a color. */
export function toneOf(color: string): Tone {
  const parsed = oklch(color);
  if (!parsed) throw new Error(`Not a color: ${color}`);
  return { l: parsed.l, c: parsed.c, h: parsed.h ?? 0 };
}

/** Hex of a tone, its chroma lowered to what sRGB can show. */
export function hexOf({ l, c, h }: Tone): string {
  return formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));
}

/** The tone with the nearest lightness that reaches a contrast against every ground; black or white, whichever is better, if none does. */
export function legible(tone: Tone, grounds: readonly string[], minimum: number): string {
  const passes = (color: string) => grounds.every((ground) => wcagContrast(color, ground) >= minimum);
  for (let step = 0; step <= 100; step++) {
    for (const l of [tone.l - step / 100, tone.l + step / 100]) {
      if (l < 0 || l > 1) continue;
      const color = hexOf({ ...tone, l });
      if (passes(color)) return color;
    }
  }
  const worst = (color: string) => Math.min(...grounds.map((ground) => wcagContrast(color, ground)));
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff';
}

export interface Filled {
  fill: string;
  ink: string;
}

/** A filled shape that carries text: the color as it is when white or near-black ink reaches 4.5 on it, else the color darkened until white does. */
export function filled(color: string): Filled {
  const tone = toneOf(color);
  const nearBlack = hexOf({ l: 0.16, c: Math.min(0.02, tone.c), h: tone.h });
  for (const ink of ['#ffffff', nearBlack]) if (wcagContrast(ink, color) >= 4.5) return { fill: color, ink };
  return { fill: legible({ ...tone, l: tone.l - 0.01 }, ['#ffffff'], 4.5), ink: '#ffffff' };
}

/** A quieter ink: a third of the way from `ink` to `ground`, or as far as 4.5 allows. */
export function quieter(ink: string, ground: string): string {
  const [from, to] = [toneOf(ink), toneOf(ground)];
  for (let share = 0.34; share > 0; share -= 0.02) {
    const color = hexOf({ l: from.l + (to.l - from.l) * share, c: from.c + (to.c - from.c) * share, h: to.h });
    if (wcagContrast(color, ground) >= 4.5) return color;
  }
  return ink;
}

import { z } from 'zod';
import { toneOf } from './lightness.ts';
import type { Mood } from './neutrals.ts';
import data from './palettes.yaml';
import { isRefused, refusesBlack } from './refused-colors.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/);

const file = z.strictObject({
  families: z.record(z.string(), z.array(z.string()).min(1)),
  palettes: z.record(
    z.string(),
    z.strictObject({
      moods: z.array(z.string()).min(1),
      ground: color,
      tint: color,
      brand: color,
      complement: color,
      sky: color,
      earth: color,
      pop: color,
    }),
  ),
});

const { families, palettes } = file.parse(data);

/** A palette of palettes.yaml with its name there. */
export type PalettePlan = z.infer<typeof file>['palettes'][string] & { name: string };

export const palettePlans: PalettePlan[] = Object.entries(palettes).map(([name, plan]) => ({ name, ...plan }));

/** Families of trades with the moods that suit them. */
export const familyMoods: Readonly<Record<string, readonly string[]>> = families;

/**
 * The palettes for a family of trades whose ground has the mood asked for, without colors that the owner refuses; without a mood,
 * light ones and few at night.
 */
export function plansFor(family: string, mood: Mood | undefined, refused: readonly string[] = []): PalettePlan[] {
  const moods = families[family] ?? families.unknown ?? [];
  const wanted = palettePlans.filter((plan) => !plansRefused(plan, refused));
  const moody = mood ? wanted.filter((plan) => moodOfGround(plan.ground) === mood) : wanted;
  const fitting = moody.length > 0 ? moody : wanted;
  const suited = fitting.filter((plan) => plan.moods.some((name) => moods.includes(name)));
  return suited.length > 0 ? suited : fitting;
}

/** A black ground doesn't count: `solvePalette` gives it a color. */
function plansRefused({ ground, tint, brand, complement, pop }: PalettePlan, refused: readonly string[]): boolean {
  const hues = refused.filter((color) => !refusesBlack([color]));
  return [brand, complement, pop].some((color) => isRefused(color, refused)) || [ground, tint].some((color) => isRefused(color, hues));
}

/** What a ground feels like: dark, warm paper, near white, or tinted. */
export function moodOfGround(ground: string): Mood {
  const { l, c } = toneOf(ground);
  if (l < 0.5) return 'dark';
  if (isCream(ground)) return 'warm';
  return l > 0.98 || c < 0.003 ? 'light' : 'tinted';
}

/** A light ground that is yellow to the eye: the color that half of all generated sites have. */
export function isCream(ground: string): boolean {
  const { l, c, h } = toneOf(ground);
  return l > 0.9 && c > 0.009 && h > 40 && h < 112;
}

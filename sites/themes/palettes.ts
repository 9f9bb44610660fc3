import { z } from 'zod';
import { toneOf } from './lightness.ts';
import type { Mood } from './neutrals.ts';
import data from './palettes.yaml';

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

/** A palette of ours by its name, as it stands in palettes.yaml. */
export type PalettePlan = z.infer<typeof file>['palettes'][string] & { name: string };

export const palettePlans: PalettePlan[] = Object.entries(palettes).map(([name, plan]) => ({ name, ...plan }));

/** Families of trades with the moods that suit them. */
export const familyMoods: Readonly<Record<string, readonly string[]>> = families;

/** The palettes for a family of trades whose ground has the mood asked for; without a mood, light ones and few at night. */
export function plansFor(family: string, mood: Mood | undefined): PalettePlan[] {
  const moods = families[family] ?? families.unknown ?? [];
  const fitting = mood ? palettePlans.filter((plan) => moodOfGround(plan.ground) === mood) : palettePlans;
  const suited = fitting.filter((plan) => plan.moods.some((name) => moods.includes(name)));
  return suited.length > 0 ? suited : fitting;
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

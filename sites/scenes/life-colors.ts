import { clampChroma, differenceEuclidean, formatHex, oklch, wcagContrast } from 'culori';
import { z } from 'zod';
import data from './life-colors.yaml';
import { mix } from './tones.ts';

const tone = z.tuple([z.number().min(0).max(1), z.number().min(0).max(0.3), z.number().min(0).max(360)]);
const lifeColors = z.record(z.string(), tone).parse(data);

/** Least contrast of a figure to its ground: from about here on, its outline is seen before its parts. */
export const leastSeen = 1.6;
/** Least difference in OKLab of two colors of one figure that touch. */
const leastApart = 0.1;
/** The share of its chroma that a color keeps when it's moved. A yellow on a yellow ground is darkened, not whitened. */
const leastKept = 0.6;
/** How far lightness may move. */
const mostMoved = 0.3;
/** A color of life takes so much of the page's brand, so that a drawing belongs to its page. */
const brandShare = 0.08;

/** Where a color of life is seen. */
export interface Surroundings {
  ground: string;
  /** The page's brand color. */
  brand: string;
  /** Least contrast to the ground, `leastSeen` when absent. */
  seen?: number;
  /** Another color of the figure, which this one touches. */
  touches?: string | undefined;
  /** A color in place of the one in life, for an owner who doesn't want that. */
  instead?: string | undefined;
}

/** A color, its shaded part, its highlight and a color for lines on it. */
type Shades = readonly [color: string, shade: string, light: string, line: string];

/** Colors of the pages made last: a site asks for the same ones hundreds of times. */
const cache = new Map<string, Shades>();
const mostCached = 2000;

/** A color of life as it's seen there. Throws for a name that isn't in life-colors.yaml. */
export function lifeColor(name: string, { ground, brand, seen = leastSeen, touches, instead }: Surroundings): Shades {
  const key = [name, ground, brand, seen, touches, instead].join();
  const known = cache.get(key);
  if (known) return known;
  const shades = shadesOf(name, { ground, brand, seen, touches, instead });
  if (cache.size >= mostCached) cache.clear();
  cache.set(key, shades);
  return shades;
}

function shadesOf(name: string, { ground, brand, seen, touches, instead }: Surroundings & { seen: number }): Shades {
  const [l, c, h] = instead ? partsOf(instead) : inLife(name);
  const taken = oklch(mix(hexOf(l, c, h), brand, brandShare)) ?? { c, h };
  const at = (lightness: number) => hexOf(lightness, taken.c, hueAt(lightness, l, taken.h ?? h));
  const isSeen = (color: string) =>
    wcagContrast(color, ground) >= seen &&
    (touches === undefined || distance(color, touches) >= leastApart) &&
    (oklch(color)?.c ?? 0) >= taken.c * leastKept;
  const best = nearest(l, at, isSeen) ?? farthest(l, at, ground);
  return [at(best), at(best - 0.1), at(best + 0.11), at(best < 0.55 ? best + 0.3 : best - 0.28)];
}

/** Lightness, chroma and hue of a color in life. */
export function inLife(name: string): [l: number, c: number, h: number] {
  const color = lifeColors[name];
  if (!color) throw new Error(`No color of life is named ${name}.`);
  return color;
}

/** A color in life as hex. */
export function lifeHex(name: string): string {
  return hexOf(...inLife(name));
}

function partsOf(color: string): [l: number, c: number, h: number] {
  const { l = 0, c = 0, h = 0 } = oklch(color) ?? {};
  return [l, c, h];
}

/** True if the eye sees no color. */
export function isGray(color: string): boolean {
  return (oklch(color)?.c ?? 0) < 0.035;
}

const distance = differenceEuclidean('oklab');

/** The lightness nearest to that of life at which the color is seen. */
function nearest(l: number, at: (l: number) => string, isSeen: (color: string) => boolean): number | undefined {
  for (let step = 0; step <= mostMoved; step += 0.02)
    for (const moved of [l - step, l + step]) if (moved > 0.1 && moved < 0.97 && isSeen(at(moved))) return moved;
  return undefined;
}

function farthest(l: number, at: (l: number) => string, ground: string): number {
  const [darker, lighter] = [Math.max(0.15, l - mostMoved), Math.min(0.95, l + mostMoved)];
  return wcagContrast(at(darker), ground) > wcagContrast(at(lighter), ground) ? darker : lighter;
}

/** Yellow in the shade is brown or orange, not olive. */
function hueAt(lightness: number, lifeLightness: number, h: number): number {
  return h > 50 && h < 100 ? h - Math.max(0, lifeLightness - lightness) * 70 : h;
}

function hexOf(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

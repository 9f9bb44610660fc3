import { wcagContrast } from 'culori';
import type { Palette } from '../document/document.ts';
import { lifeColor } from '../scenes/life-colors.ts';
import { mix } from '../scenes/tones.ts';
import { hexOf, legible, toneOf } from './lightness.ts';

/**
 * Colors that variants need beside a palette's roles, computed from them so that any palette fits any structure: a ladder of
 * five grounds from the page to the loud band, the painted outline and the holes of a pegboard, the edges of a rail, film
 * around photos, the ring around what has the focus, the shade of painted letters, the shadow that things cast on the page, and
 * the green of pressed plants.
 */
export function derivedProperties(palette: Palette): [string, string][] {
  const known = cache.get(palette);
  if (known) return known;
  const properties = solve(palette);
  cache.set(palette, properties);
  return properties;
}

/** Every page of a site asks for the same ones. */
const cache = new WeakMap<Palette, [string, string][]>();

function solve(palette: Palette): [string, string][] {
  return [
    ...ladder(palette),
    ...board(palette),
    ...rail(palette),
    ...film(palette),
    ...ring(palette),
    ['--painted', paintersShade(palette)],
    ['--cast', cast(palette)],
    ['--leaf', lifeColor('leaf', { ground: palette.bg, brand: palette.brand, instead: palette.leaf })[0]],
  ];
}

/** `--g1` to `--g5`, each with the ink that reaches 4.5 on it. */
function ladder({ bg, ink, tint, tintInk, deep, deepInk }: Palette): [string, string][] {
  const steps = [
    [0.3, 0.24, 0.18, 0.12],
    [0.68, 0.74, 0.8, 0.86, 0.6, 0.52],
  ].map((shares) => clearest(shares.map((share) => mix(tint, deep, share))));
  const grounds: [string, string][] = [[bg, ink], [tint, tintInk], ...steps, [deep, deepInk]];
  return grounds.flatMap(([ground, text], index): [string, string][] => [
    [`--g${index + 1}`, ground],
    [`--g${index + 1}-ink`, text],
  ]);
}

/** The first ground on which ink reaches 7, else the one where it comes nearest: on a middle tone no ink reads well. */
function clearest(grounds: string[]): [string, string] {
  const pairs = grounds.map((ground): [string, string] => [ground, inkOn(ground)]);
  const contrast = (pair: [string, string]) => wcagContrast(...pair);
  return pairs.find((pair) => contrast(pair) >= 7) ?? pairs.reduce((best, pair) => (contrast(pair) > contrast(best) ? pair : best));
}

function inkOn(ground: string): string {
  const { l, h } = toneOf(ground);
  return legible({ l: l < 0.62 ? 0.985 : 0.2, c: 0.02, h }, [ground], 4.5);
}

/** The board's own color darker, so that paint on yellow stays yellow; a gray board takes the brand's hue, a dark one is lighter in paint. */
function board({ bg, brand, scheme }: Palette): [string, string][] {
  const [ground, owner] = [toneOf(bg), toneOf(brand)];
  const paint = ground.c < 0.03 ? { c: Math.max(ground.c, Math.min(0.04, owner.c)), h: owner.h } : ground;
  const step = scheme === 'dark' ? 0.12 : -0.12;
  return [
    ['--shade', hexOf({ ...paint, l: ground.l + step })],
    ['--hole', hexOf({ ...paint, l: ground.l + step / 2.4 })],
  ];
}

function rail({ deep, deepInk }: Palette): [string, string][] {
  return [
    ['--rail', mix(deep, deepInk, 0.2)],
    ['--lip', mix(deep, '#000000', 0.4)],
  ];
}

/** The black of a film strip with a trace of the brand's hue, and its edge lettering. */
function film({ brand, aPop }: Palette): [string, string][] {
  const ground = hexOf({ l: 0.16, c: 0.008, h: toneOf(brand).h });
  return [
    ['--film', ground],
    ['--film-ink', legible({ ...toneOf(aPop), l: 0.83 }, [ground], 7)],
  ];
}

/** Least contrast between the two tones of a focus ring: 3 times 3, so on any ground one of them has at least 3. */
export const ringContrast = 9;

/** `--ring` in the palette's focus color, as deep as the light gap beside it needs; the other way round at night. */
function ring({ scheme, focus }: Palette): [string, string][] {
  const tone = toneOf(focus);
  const gap = hexOf({ ...tone, l: scheme === 'dark' ? 0.14 : 0.99, c: 0.01 });
  return [
    ['--ring', legible(tone, [gap], ringContrast)],
    ['--ring-gap', gap],
  ];
}

/** Darker than any page: on a dark one a shadow in the loud color would be a glow. */
function cast({ bg }: Palette): string {
  const { l, c, h } = toneOf(bg);
  return hexOf({ l: Math.min(0.24, l * 0.5), c: Math.min(0.03, c), h });
}

/** Letters up to this size have no shade. */
const smallShadelessPx = 48;

/**
 * The shade that a painter gives large letters: a line of the ground, then the second color and its edge down to the right. Dark letters have
 * none. Below small ones, where it would only blur them, all of it lies hidden under the letter: their ground's color is on top.
 */
function paintersShade({ deepInk }: Palette): string {
  if (toneOf(deepInk).l < 0.6) return 'none';
  const steps: [number, string][] = [
    [0.02, 'deep'],
    [0.034, 'deep'],
    [0.05, 'accent'],
    [0.066, 'accent'],
    [0.082, 'lip'],
    [0.098, 'lip'],
  ];
  const shade = ([share, color]: [number, string]) => {
    const by = `clamp(0px,(1em - ${smallShadelessPx}px)*99,${share}em)`;
    return `${by} ${by} 0 var(--${color})`;
  };
  return steps.map(shade).join(',');
}

import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import type { Palette } from '../document/document.ts';
import { readColors } from './color-words.ts';
import { toneOf } from './lightness.ts';
import { moodOfColors } from './owner-colors.ts';
import { contrastPairs, solvePalette } from './palette.ts';
import { themes } from './theme.ts';

/** What the page, the buttons and the second color must be: a hue in degrees, or a neutral. */
type Expected = Record<'bg' | 'brand' | 'accent', number | 'black' | 'charcoal' | 'white' | 'gray'>;

const [gold, red, navy, green, orange, pink, teal, blue, cream] = [90, 25, 263, 148, 43, 355, 199, 253, 95];
const named: [style: string, Partial<Expected>][] = [
  ['luxury black and gold', { bg: 'black', brand: gold, accent: gold }],
  ['navy and red', { brand: navy, accent: red }],
  ['barn red and white, practical', { bg: 'white', brand: red, accent: red }],
  ['black and white', { bg: 'white', brand: 'black', accent: 'gray' }],
  ['red and black, old school', { bg: 'black', brand: red, accent: red }],
  ['classic barber, black, red, gold', { bg: 'black', brand: red, accent: gold }],
  ['quiet, cream and dark green, no pink', { bg: cream, brand: green, accent: green }],
  ['navy and brass', { brand: navy, accent: gold }],
  ['blue and white, like the magnet on the truck', { bg: 'white', brand: blue, accent: blue }],
  ['charcoal and orange', { bg: 'black', brand: orange, accent: orange }],
  ['black and cream, bird on the sign', { bg: cream, brand: 'black', accent: 'gray' }],
  ['pink and grey', { brand: pink, accent: 'gray' }],
  ['black, hot pink', { bg: 'black', brand: 0, accent: 0 }],
  ['desert, red and turquoise but not too much', { brand: red, accent: teal - 5 }],
  ['sencillo, rojo y negro', { bg: 'black', brand: red, accent: red }],
  ['azul marino y dorado', { brand: navy, accent: gold }],
  ['forest green and gold', { brand: 152, accent: gold }],
  ['burgundy and cream', { bg: cream, brand: 10, accent: 10 }],
  ['teal and burnt orange', { brand: teal, accent: 48 }],
  ['gold and black', { bg: 'black', brand: gold, accent: gold }],
  ['silver and royal blue', { brand: 265, accent: 'gray' }],
  ['soft sage green & cream', { bg: cream, brand: 145, accent: 145 }],
  ['gray and white', { bg: 'white', brand: 'charcoal', accent: 'gray' }],
];

describe.each(named)('%s', (style, expected) => {
  test.each(themes.all)('are the colors of a site in $name', ({ base }) => {
    const { colors } = readColors(style);
    const palette = solvePalette({ base, colors, mood: moodOfColors(colors), seed: 3 });
    const found = Object.fromEntries(Object.entries(expected).map(([role, one]) => [role, judged(palette[role as keyof Expected], one)]));
    expect(found).toEqual(expected);
    expect(contrastPairs.filter(([ink, ground, least]) => wcagContrast(palette[ink], palette[ground]) < least)).toEqual([]);
  });
});

/** What was expected if the color is that, else what it is. */
function judged(color: string, expected: Expected[keyof Expected]): number | string {
  const { l, c, h } = toneOf(color);
  if (typeof expected === 'number') return c > 0.015 && Math.abs(((h - expected + 540) % 360) - 180) < 8 ? expected : `${color}, hue ${h}`;
  const isIt = { black: l < 0.26, charcoal: l > 0.26 && l < 0.36, white: l > 0.985, gray: l > 0.4 && l < 0.85 }[expected] && c < 0.012;
  return isIt ? expected : color;
}

test.each([
  ['calm, dark green, no bamboo', ['#1f4d2e'], 'calm'],
  ['adobe, warm, not pink', ['#b9643f'], 'warm'],
  ['soft green, clean', ['#7aaa7e'], 'clean'],
  ['green instead of blue', ['#2f7d3b'], ''],
  ['big pictures, lots of space', [], 'big pictures lots of space'],
  ['white, but no black', ['#ffffff'], ''],
  ['like my grandmother’s golden rose garden', ['#d4af37'], 'like my grandmothers rose garden'],
])('%s', (style, colors, rest) => {
  expect(readColors(style)).toMatchObject({ colors, rest });
});

describe('colors that aren’t wanted, and words that only seem to refuse them', () => {
  test.each([
    ['anything but red', []],
    ['anything but blue or green, warm', []],
    ['todo, menos rojo', []],
    ['non red', []],
    ['blue, avoid', []],
    ['white, red and pink, avoid', ['#ffffff']],
    ['colors to avoid: pink and purple', []],
    ['sin rojo ni azul, blanco', ['#ffffff']],
    ['no pink or bright green, navy', ['#14284b']],
    ['no more red', []],
    ['no-nonsense navy and white', ['#14284b', '#ffffff']],
    ['no nonsense blue and white', ['#1f5fa8', '#ffffff']],
    ['nothing fancy just blue and white', ['#1f5fa8', '#ffffff']],
    ['not just navy', ['#14284b']],
    ['without a doubt blue', ['#1f5fa8']],
    ['nothing but navy', ['#14284b']],
    ['no more than two colors, navy', ['#14284b']],
    ['anything but boring: navy', ['#14284b']],
    ['less red more blue', ['#1f5fa8']],
    ['no brown, solo azul', ['#1f5fa8']],
  ])('%s', (style, colors) => {
    expect(readColors(style).colors).toEqual(colors);
  });
});

describe('shades after a color, plurals and Spanish names', () => {
  test.each([
    ['rojo oscuro y crema', ['#810018', '#f7efd9']],
    ['azul claro', ['#7ba7dd']],
    ['gris oscuro', ['#4f5356']],
    ['blues and grays', ['#1f5fa8', '#808488']],
    ['greens', ['#2f7d3b']],
    ['sky blues and whites', ['#5aa6d8', '#ffffff']],
    ['café y blanco', ['#6b4428', '#ffffff']],
    ['vino y crema', ['#6d1a2d', '#f7efd9']],
    ['azul rey', ['#1c49b8']],
    ['verdes y grises', ['#2f7d3b', '#808488']],
  ])('%s', (style, colors) => {
    expect(readColors(style).colors).toEqual(colors);
  });
});

test.each([
  'black owned, family run',
  'mint condition cars',
  'blue collar, honest',
  'orange county surf style',
  'like a golden retriever',
  'Red Rock Canyon',
  'white glove',
  'cozy café feel',
])('%s names no color', (style) => {
  expect(readColors(style).colors).toEqual([]);
});

describe('grayish and pale colors make a site by themselves', () => {
  test.each<[string, Expected['bg'] | undefined, Expected['brand']]>([
    ['taupe and white', 'white', 65],
    ['dark gray', undefined, 'charcoal'],
    ['white and ivory', 'white', 'charcoal'],
    ['cream', cream, 'charcoal'],
    ['clean white', 'white', 'charcoal'],
    ['black and taupe', 'black', 65],
  ])('%s', (style, bg, brand) => {
    const { colors } = readColors(style);
    for (const { base } of themes.all) {
      const palette = solvePalette({ base, colors, mood: moodOfColors(colors), seed: 3 });
      expect([bg && judged(palette.bg, bg), judged(palette.brand, brand)]).toEqual([bg, brand]);
      expect(contrastPairs.filter(([ink, ground, least]) => wcagContrast(palette[ink], palette[ground]) < least)).toEqual([]);
    }
  });
});

test('gray and black buttons are pale on a dark page', () => {
  for (const color of ['#808488', '#111111'])
    for (const { base } of themes.all) {
      const { bg, brand } = solvePalette({ base, colors: [color], mood: 'dark', seed: 3 });
      expect(wcagContrast(bg, brand)).toBeGreaterThan(4.5);
    }
});

test('an owner’s black is the loud band of a light page if it comes first', () => {
  const colors = ['#101010', '#d4af37'];
  const light: Palette[] = themes.all.map(({ base }) => solvePalette({ base, colors, mood: 'light', seed: 3 }));
  expect(new Set(light.map(({ deep }) => deep))).toEqual(new Set(['#101010']));
  expect(new Set(light.map(({ brand, accent }) => `${brand} ${accent}`))).toEqual(new Set(['#d4af37 #101010']));
});

test('a yellow that darkens to olive leaves links and rings neutral on a light page', () => {
  for (const { base } of themes.all) {
    const { link, focus } = solvePalette({ base, colors: ['#d4af37'], mood: 'light', seed: 3 });
    expect([toneOf(link).c, toneOf(focus).c].every((chroma) => chroma < 0.02)).toBe(true);
  }
});

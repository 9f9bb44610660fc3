import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { type Palette, paletteSchema } from '../document/document.ts';
import { families } from '../families/families.ts';
import { hexOf, toneOf } from './lightness.ts';
import type { Mood } from './neutrals.ts';
import { contrastPairs, solvePalette } from './palette.ts';
import { familyMoods, isCream, moodOfGround, palettePlans } from './palettes.ts';
import { themes } from './theme.ts';

const moods: (Mood | undefined)[] = ['light', 'tinted', 'warm', 'dark', undefined];
/** 16 steps of each channel: 4,096 colors. */
const everyColor = channels(16);
/** Each theme checks an eighth of them, and the next theme the next eighth, so eight themes cover all of them. */
const shares = 8;
const shareOf = (turn: number) =>
  everyColor.filter((_, index) => (Math.floor(index / 256) + Math.floor(index / 16) + index) % shares === turn % shares);

describe.each(themes.all.map((theme, turn) => ({ ...theme, turn })))('$name', ({ base, turn }) => {
  test('its drawn palette passes every pair', () => {
    expect(failures(base)).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('every color passes every pair in a %s mood, and nearly all stay on the button', (mood) => {
    const colors = shareOf(turn);
    let kept = 0;
    for (const color of colors) {
      const palette = solvePalette({ base, colors: [color], mood, seed: 7 });
      if (failures(palette).length) expect.fail(`${color}: ${failures(palette).join(', ')}`);
      if (palette.brand === color) kept++;
    }
    expect(kept / colors.length).toBeGreaterThan(0.94);
  });

  test.each(['#ffff00', '#ffffff', '#000000', '#808080', '#00ff00', '#777676'])(
    '%s alone or beside another passes in every mood',
    (color) => {
      for (const mood of moods) {
        for (const colors of [[color], [color, '#ff00aa'], ['#0a3d91', color]]) {
          const palette = solvePalette({ base, colors, mood, seed: 11 });
          expect(failures(palette)).toEqual([]);
          expect(paletteSchema.parse(palette)).toEqual(palette);
        }
      }
    },
  );

  test('it stays as drawn for an owner without a color, or with the colors it was drawn in', () => {
    for (const colors of [[], ['red; background:url(//evil.example)'], [base.brand, base.accent]]) {
      expect(solvePalette({ base, colors, seed: 1 })).toBe(base);
    }
  });
});

test('an owner’s two colors become the button and the accent', () => {
  const palette = solvePalette({ base: drawn('foothill'), colors: ['#0a3d91', '#ffb000'], seed: 3 });
  expect([palette.brand, palette.accent]).toEqual(['#0a3d91', '#ffb000']);
});

test('the first saturated color is the brand, whatever grays stand before it', () => {
  expect(solvePalette({ base: drawn('strata'), colors: ['#ffffff', '#222222', '#7c3aed'], seed: 3 }).brand).toBe('#7c3aed');
});

test('without a second color the accent is the first one, lighter or darker', () => {
  for (const color of ['#7c3aed', '#c8102e', '#7c1d1a', '#1f5a45']) {
    for (const mood of ['light', 'dark'] as const) {
      const accent = toneOf(solvePalette({ base: drawn('signboard'), colors: [color], mood, seed: 3 }).accent);
      expect(degreesApart(accent.h, toneOf(color).h)).toBeLessThan(6);
      expect(Math.abs(accent.l - toneOf(color).l)).toBeGreaterThan(0.05);
    }
  }
});

test('the owner’s color is a surface: a red or yellow loud band, never an olive one', () => {
  for (const color of ['#e4002b', '#ffd400', '#ffff00', '#1d4ed8']) {
    expect(solvePalette({ base: drawn('signboard'), colors: [color], seed: 3 }).deep).toBe(color);
  }
});

test('a page at night has a neutral loud band for a lime or yellow brand, not an olive one', () => {
  for (const color of ['#ffff00', '#c6e000', '#e8d100', '#a3c400']) {
    expect(toneOf(solvePalette({ base: drawn('signboard'), colors: [color], mood: 'dark', seed: 3 }).deep).c).toBeLessThan(0.03);
  }
});

test('drawings are not in one hue: sky and earth differ from the figure', () => {
  for (const h of [20, 60, 150, 260, 330]) {
    const { aMain, aGround } = solvePalette({ base: drawn('foothill'), colors: [hexOf({ l: 0.5, c: 0.14, h })], seed: 3 });
    expect(degreesApart(toneOf(aMain).h, toneOf(aGround).h)).toBeGreaterThan(30);
  }
});

describe.each(palettePlans)('the palette $name', (plan) => {
  test('passes every pair with every theme', () => {
    for (const { base } of themes.all) {
      const palette = solvePalette({ base, colors: [], plan, seed: 3 });
      expect(failures(palette)).toEqual([]);
      expect(paletteSchema.parse(palette)).toEqual(palette);
      expect(palette.bg).toBe(plan.ground);
    }
  });
});

test('every family of trades has moods, every mood a palette, and at most one light ground in eight is cream', () => {
  expect(Object.keys(familyMoods).sort()).toEqual(families.map(({ key }) => key).sort());
  const known = new Set(palettePlans.flatMap(({ moods }) => moods));
  expect(
    Object.values(familyMoods)
      .flat()
      .filter((mood) => !known.has(mood)),
  ).toEqual([]);
  const light = palettePlans.filter(({ ground }) => moodOfGround(ground) !== 'dark');
  expect(light.filter(({ ground }) => isCream(ground)).length).toBeLessThanOrEqual(light.length / 8);
});

test('a mood changes the grounds and nothing about the button', () => {
  const solved = moods.map((mood) => solvePalette({ base: drawn('herbarium'), colors: ['#1d4ed8'], mood, seed: 3 }));
  expect(new Set(solved.map((palette) => palette.bg)).size).toBe(moods.length);
  expect(new Set(solved.map((palette) => palette.brand))).toEqual(new Set(['#1d4ed8']));
});

test('neutral grounds carry the hue of the brand', () => {
  for (const h of [20, 150, 260, 330]) {
    const { bg } = solvePalette({ base: drawn('foothill'), colors: [hexOf({ l: 0.5, c: 0.14, h })], mood: 'tinted', seed: 3 });
    expect(Math.abs(toneOf(bg).h - h)).toBeLessThan(12);
  }
});

test('the same request gives the same palette', () => {
  const request = { base: drawn('clock'), colors: ['#15803d'], mood: 'warm', seed: 42 } as const;
  expect(solvePalette(request)).toEqual(solvePalette(request));
});

function failures(palette: Palette): string[] {
  return contrastPairs
    .filter(([foreground, background, minimum]) => wcagContrast(palette[foreground], palette[background]) < minimum)
    .map(([foreground, background]) => `${foreground} on ${background}`);
}

function degreesApart(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}

function drawn(name: string): Palette {
  const theme = themes.all.find((candidate) => candidate.name === name);
  if (!theme) throw new Error(`No theme ${name}.`);
  return theme.base;
}

function channels(steps: number): string[] {
  const values = Array.from({ length: steps }, (_, step) =>
    Math.round((step * 255) / (steps - 1))
      .toString(16)
      .padStart(2, '0'),
  );
  return values.flatMap((red) => values.flatMap((green) => values.map((blue) => `#${red}${green}${blue}`)));
}

import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { sceneryOn } from '../objects/stage.ts';
import { siteColors } from '../scenes/site-colors.ts';
import { onGround, tones } from '../scenes/tones.ts';
import { readColors } from './color-words.ts';
import { derivedProperties, ringContrast } from './derived.ts';
import { solvePalette } from './palette.ts';
import { isRefused } from './refused-colors.ts';
import { themes } from './theme.ts';

test('the shade of painted letters lies hidden below those of up to 48 px, under the color of their ground', () => {
  const palette = solvePalette({ base: themes.named('signboard').base, colors: [], mood: undefined, seed: 1 });
  const shades = new Map(derivedProperties(palette)).get('--painted')?.split(/,(?=clamp)/) ?? [];
  expect(shades.length).toBeGreaterThan(2);
  for (const shade of shades) expect(shade).toMatch(/^(clamp\(0px,\(1em - 48px\)\*99,[\d.]+em\)) \1 0 /);
  expect(shades[0]).toContain('var(--deep)');
});

test('leaves are gray on the page and in scenery for an owner who wants no green, and green for others', () => {
  const leavesOf = (refused: string[]) => {
    const palette = solvePalette({ base: themes.named('herbarium').base, colors: ['#7c1d1a'], refused, seed: 3 });
    const scenery = (['paper', 'soft', 'brand', 'deep'] as const).map((on) => sceneryOn(onGround(tones(siteColors(palette)), on)).plant);
    return [new Map(derivedProperties(palette)).get('--leaf') ?? '', ...scenery];
  };
  const { refused } = readColors('No green');
  expect(leavesOf(refused).filter((color) => isRefused(color, refused))).toEqual([]);
  expect(leavesOf(readColors('no pink').refused).filter((color) => !isRefused(color, refused))).toEqual([]);
});

test.each(themes.all)(
  '$name: words can be read on every step of the ladder and on film, and the focus ring shows on any ground, whatever the colors',
  ({ base }) => {
    for (const colors of [[], ['#ffee00'], ['#0a3d91', '#ffb000'], ['#e4002b', '#ffd400'], ['#111111'], ['#7c3aed']]) {
      for (const mood of ['light', 'tinted', 'warm', 'dark', undefined] as const) {
        const properties = new Map(derivedProperties(solvePalette({ base, colors, mood, seed: 3 })));
        const of = (name: string) => properties.get(name) ?? '';
        for (const step of [1, 2, 3, 4, 5]) expect(wcagContrast(of(`--g${step}-ink`), of(`--g${step}`))).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(of('--film-ink'), of('--film'))).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(of('--ring'), of('--ring-gap'))).toBeGreaterThanOrEqual(ringContrast);
      }
    }
  },
);

import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { derivedProperties, ringContrast } from './derived.ts';
import { solvePalette } from './palette.ts';
import { themes } from './theme.ts';

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

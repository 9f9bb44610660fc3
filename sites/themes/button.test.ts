import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { buttonProperties } from './button.ts';
import { solvePalette } from './palette.ts';
import { themes } from './theme.ts';

describe.each(themes.all)('$name', ({ base }) => {
  const properties = new Map(buttonProperties(base));
  const grounds = { page: base.bg, tint: base.tint, deep: base.deep, accent: base.accent };

  test.each(Object.entries(grounds))('a filled button on the %s band is readable and stands out', (band, ground) => {
    const fill = properties.get(`--btn-${band}`) ?? '';
    expect(wcagContrast(properties.get(`--btn-${band}-ink`) ?? '', fill)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(fill, ground)).toBeGreaterThanOrEqual(band === 'deep' || band === 'accent' ? 2.5 : 1.25);
  });
});

test('a site has one primary button color', () => {
  for (const { base } of themes.all) {
    for (const colors of [[], ['#ffee00'], ['#e4002b', '#ffd400'], ['#0a3d91', '#ffb000'], ['#2f6b3a']]) {
      const palette = solvePalette({ base, colors, seed: 5 });
      const properties = new Map(buttonProperties(palette));
      const fills = ['page', 'tint', 'deep', 'accent'].map((band) => properties.get(`--btn-${band}`));
      const turned = [palette.deepInk, palette.accentInk, palette.ink, palette.tintInk];
      expect(new Set(fills.filter((fill) => fill && !turned.includes(fill))).size).toBeLessThanOrEqual(1);
    }
  }
});

import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { buttonProperties } from './button.ts';
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

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allThemes } from '../../themes/theme.ts';
import { bandsFor } from './assign-variants.ts';

const kinds = [
  'hero',
  'intro',
  'services',
  'statement',
  'steps',
  'quote',
  'area',
  'hours',
  'faq',
  'form',
  'details',
  'prices',
  'reasons',
  'script',
  'closer',
  'article',
];
const loud = (band: string | undefined) => band === 'deep' || band === 'accent';

test('bands keep the rules of every theme on any page', () => {
  fc.assert(
    fc.property(fc.constantFrom(...allThemes), fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 12 }), (theme, middle) => {
      const page = [...middle, 'call'];
      const bands = bandsFor(page, theme.bands);
      expect(bands).toHaveLength(page.length);
      expect(bands.at(-1)).toBe('deep');
      for (const [index, band] of bands.entries()) {
        expect(loud(band) && loud(bands[index + 1])).toBe(false);
        expect(band === 'tint' && bands[index + 1] === 'tint').toBe(false);
        if (['form', 'details', 'prices', 'faq', 'article'].includes(page[index] ?? '')) expect(loud(band)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test('a page with a quote gets one loud band besides the call', () => {
  expect(bandsFor(['hero', 'services', 'quote', 'faq', 'call'], ['page'])[2]).toBe('deep');
});

import { converter } from 'culori';
import { expect, test } from 'vitest';
import { themes } from '../../../themes/theme.ts';
import { natural } from './natural.ts';

const oklch = converter('oklch');

test.each(themes.all)('fur stays tan and water blue in the colors of $name', ({ base }) => {
  const fur = oklch(natural(base, 0.56, 0.11, 55));
  expect(fur?.h).toBeGreaterThan(30);
  expect(fur?.h).toBeLessThan(85);
  const water = oklch(natural(base, 0.56, 0.08, 220));
  expect(water?.h).toBeGreaterThan(180);
  expect(water?.h).toBeLessThan(265);
});

test('a palette without color leaves things their own', () => {
  const [theme] = themes.all;
  if (!theme) throw new Error('There are no themes.');
  const gray = { ...theme.base, aSky: '#dddddd', aGround: '#bbbbbb', aMain: '#444444', aPop: '#999999', aSoft: '#aaaaaa' };
  expect(oklch(natural(gray, 0.56, 0.11, 55))?.h).toBeCloseTo(55, 0);
});

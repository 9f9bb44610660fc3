import { expect, test } from 'vitest';
import { fullStrips, isShortStrip, shapeOf, stripsOf } from './film-strips.ts';

test('a picture gets the nearest shape of a frame', () => {
  expect([3 / 2, 2 / 3, 4032 / 3024, 1, 0.3, 5].map(shapeOf)).toEqual([1.5, 0.6667, 1.3333, 1, 0.5, 2.4]);
});

test('strips are of about one width, no picture is narrower than a quarter of it, and every picture lies on one', () => {
  const ratios = [2 / 3, 3 / 2, 3 / 2, 2 / 3, 3 / 2, 2 / 3, 3 / 2, 3 / 2, 4 / 5, 16 / 9];
  const strips = stripsOf(ratios);
  expect(strips.reduce((sum, count) => sum + count, 0)).toBe(ratios.length);
  let from = 0;
  for (const count of strips) {
    const width = ratios.slice(from, from + count).reduce((sum, ratio) => sum + ratio, 0);
    from += count;
    expect(count).toBeLessThanOrEqual(4);
    expect(width).toBeGreaterThan(1.7);
    expect(width).toBeLessThan(3.7);
  }
});

test('two wide pictures are one strip, two tall ones a short one', () => {
  expect(stripsOf([1.5, 1.5, 1.5, 1.5])).toEqual([2, 2]);
  expect(stripsOf([0.67, 0.67])).toEqual([2]);
  expect(isShortStrip([0.67, 0.67], fullStrips.sheet)).toBe(true);
  expect(isShortStrip([1.5, 1.5], fullStrips.sheet)).toBe(false);
  expect(isShortStrip([1.5, 1.5], fullStrips.row)).toBe(true);
});

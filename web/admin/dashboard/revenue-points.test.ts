import { expect, test } from 'vitest';
import { revenuePoints } from './revenue-points.ts';

test('the best month stands at the top, nothing on the horizon, each in the middle of its column', () => {
  const { points, topCents, mostLost } = revenuePoints([
    { month: '2026-10', recurringCents: 0, lostSites: 0 },
    { month: '2026-11', recurringCents: 2_900, lostSites: 3 },
  ]);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [25, 100],
    [75, 0],
  ]);
  expect(points.map(({ label, longLabel }) => [label, longLabel])).toEqual([
    ['Oct', 'October 2026'],
    ['Nov', 'November 2026'],
  ]);
  expect([topCents, mostLost]).toEqual([2_900, 3]);
});

test('with no revenue at all everything lies on the horizon', () => {
  expect(revenuePoints([{ month: '2026-11', recurringCents: 0, lostSites: 0 }]).points[0]?.y).toBe(100);
});

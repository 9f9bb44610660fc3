import { expect, test } from 'vitest';
import { revenuePoints } from './revenue-points.ts';

test('a month is at its part of a round sum, nothing on the horizon, each in the middle of its column', () => {
  const { points, scaleCents, mostLost } = revenuePoints([
    { month: '2026-10', recurringCents: 0, lostSites: 0 },
    { month: '2026-11', recurringCents: 2_900, lostSites: 3 },
  ]);
  expect(points.map(({ x, y }) => [x, Math.round(y)])).toEqual([
    [25, 100],
    [75, 42],
  ]);
  expect(points.map(({ label, longLabel }) => [label, longLabel])).toEqual([
    ['Oct', 'October 2026'],
    ['Nov', 'November 2026'],
  ]);
  expect([scaleCents, mostLost]).toEqual([5_000, 3]);
});

test('with no revenue at all everything lies on the horizon', () => {
  expect(revenuePoints([{ month: '2026-11', recurringCents: 0, lostSites: 0 }]).points[0]?.y).toBe(100);
});

test.each([
  [100, 100],
  [101, 200],
  [29_900, 50_000],
  [100_000, 100_000],
  [100_001, 200_000],
])('%i cents are drawn on a scale of %i', (recurringCents, scale) => {
  expect(revenuePoints([{ month: '2026-11', recurringCents, lostSites: 0 }]).scaleCents).toBe(scale);
});

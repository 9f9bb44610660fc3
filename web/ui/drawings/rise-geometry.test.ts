import { expect, test } from 'vitest';
import { riseGeometry } from './rise-geometry.ts';

const small = { total: 24, radius: 100, pad: 10, tick: 9 };

test('at the start the sun lies on the horizon, and only the first tick is lit', () => {
  const shape = riseGeometry({ ...small, value: 0 });
  expect(shape.sun).toEqual({ x: 10, y: 110 });
  expect(shape.horizonY).toBe(110);
  expect(shape.ticks.filter((tick) => tick.lit)).toHaveLength(1);
});

test('at half time it’s at 45 degrees with half the ticks lit', () => {
  const shape = riseGeometry({ ...small, value: 12 });
  expect(shape.angle).toBe(45);
  expect(shape.sun.x).toBeCloseTo(110 - 70.71, 1);
  expect(shape.sun.y).toBeCloseTo(110 - 70.71, 1);
  expect(shape.ticks.filter((tick) => tick.lit)).toHaveLength(13);
});

test('at the end it’s at the zenith and not late', () => {
  const shape = riseGeometry({ ...small, value: 24 });
  expect(shape.sun).toEqual({ x: 110, y: 10 });
  expect(shape.late).toBe(false);
});

test('values outside the day are held at its ends', () => {
  expect(riseGeometry({ ...small, value: -3 }).angle).toBe(0);
  expect(riseGeometry({ ...small, value: 99 }).angle).toBe(90);
  expect(riseGeometry({ ...small, total: 0, value: 5 }).angle).toBe(0);
});

test('a little late is visible, and very late stays in the sky', () => {
  expect(riseGeometry({ ...small, value: 24, overdue: 0.1 }).angle).toBe(100);
  expect(riseGeometry({ ...small, value: 24, overdue: 6 }).angle).toBe(112.5);
  expect(riseGeometry({ ...small, value: 24, overdue: 200 }).angle).toBe(160);
  expect(riseGeometry({ ...small, value: 10, overdue: 1 }).ticks.every((tick) => tick.lit)).toBe(true);
});

test('every sixth tick is longer, and the arc has room on both sides', () => {
  const shape = riseGeometry({ ...small, value: 0 });
  const length = (index: number) => {
    const tick = shape.ticks[index];
    return tick ? Math.hypot(tick.from.x - tick.to.x, tick.from.y - tick.to.y) : 0;
  };
  expect(length(6)).toBeCloseTo(15.3, 1);
  expect(length(7)).toBeCloseTo(9, 1);
  expect(shape.width).toBe(120);
});

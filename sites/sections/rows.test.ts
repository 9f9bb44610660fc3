import { describe, expect, it } from 'vitest';
import { rowSizes, unevenRowSizes } from './rows.ts';

describe('rowSizes', () => {
  it.each([
    [1, [1]],
    [4, [4, 4, 4, 4]],
    [5, [2, 2, 3, 3, 3]],
    [7, [3, 3, 3, 4, 4, 4, 4]],
  ])('spreads %i items over rows of at most four', (count, sizes) => {
    expect(rowSizes(count, 4)).toEqual(sizes);
  });

  it('never leaves a lone item beside longer rows', () => {
    for (let count = 3; count <= 24; count++) {
      const sizes = rowSizes(count, 4);
      expect(sizes).toHaveLength(count);
      expect(Math.min(...sizes)).toBeGreaterThan(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(4);
    }
  });
});

describe('unevenRowSizes', () => {
  it.each([
    [2, [2, 2]],
    [3, [1, 2, 2]],
    [4, [2, 2, 2, 2]],
    [5, [2, 2, 3, 3, 3]],
    [6, [2, 2, 2, 2, 2, 2]],
    [12, [2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]],
  ])('breaks %i equal columns into uneven rows', (count, sizes) => {
    expect(unevenRowSizes(count, 3)).toEqual(sizes);
  });
});

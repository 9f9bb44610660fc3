import { expect, test } from 'vitest';
import { tiles } from './tiles.ts';

const width = { big: 2, broad: 2, square: 1 };

test.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i pictures fill four columns without a hole', (count) => {
  const [first, ...rest] = tiles(count);
  expect(first).toBe('big');
  expect(rest).toHaveLength(count - 1);
  let filled = 0;
  let row = 0;
  for (const shape of rest) {
    const columns = row < 2 ? 2 : 4;
    filled += width[shape];
    expect(filled).toBeLessThanOrEqual(columns);
    if (filled === columns) [row, filled] = [row + 1, 0];
  }
  expect(filled).toBe(0);
  expect(row).toBeGreaterThanOrEqual(2);
});

test('three pictures put two wide ones beside the big one', () => {
  expect(tiles(3)).toEqual(['big', 'broad', 'broad']);
});

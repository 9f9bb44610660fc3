import { expect, test } from 'vitest';
import { wallOf } from './wall.ts';

const counts = Array.from({ length: 12 }, (_, index) => index + 1);

test.each(counts)('%s items fill whole rows, each item once', (count) => {
  for (const pictures of ['each', 0, 1, 2] as const) {
    const cells = wallOf(count, pictures);
    let filled = 0;
    for (const { column, span } of cells) {
      expect(column).toBe((filled % 12) + 1);
      filled += span;
      expect(filled % 12 === 0 || Math.floor(filled / 12) === Math.floor((filled - span) / 12)).toBe(true);
    }
    expect(filled % 12).toBe(0);
    expect(cells.filter(({ what }) => what === 'words').map(({ index }) => index)).toEqual([...Array(count).keys()]);
    expect(cells.filter(({ what }) => what === 'picture')).toHaveLength(pictures === 'each' ? count : 0);
    const further = cells.filter(({ what }) => what === 'further');
    // The wall has no cell without words or a picture.
    expect(further.length).toBeLessThanOrEqual(pictures === 'each' ? 0 : pictures);
  }
});

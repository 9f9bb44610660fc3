export type Tile = 'big' | 'square' | 'broad';

/** Rows of a four-column mosaic by how many pictures stand in them. */
const rows: Record<2 | 3 | 4, Tile[]> = {
  2: ['broad', 'broad'],
  3: ['square', 'square', 'broad'],
  4: ['square', 'square', 'square', 'square'],
};

/**
 * Shapes of `count` (1 to 12) pictures that fill a mosaic of four columns without a hole: a big one of two by two with
 * two to four beside it, then rows of two, three or four.
 */
export function tiles(count: number): Tile[] {
  if (count < 3) return count === 2 ? ['big', 'big'] : ['big'];
  const rest = count - 1;
  const beside = rest === 2 ? 2 : rest % 2 === 0 && rest < 6 ? 4 : 3;
  const shapes: Tile[] = ['big', ...(beside === 2 ? rows[2] : beside === 3 ? rows[3] : rows[4])];
  for (let left = rest - beside; left > 0; ) {
    const size = left === 2 || left === 5 ? 2 : left === 4 ? 4 : 3;
    shapes.push(...(size === 3 && shapes.length % 2 ? [...rows[3]].reverse() : rows[size]));
    left -= size;
  }
  return shapes;
}

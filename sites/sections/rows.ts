/**
 * For each item the size of its row, where no row has a lone item: 5 of at most 3 is [2, 2, 3, 3, 3].
 * Rows differ by one at most, the shorter ones first.
 */
export function rowSizes(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return sizesIn(count, rows);
}

/** The same with one more row if all would be equal and full: three items don't read as three equal columns. */
export function unevenRowSizes(count: number, most: number): number[] {
  const rows = Math.ceil(count / most) + (count % most === 0 && count >= most ? 1 : 0);
  return sizesIn(count, rows);
}

function sizesIn(count: number, rows: number): number[] {
  const small = Math.floor(count / rows);
  const large = count % rows;
  return Array.from({ length: rows }, (_, row) => (row < rows - large ? small : small + 1)).flatMap((size) =>
    Array<number>(size).fill(size),
  );
}

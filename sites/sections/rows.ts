/**
 * How many items stand in each one's row, so that no row ends with a lone item: 5 of at most 3 is [2, 2, 3, 3, 3].
 * Rows differ by one at most, the shorter ones first.
 */
export function rowSizes(count: number, most: number): number[] {
  const rows = Math.ceil(count / most);
  return sizesIn(count, rows);
}

/** The same with one row more when all would be equal and full, so that a page of three does not read as three equal columns. */
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

import type { CsvCell } from '../../csv.ts';

/** Cents as an amount in a file: '59.80'. Its column's head says that it's in dollars. */
export function dollarCell(cents: number | null | undefined): CsvCell {
  return cents === null || cents === undefined ? undefined : { dollars: (cents / 100).toFixed(2) };
}

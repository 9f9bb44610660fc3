import type { ReactNode } from 'react';
import type { ListReader } from '../../../domain/admin-list.ts';
import type { FileCell } from '../../lists/file-cell.ts';
import type { ListChoices, PageQuery } from './list-address.ts';

/**
 * A list in Admin. One definition renders the table, writes the CSV and Excel files, and reads and writes the URL. Its SQL is the list's
 * reader in `domain/`: type a definition with `ListOf<typeof reader>`, and the compiler checks that the two agree on rows,
 * filters and sort orders.
 */
export interface ListDefinition<Row, Filter extends string, Sort extends string> extends ListChoices<Filter, Sort> {
  /** 'orders', as in 'Filter orders'. */
  name: string;
  /** Names the table for screen readers. */
  caption: string;
  /** Name of the files without extension, if it isn't `name`. They're at the list's path with '.csv' and '.xlsx'. */
  fileName?: string;
  /** 'Number, name, email' */
  searchLabel: string;
  /** Shown if nothing matches: 'We searched numbers, names and emails.' */
  searched: string;
  /** Shown without rows: what's missing, and how the list fills. */
  empty: { title: string; text: string | ((filter: Filter) => string) };
  /** The first one in the table names the row. */
  columns: readonly Column<Row, Filter, Sort>[];
  /** Ends each row with a button that opens it at `<path>/<id>`: the primary button if this returns true. */
  open?: (row: Row, place: Place<Row, Filter, Sort>) => boolean;
  /** Makes the rows lower. */
  dense?: boolean;
  /** Aligns cells to the top of their row, for rows of several lines. */
  top?: boolean;
}

/** A list and its current page. */
export interface ListProps<Row, Filter extends string, Sort extends string> {
  list: ListDefinition<Row, Filter, Sort>;
  page: { query: PageQuery<Filter, Sort>; counts: Record<Filter, number>; pageCount: number; rows: Row[]; now: number };
}

/** A column of the table (`cell`), of the CSV and Excel files (`file`), or of both. */
export interface Column<Row, Filter extends string, Sort extends string> {
  head: string;
  /** The head in the file, if it's another one. */
  fileHead?: string;
  /** Adds the business's time zone to the head in the file: 'Started (Eastern Time)'. */
  isTime?: true;
  /** The order that the head sorts by. */
  sort?: Sort;
  /** Leaves the column out on phones. What people need there goes into another column's note. */
  wide?: boolean;
  /** Aligns the column to the end, for numbers and times. */
  end?: boolean;
  className?: string;
  cell?: (row: Row, place: Place<Row, Filter, Sort>) => ReactNode;
  file?: (row: Row) => FileCell;
}

/** Where a cell is. */
export interface Place<Row, Filter extends string, Sort extends string> {
  /** The row before it on the page. */
  above: Row | undefined;
  query: PageQuery<Filter, Sort>;
  /** When the page was read, in milliseconds. */
  now: number;
}

/** The type of the definition for a reader. `More` is what a screen's loader adds to each row. */
export type ListOf<Reader, More = unknown> =
  Reader extends ListReader<infer Row, infer Filter, infer Sort> ? ListDefinition<Row & More, Filter, Sort> : never;

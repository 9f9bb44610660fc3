import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { db } from '../db/connect.ts';

/** Rows on one page of a list in Admin. */
export const listPageSize = 50;

/** What a list in Admin shows: search, filter, order and page. */
export interface ListQuery<Filter extends string, Sort extends string> {
  /** The text to search for; '' for all rows. */
  search: string;
  filter: Filter;
  sort: Sort;
  descending: boolean;
  /** From 1 on, or 'all' for every row (for exports). */
  page: number | 'all';
}

/** Reads a page of a list, and how many rows match the search under each filter. */
export type ListReader<Row, Filter extends string, Sort extends string> = (
  query: ListQuery<Filter, Sort>,
  now?: Date,
) => Promise<{ rows: Row[]; counts: Record<Filter, number> }>;

/** The SQL of a list. Its keys are the filters and sort orders that `web/admin` has labels and columns for. */
interface ListSql<Filter extends string, Sort extends string, Rows extends PgSelect> {
  /** The condition of each filter. */
  filters: Record<Filter, SQL>;
  /** What each sort order orders by. */
  sorts: Record<Sort, SQL>;
  /** Sort orders in which empty values exist. They come last in both directions. */
  emptyLast?: NoInfer<Sort>[];
  /** Orders rows with equal sort values, so no page repeats or skips one. */
  tieBreak: SQL[];
  /** The condition of a search. */
  matches: (search: string) => SQL;
  /** All rows, `$dynamic()`. */
  rows: Rows;
  /** Counts over the tables that the conditions name, `$dynamic()`. */
  count: (columns: Record<string, SQL<number>>) => PgSelect;
  /** The table's ID, to select a page's IDs before its rows. For rows that are slow to read, since an offset reads those it skips. */
  idsFirst?: PgColumn;
}

/** Makes the reader of a list from its SQL, which may depend on the search and the time. */
export function adminList<Filter extends string, Sort extends string, Rows extends PgSelect>(
  define: (context: { search: string; now: Date }) => ListSql<Filter, Sort, Rows>,
): ListReader<Awaited<Rows>[number], Filter, Sort> {
  return async ({ search, filter, sort, descending, page }, now = new Date()) => {
    const list = define({ search, now });
    const matching = search ? list.matches(search) : sql`true`;
    const wanted = and(matching, list.filters[filter]);
    const order = (descending ? desc : asc)(list.sorts[sort]);
    const orderBy = [list.emptyLast?.includes(sort) ? sql`${order} nulls last` : order, ...list.tieBreak];
    const paged = <Query extends PgSelect>(query: Query) =>
      page === 'all' ? query : query.limit(listPageSize).offset((page - 1) * listPageSize);
    const { idsFirst: id } = list;
    const ids =
      id &&
      paged(
        db()
          .select({ id })
          .from(id.table)
          .where(wanted)
          .orderBy(...orderBy)
          .$dynamic(),
      );
    const rows = ids ? list.rows.where(inArray(id, ids)).orderBy(...orderBy) : paged(list.rows.where(wanted).orderBy(...orderBy));
    const countOf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
    const columns = Object.fromEntries(Object.entries<SQL>(list.filters).map(([name, condition]) => [name, countOf(condition)]));
    const [read, [counts]] = await Promise.all([rows, list.count(columns).where(matching)]);
    return { rows: read, counts: counts as Record<Filter, number> };
  };
}

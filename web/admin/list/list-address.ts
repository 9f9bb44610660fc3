import { redirect } from 'react-router';
import type { ListQuery } from '../../../domain/admin-list.ts';
import { pageIn, searchIn } from '../../lists/list-parameters.ts';

/** The search, filter, order and page in a list's URL. */
export type PageQuery<Filter extends string, Sort extends string> = ListQuery<Filter, Sort> & { page: number };

/** The valid values in a list's URL. */
export interface ListChoices<Filter extends string, Sort extends string> {
  path: string;
  /** The filters' labels, in order. The first one is the default. */
  filters: Record<Filter, string>;
  /** The default order. */
  sort: Sort;
  /** True if that order is descending, or the filters for which it is. */
  descending: boolean | readonly Filter[];
  columns: readonly { sort?: Sort }[];
}

/** The filters of a list, in the order of their labels. */
export function filtersOf<Filter extends string>({ filters }: { filters: Record<Filter, string> }): [Filter, ...Filter[]] {
  return Object.keys(filters) as [Filter, ...Filter[]];
}

/** Reads a list's URL. Invalid values are replaced by the default. */
export function readListQuery<Filter extends string, Sort extends string>(
  url: string,
  list: ListChoices<Filter, Sort>,
): PageQuery<Filter, Sort> {
  const params = new URL(url).searchParams;
  const [first, ...others] = filtersOf(list);
  const filter = others.find((one) => one === params.get('show')) ?? first;
  const sort = [list.sort, ...list.columns.map((column) => column.sort)].find((one) => one && one === params.get('sort'));
  return {
    search: searchIn(params),
    filter,
    sort: sort ?? list.sort,
    descending: sort ? params.get('order') === 'down' : isDescending(list, filter),
    page: pageIn(params),
  };
}

/**
 * The URL of a list with some changes. A changed filter, search or order starts at the first page, a changed filter in its own
 * default order.
 */
export function listAddress<Filter extends string, Sort extends string>(
  list: ListChoices<Filter, Sort>,
  query: PageQuery<Filter, Sort>,
  change: Partial<PageQuery<Filter, Sort>> = {},
  path: string = list.path,
): string {
  const isDefault = ({ filter, sort, descending }: PageQuery<Filter, Sort>) =>
    sort === list.sort && descending === isDescending(list, filter);
  const own = change.filter && isDefault(query) ? { descending: isDescending(list, change.filter) } : {};
  const next = { ...query, page: 1, ...own, ...change };
  const params = new URLSearchParams();
  if (next.search) params.set('q', next.search);
  if (next.filter !== filtersOf(list)[0]) params.set('show', next.filter);
  if (!isDefault(next)) {
    params.set('sort', next.sort);
    if (next.descending) params.set('order', 'down');
  }
  if (next.page > 1) params.set('page', String(next.page));
  return params.size ? `${path}?${params}` : path;
}

/** The number of pages of a list. Redirects from a page beyond the last one to the last one. */
export function pagesOf<Filter extends string, Sort extends string>(
  list: ListChoices<Filter, Sort>,
  query: PageQuery<Filter, Sort>,
  counts: Record<Filter, number>,
  pageSize: number,
): number {
  const pageCount = Math.max(1, Math.ceil(counts[query.filter] / pageSize));
  if (query.page > pageCount) throw redirect(listAddress(list, query, { page: pageCount }));
  return pageCount;
}

/** A column head's sort direction, and its link: to sort by it, or to reverse the direction. */
export function sorting<Filter extends string, Sort extends string>(
  list: ListChoices<Filter, Sort>,
  query: PageQuery<Filter, Sort>,
  sort: Sort,
): { sorted: 'ascending' | 'descending' | 'none'; sortTo: string } {
  const now = query.sort === sort;
  return {
    sorted: now ? (query.descending ? 'descending' : 'ascending') : 'none',
    sortTo: listAddress(list, query, { sort, descending: now ? !query.descending : false }),
  };
}

function isDescending<Filter extends string>({ descending }: Pick<ListChoices<Filter, string>, 'descending'>, filter: Filter): boolean {
  return typeof descending === 'boolean' ? descending : descending.includes(filter);
}

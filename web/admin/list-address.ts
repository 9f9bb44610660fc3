import { redirect } from 'react-router';
import { pageIn, searchIn } from '../list-parameters.ts';

/** What an address says of a list at the desk: words searched for, one filter, the column that sorts, and the page. */
export interface ListQuery<Filter extends string, Sort extends string> {
  search: string;
  filter: Filter;
  sort: Sort;
  descending: boolean;
  /** From 1 on. */
  page: number;
}

/** The choices of one list. The first filter and the given order are what an address without parameters means. */
export interface ListChoices<Filter extends string, Sort extends string> {
  path: string;
  filters: readonly Filter[];
  sorts: readonly Sort[];
  sort: Sort;
  /** Filters under which the given order is downwards; true for all. */
  descending: boolean | readonly Filter[];
}

function isDescending<Filter extends string, Sort extends string>({ descending }: ListChoices<Filter, Sort>, filter: Filter): boolean {
  return typeof descending === 'boolean' ? descending : descending.includes(filter);
}

/** Reads a list's address; whatever is not one of the choices means the default. */
export function readListQuery<Filter extends string, Sort extends string>(
  url: string,
  choices: ListChoices<Filter, Sort>,
): ListQuery<Filter, Sort> {
  const params = new URL(url).searchParams;
  const sort = choices.sorts.find((one) => one === params.get('sort'));
  const filter = choices.filters.find((one) => one === params.get('show')) ?? (choices.filters[0] as Filter);
  return {
    search: searchIn(params),
    filter,
    sort: sort ?? choices.sort,
    descending: sort ? params.get('order') === 'down' : isDescending(choices, filter),
    page: pageIn(params),
  };
}

/** The address of a list with something changed. A changed filter, search or order begins at the first page, a changed filter in its own order. */
export function listAddress<Filter extends string, Sort extends string>(
  choices: ListChoices<Filter, Sort>,
  query: ListQuery<Filter, Sort>,
  change: Partial<ListQuery<Filter, Sort>> = {},
  path: string = choices.path,
): string {
  const isGiven = ({ filter, sort, descending }: ListQuery<Filter, Sort>) =>
    sort === choices.sort && descending === isDescending(choices, filter);
  const own = change.filter && isGiven(query) ? { descending: isDescending(choices, change.filter) } : {};
  const next = { ...query, page: 1, ...own, ...change };
  const params = new URLSearchParams();
  if (next.search) params.set('q', next.search);
  if (next.filter !== choices.filters[0]) params.set('show', next.filter);
  if (!isGiven(next)) {
    params.set('sort', next.sort);
    if (next.descending) params.set('order', 'down');
  }
  if (next.page > 1) params.set('page', String(next.page));
  return params.size ? `${path}?${params}` : path;
}

/** How many pages a list of `count` rows has. A page beyond the last one is led to the last one. */
export function pagesOf<Filter extends string, Sort extends string>(
  choices: ListChoices<Filter, Sort>,
  query: ListQuery<Filter, Sort>,
  counts: Record<Filter, number>,
  pageSize: number,
): number {
  const pageCount = Math.max(1, Math.ceil(counts[query.filter] / pageSize));
  if (query.page > pageCount) throw redirect(listAddress(choices, query, { page: pageCount }));
  return pageCount;
}

/** What a column's head needs to sort by it, and back again. */
export function sorting<Filter extends string, Sort extends string>(
  choices: ListChoices<Filter, Sort>,
  query: ListQuery<Filter, Sort>,
  sort: Sort,
): { sorted: 'ascending' | 'descending' | 'none'; sortTo: string } {
  const now = query.sort === sort;
  return {
    sorted: now ? (query.descending ? 'descending' : 'ascending') : 'none',
    sortTo: listAddress(choices, query, { sort, descending: now ? !query.descending : false }),
  };
}

import type { ReactNode } from 'react';
import { EmptyState } from '../ui/controls/empty-state.tsx';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { Pagination } from '../ui/controls/pagination.tsx';
import { type ListChoices, type ListQuery, listAddress } from './list-address.ts';
import { ListBar } from './list-bar.tsx';

/** What every list at the desk stands in: search, filters and file above, pages below. `children` is its table; without rows it says why there are none. */
export function AdminList<Filter extends string, Sort extends string>({
  name,
  choices,
  query,
  counts,
  pageCount,
  filterLabels,
  searchLabel,
  filePath,
  isEmpty,
  whenEmpty,
  children,
}: {
  /** 'orders', as in 'Which orders' and 'Pages of orders'. */
  name: string;
  choices: ListChoices<Filter, Sort>;
  query: ListQuery<Filter, Sort>;
  counts: Record<Filter, number>;
  pageCount: number;
  filterLabels: Record<Filter, string>;
  /** 'Number, name, email' */
  searchLabel: string;
  /** Address of the same list as CSV, without parameters. */
  filePath: string;
  isEmpty: boolean;
  /** Without a search: what is missing and where it comes from. With one: what was searched. */
  whenEmpty: { title: string; comesFrom: string; searchedIn: string };
  children: ReactNode;
}) {
  return (
    <>
      <ListBar
        choices={choices}
        query={query}
        filterLabels={filterLabels}
        counts={counts}
        filterLabel={`Which ${name}`}
        searchLabel={searchLabel}
        filePath={filePath}
      />
      {isEmpty ? (
        <EmptyState
          title={query.search ? `Nothing fits “${query.search}”` : whenEmpty.title}
          action={
            query.search && (
              <LinkButton to={listAddress(choices, query, { search: '' })} size="small" look="secondary">
                Show all again
              </LinkButton>
            )
          }
        >
          {query.search ? whenEmpty.searchedIn : whenEmpty.comesFrom}
        </EmptyState>
      ) : (
        children
      )}
      <Pagination
        page={query.page}
        pageCount={pageCount}
        toPage={(page) => listAddress(choices, query, { page })}
        label={`Pages of ${name}`}
      />
    </>
  );
}

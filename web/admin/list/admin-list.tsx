import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { FileLinks } from '../../ui/controls/file-links.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Pagination } from '../../ui/controls/pagination.tsx';
import { SearchForm } from '../../ui/controls/search-form.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { filtersOf, listAddress } from './list-address.ts';
import type { ListProps } from './list-definition.ts';
import { ListTable } from './list-table.tsx';

/** A list in Admin: search, filters and files above its table, pagination below, and an empty state without rows. */
export function AdminList<Row extends { id: string | number }, Filter extends string, Sort extends string>(
  props: ListProps<Row, Filter, Sort>,
) {
  const { list, page } = props;
  return (
    <>
      {page.rows.length > 0 && (
        <a href="#rows" className="skip-link">
          Skip to the list
        </a>
      )}
      <ListBar {...props} />
      {page.rows.length === 0 ? <NoRows {...props} /> : <ListTable {...props} />}
      <Pagination
        page={page.query.page}
        pageCount={page.pageCount}
        toPage={(wanted) => listAddress(list, page.query, { page: wanted })}
        label={`Pages of ${list.name}`}
      />
    </>
  );
}

/** '12 total', '2 found': how many rows there are, or match the search. For lists with the filter `all`. */
export function foundWords({ counts, query }: { counts: { all: number }; query: { search: string } }): string {
  return `${counts.all} ${query.search ? 'found' : 'total'}`;
}

/** Search, filters with their counts, and the links to the files. All of them are in the URL. */
function ListBar<Row, Filter extends string, Sort extends string>({ list, page: { query, counts } }: ListProps<Row, Filter, Sort>) {
  const withoutSearch = new URLSearchParams(listAddress(list, query, { search: '' }).split('?')[1]);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <SearchForm
        path={list.path}
        label={list.searchLabel}
        query={query.search}
        keep={Object.fromEntries(withoutSearch)}
        className="min-w-0 flex-1 basis-56 md:max-w-96"
      />
      <FileLinks
        path={(extension) => listAddress(list, query, {}, `${list.path}.${extension}`)}
        className="flex flex-wrap gap-2 md:order-last md:ml-auto"
      />
      <Segmented
        label={`Filter ${list.name}`}
        value={query.filter}
        options={filtersOf(list).map((filter) => ({
          value: filter,
          label: list.filters[filter],
          count: counts[filter],
          to: listAddress(list, query, { filter }),
        }))}
      />
    </div>
  );
}

function NoRows<Row, Filter extends string, Sort extends string>({ list, page: { query } }: ListProps<Row, Filter, Sort>) {
  if (!query.search) {
    const { title, text } = list.empty;
    return <EmptyState title={title}>{typeof text === 'string' ? text : text(query.filter)}</EmptyState>;
  }
  const all = (
    <LinkButton to={listAddress(list, query, { search: '' })} size="small" look="secondary">
      Show all
    </LinkButton>
  );
  return (
    <EmptyState title={`No matches for “${query.search}”`} action={all}>
      {list.searched}
    </EmptyState>
  );
}

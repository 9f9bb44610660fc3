import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/controls/empty-state.tsx';
import { FileLinks } from '../../ui/controls/file-links.tsx';
import { Pagination } from '../../ui/controls/pagination.tsx';
import { SearchForm } from '../../ui/controls/search-form.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Cell, ColumnHead, Table, Row as TableRow } from '../../ui/controls/table.tsx';
import { filtersOf, listAddress, sorting } from './list-address.ts';
import type { ListProps } from './list-definition.ts';

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

/** The table of a list: a head for each column with a cell, sortable where the column is, and a button that opens the row. */
function ListTable<Row extends { id: string | number }, Filter extends string, Sort extends string>({
  list,
  page: { query, rows, now },
}: ListProps<Row, Filter, Sort>) {
  const columns = list.columns.flatMap(({ cell, ...column }) => (cell ? [{ ...column, cell }] : []));
  const top = list.top && 'align-top';
  return (
    <Table caption={list.caption} dense={list.dense} className="mt-4">
      <thead>
        <tr>
          {columns.map(({ head, sort, wide, end }) => (
            <ColumnHead key={head} wide={wide} end={end} {...(sort && sorting(list, query, sort))}>
              {head}
            </ColumnHead>
          ))}
          {list.open && <ColumnHead wide />}
        </tr>
      </thead>
      <tbody id="rows" tabIndex={-1} className="outline-none">
        {rows.map((row, index) => {
          const place = { above: rows[index - 1], query, now };
          return (
            <TableRow key={row.id}>
              {columns.map(({ head, wide, end, className, cell }, at) => (
                <Cell key={head} head={at === 0} wide={wide} end={end} className={classNames(top, className)}>
                  {cell(row, place)}
                </Cell>
              ))}
              {list.open && (
                <Cell wide end className={classNames(top)}>
                  <LinkButton to={`${list.path}/${row.id}`} size="small" look={list.open(row, place) ? 'primary' : 'secondary'}>
                    Open
                  </LinkButton>
                </Cell>
              )}
            </TableRow>
          );
        })}
      </tbody>
    </Table>
  );
}

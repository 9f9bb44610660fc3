import { classNames } from '../../ui/class-names.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Cell, ColumnHead, Table, Row as TableRow } from '../../ui/controls/table.tsx';
import { sorting } from './list-address.ts';
import type { ListProps } from './list-definition.ts';

/** The table of a list: a head for each column with a cell, sortable where the column is, and a button that opens the row. */
export function ListTable<Row extends { id: string | number }, Filter extends string, Sort extends string>({
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

import { type ListReader, listPageSize } from '../../../domain/admin-list.ts';
import { tableFile } from '../../lists/table-file.ts';
import { timeHead } from '../file-time.ts';
import { pagesOf, readListQuery } from './list-address.ts';
import type { ListDefinition } from './list-definition.ts';

/** The page of a list that a request's URL names, for the screen's loader. */
export async function listPage<Row, Shown, Filter extends string, Sort extends string>(
  request: Request,
  list: ListDefinition<Shown, Filter, Sort>,
  read: ListReader<Row, Filter, Sort>,
) {
  const query = readListQuery(request.url, list);
  const { rows, counts } = await read(query);
  return { query, counts, pageCount: pagesOf(list, query, counts, listPageSize), rows, now: Date.now() };
}

/** A list as CSV or as an Excel file with all rows, searched, filtered and sorted as in its URL. For the loader of the file. */
export async function listFile<Row extends Shown, Shown, Filter extends string, Sort extends string>(
  request: Request,
  list: ListDefinition<Shown, Filter, Sort>,
  read: ListReader<Row, Filter, Sort>,
): Promise<Response> {
  const { rows } = await read({ ...readListQuery(request.url, list), page: 'all' });
  const columns = list.columns.flatMap(({ head, fileHead = head, isTime, file }) => (file ? [{ fileHead, isTime, file }] : []));
  return tableFile(request, list.fileName ?? list.name, [
    columns.map(({ fileHead, isTime }) => (isTime ? timeHead(fileHead) : fileHead)),
    ...rows.map((row) => columns.map(({ file }) => file(row))),
  ]);
}

import { is } from 'drizzle-orm';
import { getTableConfig, IndexedColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as email from './email.ts';

const tables = Object.values(email).filter((value): value is (typeof email)[keyof typeof email] => is(value, PgTable));

/** Names of the columns that the table's indexes begin with, those of its keys among them. */
function firstColumns(table: PgTable): Set<string | undefined> {
  const { columns, indexes, primaryKeys } = getTableConfig(table);
  return new Set([
    ...columns.filter(({ isUnique, primary }) => isUnique || primary).map(({ name }) => name),
    ...primaryKeys.map(({ columns: [first] }) => first?.name),
    ...indexes
      .filter(({ config }) => !config.where)
      .map(
        ({
          config: {
            columns: [first],
          },
        }) => (is(first, IndexedColumn) ? first.name : undefined),
      ),
  ]);
}

test('what leads to a row is found by an index when that row is deleted, because retention deletes thousands a day', () => {
  expect(tables.length).toBeGreaterThan(10);
  const unfound = tables.flatMap((table) => {
    const indexed = firstColumns(table);
    const { name, foreignKeys } = getTableConfig(table);
    return foreignKeys
      .flatMap((key) => key.reference().columns.map((column) => `${name}.${column.name}`))
      .filter((column) => !indexed.has(column.split('.')[1]));
  });
  expect(unfound).toEqual([]);
});

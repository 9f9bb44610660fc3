import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { useDatabase } from '../tests/helpers/database.ts';
import { db } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema/index.ts';

const database = useDatabase();

const applied = async () => (await db().execute(sql`select hash from drizzle.__drizzle_migrations order by id`)).rows;

test('migrating again, and from several processes at the same time, applies nothing twice', async () => {
  const before = await applied();
  expect(before.length).toBeGreaterThan(0);
  await Promise.all([migrateDatabase(database.url()), migrateDatabase(database.url()), migrateDatabase(database.url())]);
  expect(await applied()).toEqual(before);
});

test('an empty database migrated by three processes at the same time gets every migration once', async () => {
  const expected = await applied();
  await db().execute(sql`drop schema drizzle cascade`);
  await db().execute(sql`drop schema public cascade`);
  await db().execute(sql`create schema public`);
  await Promise.all([migrateDatabase(database.url()), migrateDatabase(database.url()), migrateDatabase(database.url())]);
  expect(await applied()).toEqual(expected);
});

test('the schema in code matches what the migrations create', async () => {
  const tables = Object.values(schema).filter((value) => value instanceof PgTable);
  expect(tables.length).toBeGreaterThan(15);
  const { rows } = await db().execute<{ table_name: string; column_name: string; is_nullable: string }>(
    // Partitions have their table's columns, always.
    sql`select table_name, column_name, is_nullable from information_schema.columns
      join pg_class on oid = to_regclass(table_name) and not relispartition where table_schema = 'public'`,
  );
  const real = rows.map((row) => `${row.table_name}.${row.column_name}${row.is_nullable === 'YES' ? '?' : ''}`).sort();
  const believed = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns.map((column) => `${name}.${column.name}${column.notNull ? '' : '?'}`);
  });
  expect(real).toEqual(believed.sort());
});

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closeDatabase, db, openDatabase } from '../../db/connect.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { readiness } from './queries.ts';

const database = useDatabase();

test('with database, tables and queue there, all is ready', async () => {
  expect(await readiness()).toEqual({ database: true, migrations: true, queue: true });
});

test('each missing part is named', async () => {
  await db().execute(sql`alter table pgboss.queue rename to queue_away`);
  expect(await readiness()).toEqual({ database: true, migrations: true, queue: false });
  await db().execute(sql`alter table pgboss.queue_away rename to queue`);
  await db().execute(sql`alter table projects rename to projects_away`);
  expect(await readiness()).toEqual({ database: true, migrations: false, queue: true });
  await db().execute(sql`alter table projects_away rename to projects`);
});

test('a database that does not answer is not ready, and no error', async () => {
  await closeDatabase();
  openDatabase('postgres://sunup:x@127.0.0.1:9/none');
  expect(await readiness()).toEqual({ database: false, migrations: false, queue: false });
  await closeDatabase();
  openDatabase(database.url());
});

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { beforeAll, expect, test } from 'vitest';
import { keepVisitMonths } from '../domain/retention/visit-months.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { db } from './connect.ts';
import { migrateDatabase } from './migrate.ts';

const database = useDatabase();

const now = new Date('2026-11-22T12:00:00Z');

/** A database of the release before the partitions, with visits of two years. */
beforeAll(async () => {
  for (const statement of ['drop schema drizzle cascade', 'drop schema public cascade', 'create schema public']) await run(statement);
  await migrateUpTo(11);
  await run(`insert into users (id, name, email) values (gen_random_uuid(), 'Dana', 'dana@people.test')`);
  await run(`insert into projects (id, owner_id, seed) select gen_random_uuid(), id, n from users, generate_series(1, 3) n`);
  await run(`insert into site_visits select id, '2024-11-01'::date + n, 1 + n % 7 from projects, generate_series(0, 760) n`);
  await run(`insert into analytics_events (id, name, path, visit, props, created_at)
    select gen_random_uuid(), 'page_view', '/' || n % 4, (n / 3)::text, '{"n": 1}', '2024-11-01'::timestamptz + n * interval '5 hours'
    from generate_series(0, 3650) n`);
});

const run = (statement: string) => db().execute(sql.raw(statement));

async function migrateUpTo(last: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-migrations-'));
  cpSync('db/migrations', folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= last) }));
  await migrate(db(), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
}

/** Every row of the two tables, as the reading code gets them. */
async function everything() {
  const { rows: views } = await run('select * from site_visits order by project_id, day');
  const { rows: events } = await run('select id, name, path, visit, props, created_at from analytics_events order by created_at');
  return { views, events };
}

const sums = async () =>
  (
    await run(`select
      (select sum(views) from site_visits) + coalesce((select sum(views) from site_visit_months), 0) as views,
      (select count(*) from analytics_events) + coalesce((select sum(events) from analytics_months where path = ''), 0) as events,
      (select count(distinct visit) from analytics_events where created_at >= '2026-10-23') as funnel`)
  ).rows[0];

async function partitions() {
  const { rows } = await run(
    `select relname from pg_class where relispartition and relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ relname }) => relname);
}

test('a database with visits keeps every row in the migration, and takes writes of the release before it', async () => {
  const before = await everything();
  expect([before.views.length, before.events.length]).toEqual([3 * 761, 3651]);
  await migrateDatabase(database.url());
  expect(await everything()).toEqual(before);
  for (let n = 0; n < 2; n++)
    await run(`insert into site_visits (project_id, day, views) select id, '2026-12-24', 1 from projects
      on conflict (project_id, day) do update set views = site_visits.views + excluded.views`);
  await run(`insert into analytics_events (id, name, path, visit) values (gen_random_uuid(), 'page_view', '/', 'new')`);
  await run(`delete from analytics_events where id in (select id from analytics_events where visit = 'new')`);
  expect(await everything()).toMatchObject({ events: before.events });
  expect((await run(`select sum(views)::int as views from site_visits where day = '2026-12-24'`)).rows).toEqual([{ views: 6 }]);
});

test('the job then moves them into their months, and no number changes', async () => {
  const before = await sums();
  await keepVisitMonths(now);
  expect(await sums()).toEqual(before);
  const months = ['2025_11', '2025_12', ...Array.from({ length: 11 }, (_, n) => `2026_${String(n + 1).padStart(2, '0')}`)];
  const expected = ['analytics_events', 'site_visits'].flatMap((table) =>
    [...months, '2026_12', '2027_01', 'default'].map((suffix) => `${table}_${suffix}`),
  );
  expect(await partitions()).toEqual(expected);
  expect([await db().$count(sql`analytics_events_default`), await db().$count(sql`site_visits_default`)]).toEqual([0, 0]);
});

test('every partition has the indexes and keys of its table', async () => {
  // An index of a partitioned table is valid once each partition has its part of it.
  const { rows } = await run(`select indexrelid::regclass::text as name, indisvalid as valid,
      (select count(*)::int from pg_inherits where inhparent = indexrelid) as parts
    from pg_index where indrelid in ('site_visits'::regclass, 'analytics_events'::regclass) order by 1`);
  expect(rows).toEqual([
    { name: 'analytics_events_id_created_at_pk', valid: true, parts: 16 },
    { name: 'analytics_events_name', valid: true, parts: 16 },
    { name: 'site_visits_project_id_day_pk', valid: true, parts: 16 },
  ]);
});

test('a new database starts with the partitions of three months', async () => {
  for (const statement of ['drop schema drizzle cascade', 'drop schema public cascade', 'create schema public']) await run(statement);
  await migrateDatabase(database.url());
  const made = await partitions();
  expect(made).toHaveLength(8);
  await keepVisitMonths();
  expect(await partitions()).toEqual(made);
});

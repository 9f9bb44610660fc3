import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { analyticsEvents, analyticsMonths, siteVisitMonths, siteVisits } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { projectRow } from '../../tests/helpers/projects.ts';
import { ownData } from '../exports/own-data.ts';
import { addViews, viewsOf, writeViews } from '../projects/visits.ts';
import { keepVisitMonths } from './visit-months.ts';

useDatabase();

// Far from today, so the months that a new database starts with are rolled up, too.
const now = new Date('2031-05-15T09:45:00Z');

/** The partitions of a table, by what follows its name. */
async function partitionsOf(table: string): Promise<string[]> {
  const { rows } = await db().execute<{ name: string }>(
    sql`select relname as name from pg_inherits join pg_class on oid = inhrelid where inhparent = ${table}::regclass order by 1`,
  );
  return rows.map(({ name }) => name.slice(table.length + 1));
}

const kept = [
  ...['2030_05', '2030_06', '2030_07', '2030_08', '2030_09', '2030_10', '2030_11', '2030_12'],
  ...['2031_01', '2031_02', '2031_03', '2031_04', '2031_05'],
];
const ahead = ['2031_06', '2031_07'];

/** Rows in the default partition. */
const strays = async (table: string) => db().$count(sql`${sql.identifier(`${table}_default`)}`);

async function viewed(projectId: string, views: Record<string, number>): Promise<void> {
  for (const [day, count] of Object.entries(views)) addViews(projectId, count, new Date(`${day}T12:00:00Z`));
  await writeViews();
}

async function exported(ownerId: string) {
  const project = (await ownData(ownerId))?.projects[0];
  const { views = [], viewsByMonth = [] } = project ?? {};
  return { views, viewsByMonth, total: [...views, ...viewsByMonth].reduce((sum, row) => sum + row.views, 0) };
}

test('every month from a year ago to two months ahead gets a partition, once', async () => {
  const { projectId } = await projectRow({ state: 'live' });
  const days = kept.map((month) => [`${month.replace('_', '-')}-15`, 1]);
  await viewed(projectId, Object.fromEntries(days));
  expect(await strays('site_visits')).toBe(13);
  await keepVisitMonths(now);
  expect(await partitionsOf('site_visits')).toEqual([...kept, ...ahead, 'default']);
  expect(await partitionsOf('analytics_events')).toEqual(['2031_05', ...ahead, 'default']);
  expect([await strays('site_visits'), await strays('analytics_events')]).toEqual([0, 0]);
  await Promise.all([keepVisitMonths(now), keepVisitMonths(now)]);
  expect(await partitionsOf('site_visits')).toEqual([...kept, ...ahead, 'default']);
});

test('owners see the same numbers before and after their days move and their old months are added up', async () => {
  const { owner, projectId } = await projectRow({ state: 'live' });
  // The days on both sides of what's kept, a leap day, and both ends of the last thirty days.
  const old = { '2028-02-29': 1, '2030-04-01': 2, '2030-04-30': 4 };
  const recent = { '2030-05-01': 8, '2031-04-16': 16, '2031-05-15': 32 };
  await viewed(projectId, { ...old, ...recent });
  const before = { total: (await exported(owner.id)).total, days: await viewsOf(owner.id, projectId, 30, now) };
  expect(before.total).toBe(63);
  await keepVisitMonths(now);
  const after = await exported(owner.id);
  expect({ total: after.total, days: await viewsOf(owner.id, projectId, 30, now) }).toEqual(before);
  expect(after.views).toEqual(Object.entries(recent).map(([day, views]) => ({ day, views })));
  expect(after.viewsByMonth).toEqual([
    { month: '2028-02', views: 1 },
    { month: '2030-04', views: 6 },
  ]);
});

test('a month of our own pages becomes totals of each page, in which a visit of two pages is one visit', async () => {
  const at = (createdAt: string, path: string, visit: string, name: 'page_view' | 'cta_click' = 'page_view') => ({
    name,
    path,
    visit,
    createdAt: new Date(createdAt),
  });
  await db()
    .insert(analyticsEvents)
    .values([
      at('2030-04-01T00:00:00Z', '/', 'one'),
      at('2030-04-02T12:00:00Z', '/', 'one'),
      at('2030-04-02T12:01:00Z', '/faq', 'one'),
      at('2030-04-30T23:59:59.999Z', '/faq', 'two'),
      at('2030-04-30T12:00:00Z', '/', 'three', 'cta_click'),
      at('2030-05-01T00:00:00Z', '/', 'kept'),
    ]);
  await keepVisitMonths(now);
  const month = '2030-04-01';
  expect(await db().select().from(analyticsMonths).orderBy(analyticsMonths.name, analyticsMonths.path)).toEqual([
    { month, name: 'cta_click', path: '', events: 1, visits: 1 },
    { month, name: 'cta_click', path: '/', events: 1, visits: 1 },
    { month, name: 'page_view', path: '', events: 4, visits: 2 },
    { month, name: 'page_view', path: '/', events: 2, visits: 1 },
    { month, name: 'page_view', path: '/faq', events: 2, visits: 2 },
  ]);
  expect(await db().select({ visit: analyticsEvents.visit }).from(analyticsEvents)).toEqual([{ visit: 'kept' }]);
});

test('a month’s partition is dropped when the month is a year and a month old, and a late view of it still counts', async () => {
  const { owner, projectId } = await projectRow({ state: 'live' });
  await viewed(projectId, { '2030-05-31': 3, '2030-06-01': 5 });
  await keepVisitMonths(new Date('2031-05-31T23:59:59Z'));
  expect((await partitionsOf('site_visits'))[0]).toBe('2030_05');
  await keepVisitMonths(new Date('2031-06-01T00:00:00Z'));
  expect((await partitionsOf('site_visits'))[0]).toBe('2030_06');
  await viewed(projectId, { '2030-05-30': 1 });
  await keepVisitMonths(new Date('2031-06-02T00:00:00Z'));
  expect(await exported(owner.id)).toMatchObject({ viewsByMonth: [{ month: '2030-05', views: 4 }], total: 9 });
});

test('deleting a project deletes its visits of every month', async () => {
  const { projectId } = await projectRow({ state: 'live' });
  await viewed(projectId, { '2030-01-01': 1, '2031-05-01': 1, '2040-01-01': 1 });
  await keepVisitMonths(now);
  await db().execute(sql`delete from projects where id = ${projectId}`);
  const own = sql`project_id = ${projectId}`;
  expect([await db().$count(siteVisits, own), await db().$count(siteVisitMonths, own)]).toEqual([0, 0]);
});

test('views that are written while their month moves are all counted, and readers always see every row', async () => {
  const { owner, projectId } = await projectRow({ state: 'live' });
  await db().execute(sql`insert into site_visits (project_id, day, views)
    select ${projectId}, '2032-01-01'::date + n, 1 from generate_series(0, 300) n`);
  let moving = true;
  let written = 0;
  const writes = (async () => {
    for (; moving; written++) await viewed(projectId, { '2032-03-05': 1 });
  })();
  const counts = new Set<number>();
  const readers = Array.from({ length: 6 }, async () => {
    while (moving) counts.add(await db().$count(siteVisits, sql`project_id = ${projectId}`));
  });
  await keepVisitMonths(now);
  moving = false;
  await Promise.all([writes, ...readers]);
  expect(written).toBeGreaterThan(5);
  expect((await exported(owner.id)).total).toBe(301 + written);
  expect([...counts]).toEqual([301]);
  expect(await strays('site_visits')).toBe(0);
});

test('while someone else reads a table for a while, as a backup does, it’s tried again', async () => {
  const { projectId } = await projectRow({ state: 'live' });
  await viewed(projectId, { '2033-03-05': 1 });
  const reading = db().transaction(async (tx) => {
    await tx.execute(sql`lock table site_visits_default in access share mode`);
    await delay(1500);
  });
  await keepVisitMonths(now);
  await reading;
  expect(await partitionsOf('site_visits')).toContain('2033_03');
});

import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closeDatabase, db, openDatabase } from '../../db/connect.ts';
import { analyticsEvents } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { mayReport, track, visitOf, writeEvents } from './analytics.ts';
import { reportSchema } from './schema.ts';

const database = useDatabase();

const events = async () => {
  await writeEvents();
  return db().select().from(analyticsEvents).orderBy(asc(analyticsEvents.id));
};

const visitor = (headers: Record<string, string> = {}) => ({
  address: '203.0.113.9',
  headers: new Headers({ 'user-agent': 'Browser/1', ...headers }),
});

test('an event is stored with its path and its properties, and without an IP address', async () => {
  track('cta_click', '/', visitor(), { cta_name: 'Start My Site', cta_location: 'hero' });
  const event = (await events()).at(-1);
  expect(event).toMatchObject({ name: 'cta_click', path: '/', props: { cta_name: 'Start My Site', cta_location: 'hero' } });
  expect(JSON.stringify(event)).not.toMatch(/203\.0\.113\.9|Browser/);
});

test.each<Record<string, string>>([{ DNT: '1' }, { 'Sec-GPC': '1' }])('a browser that says %o is not counted', async (headers) => {
  const before = await events();
  track('page_view', '/', visitor(headers), {});
  expect(await events()).toEqual(before);
});

test('more events than fit one statement are all written, with the time at which they happened', async () => {
  const before = await events();
  for (let n = 0; n < 2100; n++) track('page_view', `/page-${n}`, visitor(), {});
  const at = new Date();
  const added = (await events()).slice(before.length);
  expect(added.map(({ path }) => path)).toEqual(Array.from({ length: 2100 }, (_, n) => `/page-${n}`));
  expect(Math.max(...added.map(({ createdAt }) => Number(createdAt)))).toBeLessThanOrEqual(Number(at));
});

test('events that couldn’t be written wait, and are stored once', async () => {
  const before = await events();
  track('page_view', '/', visitor(), {});
  await closeDatabase();
  await expect(writeEvents()).rejects.toThrow();
  track('page_view', '/faq', visitor(), {});
  openDatabase(database.url());
  await Promise.all([writeEvents(), writeEvents()]);
  expect((await events()).slice(before.length)).toMatchObject([{ path: '/' }, { path: '/faq' }]);
});

test.each([
  ['a NUL in a path', { name: 'page_view', path: '/\0' }],
  ['half a character', { name: 'cta_click', path: '/', props: { cta_name: '\ud83d', cta_location: 'hero' } }],
])('%s, which would hold up other events, is refused', (_, report) => {
  expect(reportSchema.safeParse(report).success).toBe(false);
});

test('one address can report a limited number of events', () => {
  const accepted = Array.from({ length: 700 }, () => mayReport('203.0.113.77')).filter(Boolean);
  expect(accepted).toHaveLength(600);
  expect(mayReport('203.0.113.78')).toBe(true);
});

test('one browser is one visit on one day, another on the next', () => {
  const noon = new Date('2026-11-20T12:00:00Z');
  expect(visitOf(visitor(), noon)).toBe(visitOf(visitor(), new Date('2026-11-20T23:59:00Z')));
  expect(visitOf(visitor(), noon)).not.toBe(visitOf(visitor(), new Date('2026-11-21T00:00:00Z')));
  expect(visitOf(visitor(), noon)).not.toBe(visitOf({ ...visitor(), address: '203.0.113.10' }, noon));
  expect(visitOf(visitor(), noon)).not.toBe(visitOf(visitor({ 'user-agent': 'Browser/2' }), noon));
});

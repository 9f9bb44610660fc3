import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { analyticsEvents } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { track, visitOf } from './analytics.ts';

useDatabase();

const visitor = (headers: Record<string, string> = {}) => ({
  address: '203.0.113.9',
  headers: new Headers({ 'user-agent': 'Browser/1', ...headers }),
});

test('an event is stored with its path and its properties, and without an IP address', async () => {
  await track('cta_click', '/', visitor(), { cta_name: 'Start My Site', cta_location: 'hero' });
  const [event] = await db().select().from(analyticsEvents);
  expect(event).toMatchObject({ name: 'cta_click', path: '/', props: { cta_name: 'Start My Site', cta_location: 'hero' } });
  expect(JSON.stringify(event)).not.toMatch(/203\.0\.113\.9|Browser/);
});

test.each<Record<string, string>>([{ DNT: '1' }, { 'Sec-GPC': '1' }])('a browser that says %o is not counted', async (headers) => {
  const before = await db().$count(analyticsEvents);
  await track('page_view', '/', visitor(headers), {});
  expect(await db().$count(analyticsEvents)).toBe(before);
});

test('one browser is one visit on one day, another on the next', () => {
  const noon = new Date('2026-11-20T12:00:00Z');
  expect(visitOf(visitor(), noon)).toBe(visitOf(visitor(), new Date('2026-11-20T23:59:00Z')));
  expect(visitOf(visitor(), noon)).not.toBe(visitOf(visitor(), new Date('2026-11-21T00:00:00Z')));
  expect(visitOf(visitor(), noon)).not.toBe(visitOf({ ...visitor(), address: '203.0.113.10' }, noon));
  expect(visitOf(visitor(), noon)).not.toBe(visitOf(visitor({ 'user-agent': 'Browser/2' }), noon));
});

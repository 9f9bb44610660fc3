import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { noteAnswer, noteAway } from '../../db/availability.ts';
import { db, withPool } from '../../db/connect.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { scrape } from './metrics.ts';

useDatabase();

/** The value of a sample, such as `sunup_database_up`. */
async function sample(name: string): Promise<number> {
  const line = (await scrape()).text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

test('a pool says how many connections it has, how many callers wait, and how long they waited', async () => {
  const waited = await sample('sunup_database_pool_wait_seconds_count{pool="admin"}');
  const searches = Array.from({ length: 6 }, () => withPool('admin', () => db().execute(sql`select pg_sleep(2)`)));
  await vi.waitFor(async () => expect(await sample('sunup_database_pool_waiting{pool="admin"}')).toBe(2), 10_000);
  expect(await sample('sunup_database_pool_connections{pool="admin",state="used"}')).toBe(4);
  expect(await sample('sunup_database_pool_max_connections{pool="admin"}')).toBe(4);
  await Promise.all(searches);
  expect(await sample('sunup_database_pool_waiting{pool="admin"}')).toBe(0);
  expect(await sample('sunup_database_pool_connections{pool="admin",state="idle"}')).toBe(4);
  expect(await sample('sunup_database_pool_wait_seconds_count{pool="admin"}')).toBe((waited || 0) + 6);
  expect(await sample('sunup_database_pool_wait_seconds_sum{pool="admin"}')).toBeGreaterThan(0.5);
});

test('an outage shows, and the queues aren’t read meanwhile', async () => {
  expect(await sample('sunup_database_up')).toBe(1);
  expect(await sample('sunup_queue_jobs{queue="send-mail",state="waiting"}')).toBe(0);
  noteAway({ code: 'ECONNREFUSED' });
  expect(await sample('sunup_database_up')).toBe(0);
  expect(await sample('sunup_queue_jobs{queue="send-mail",state="waiting"}')).toBeNaN();
  noteAnswer();
  expect(await sample('sunup_database_up')).toBe(1);
});

test('a metric is in base units, and a counter ends with _total', async () => {
  const types = [...(await scrape()).text.matchAll(/^# TYPE (sunup_\w+) (\w+)$/gm)].map(([, name = '', type = '']) => ({ name, type }));
  expect(types.length).toBeGreaterThan(15);
  for (const { name, type } of types) {
    expect(name.endsWith('_total'), name).toBe(type === 'counter');
    expect(name).not.toMatch(/_(?:ms|milliseconds|kb|mb|percent|minutes)(?:_|$)/);
    if (type === 'histogram') expect(name).toMatch(/_seconds$/);
  }
});

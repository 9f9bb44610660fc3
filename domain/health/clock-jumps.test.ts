import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { undoClockJump } from './clock-jumps.ts';

const database = useDatabase();
afterEach(() => vi.restoreAllMocks());

/** A job as it's stored when the database's clock is this many days ahead. */
async function jobAt(daysAhead: number, state: 'created' | 'retry' | 'active', { startsInSeconds = 0 } = {}): Promise<string> {
  const id = await database.queue().boss.send('handle-webhook', {}, { singletonKey: crypto.randomUUID(), startAfter: startsInSeconds });
  const ahead = sql`make_interval(days => ${daysAhead})`;
  await db().execute(sql`
    update pgboss.job set state = ${state}, created_on = created_on + ${ahead}, start_after = start_after + ${ahead},
      started_on = case when ${state} = 'active' then now() + ${ahead} end, heartbeat_on = case when ${state} = 'active' then now() + ${ahead} end
    where id = ${id}`);
  return id ?? '';
}

/** Seconds from now to a job's times, in whole hundreds. */
async function timesOf(id: string): Promise<Record<string, number | null>> {
  const { rows } = await db().execute<Record<string, number | null>>(sql`
    select round(extract(epoch from start_after - now()) / 100)::int * 100 as start,
      round(extract(epoch from started_on - now()) / 100)::int * 100 as started,
      round(extract(epoch from heartbeat_on - now()) / 100)::int * 100 as heartbeat
    from pgboss.job where id = ${id}`);
  return rows[0] ?? {};
}

test('jobs from a clock that was ahead are due as they would have been, and no other job changes', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const due = await jobAt(400, 'created');
  const later = await jobAt(400, 'created', { startsInSeconds: 7200 });
  const retried = await jobAt(400, 'retry');
  const running = await jobAt(400, 'active');
  // Sent before the jump, and tried again during it.
  const between = await jobAt(0, 'retry');
  await db().execute(sql`update pgboss.job set start_after = now() + interval '400 days' where id = ${between}`);
  const planned = await jobAt(0, 'created', { startsInSeconds: 30 * 86_400 });
  const waiting = await jobAt(0, 'retry', { startsInSeconds: 1800 });
  await undoClockJump();
  expect(await timesOf(due)).toMatchObject({ start: 0 });
  expect(await timesOf(later)).toMatchObject({ start: 7200 });
  expect(await timesOf(retried)).toMatchObject({ start: 0 });
  expect(await timesOf(running)).toMatchObject({ started: 0, heartbeat: 0 });
  expect(await timesOf(between)).toMatchObject({ start: 0 });
  expect(await timesOf(planned)).toMatchObject({ start: 30 * 86_400 });
  expect(await timesOf(waiting)).toMatchObject({ start: 1800 });
  expect(warn).toHaveBeenCalledExactlyOnceWith({ jobs: 5 }, 'the clock was ahead: jobs from that time were rescheduled');
  await undoClockJump();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('the queue’s own upkeep and schedules don’t wait for that time', async () => {
  await db().execute(sql`update pgboss.queue set monitor_on = now() + interval '400 days', maintain_on = now() - interval '1 minute'`);
  await db().execute(sql`update pgboss.version set cron_on = now() + interval '400 days'`);
  await undoClockJump();
  const { rows } = await db().execute(sql`
    select count(monitor_on)::int as monitored, count(maintain_on) = count(*) as maintained, (select cron_on from pgboss.version) as cron from pgboss.queue`);
  expect(rows).toEqual([{ monitored: 0, maintained: true, cron: null }]);
});

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inRequest } from '../base/log.ts';
import { db } from '../db/connect.ts';
import { deadLetterQueue } from '../db/dead-letter-queue.ts';
import { enqueue, setQueue } from '../db/enqueue.ts';
import { type JobName, jobNames, jobSettings } from '../db/job-kinds.ts';
import { useDatabase } from '../tests/helpers/database.ts';

const database = useDatabase();

async function waiting(name: JobName): Promise<unknown[]> {
  const { rows } = await db().execute(sql`select data from pgboss.job where name = ${name} and state = 'created' order by data::text`);
  return rows.map((row) => row.data);
}

test('a job enqueued in a failed transaction never exists', async () => {
  const failed = db().transaction(async (tx) => {
    await enqueue(tx, 'draft-site', { projectId: 'rolled back' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await waiting('draft-site')).toEqual([]);
});

test('a job enqueued in a committed transaction exists once', async () => {
  await db().transaction(async (tx) => {
    await enqueue(tx, 'remind-briefs', {});
    expect(await waiting('remind-briefs')).toEqual([]);
  });
  expect(await waiting('remind-briefs')).toEqual([{}]);
});

test('a key prevents a second waiting job of its name, and no other', async () => {
  await enqueue(db(), 'draft-site', { projectId: 'one' }, { key: 'one' });
  await enqueue(db(), 'draft-site', { projectId: 'one' }, { key: 'one' });
  await enqueue(db(), 'draft-site', { projectId: 'two' }, { key: 'two' });
  await enqueue(db(), 'handle-webhook', { eventId: 'one' }, { key: 'one' });
  expect(await waiting('draft-site')).toEqual([{ projectId: 'one' }, { projectId: 'two' }]);
  expect(await waiting('handle-webhook')).toEqual([{ eventId: 'one' }]);
});

test('without a key, there is one waiting job per payload', async () => {
  await enqueue(db(), 'send-mail', { mailId: 'a' });
  await enqueue(db(), 'send-mail', { mailId: 'b' });
  await enqueue(db(), 'send-mail', { mailId: 'a' });
  expect(await waiting('send-mail')).toEqual([{ mailId: 'a' }, { mailId: 'b' }]);
});

test('a job knows the request that sent it, and two requests for the same job still queue it once', async () => {
  await inRequest('aaaaaaaa', () => enqueue(db(), 'align-plan', { planId: 'p' }));
  await inRequest('bbbbbbbb', () => enqueue(db(), 'align-plan', { planId: 'p' }));
  await enqueue(db(), 'align-plan', { planId: 'p' });
  expect(await waiting('align-plan')).toEqual([{ planId: 'p', fromRequest: 'aaaaaaaa' }]);
});

test('a key is free again once its job is running', async () => {
  await enqueue(db(), 'watch-clocks', {}, { key: 'minute' });
  await database.queue().boss.fetch('watch-clocks');
  await enqueue(db(), 'watch-clocks', {}, { key: 'minute' });
  expect(await waiting('watch-clocks')).toHaveLength(1);
});

test('a job that failed for good goes to the dead-letter queue', async () => {
  const { boss } = database.queue();
  await boss.send('expire-orders', { asked: 'admin' }, { retryLimit: 0 });
  const [job] = await boss.fetch('expire-orders');
  await boss.fail('expire-orders', job?.id ?? '');
  const [dead] = await boss.fetch(deadLetterQueue);
  expect(dead?.data).toEqual({ asked: 'admin' });
});

test('without an open queue, sending a job fails', async () => {
  setQueue(undefined);
  await expect(enqueue(db(), 'send-mail', { mailId: 'x' })).rejects.toThrow('The job queue is not open yet.');
  setQueue(database.queue().boss);
});

test('the compiler checks a payload against its job', () => {
  // @ts-expect-error: the payload of another job.
  void (() => enqueue(db(), 'send-mail', { projectId: 'one' }));
  // @ts-expect-error: a job that isn't in the table.
  void (() => enqueue(db(), 'send-pigeon', {}));
});

test('every schedule is a minute, hour, day, month and weekday', () => {
  const schedules = jobNames.flatMap((name) => jobSettings(name).cron ?? []);
  expect(schedules.length).toBeGreaterThan(10);
  for (const cron of schedules) expect(cron).toMatch(/^(?:[\d*/,-]+ ){4}[\d*/,-]+$/);
});

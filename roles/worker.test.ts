import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inRequest } from '../base/log.ts';
import { db } from '../db/connect.ts';
import { deadLetterQueue } from '../db/dead-letter-queue.ts';
import { enqueue } from '../db/enqueue.ts';
import { type JobName, jobNames, jobSettings } from '../db/job-kinds.ts';
import { startListening } from '../db/live.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { scrape } from '../domain/health/metrics.ts';
import { queueMail } from '../domain/mails/mails.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { caughtMails } from '../outside/fakes/mail-catcher.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { useInbox } from '../tests/helpers/inbox.ts';
import { collectLog } from '../tests/helpers/log-lines.ts';
import { startWorker } from './worker.ts';

const database = useDatabase();
useInbox();

let working: Queue;
/** What the queue has asked the database. */
const statements: string[] = [];
let stopListening: () => Promise<void>;
beforeAll(async () => {
  stopListening = await startListening(database.url());
  const { executeSql, ...others } = queueDatabase(database.url());
  const noting = (text: string, values?: unknown[]) => {
    statements.push(text);
    return executeSql(text, values);
  };
  working = await openQueue({ ...others, executeSql: noting }, { working: true, onError: () => undefined });
  await startWorker(working);
});
afterAll(async () => {
  await working.close();
  await stopListening();
});

const stateOf = async (name: JobName) => (await db().execute(sql`select state, retry_count from pgboss.job where name = ${name}`)).rows;

test('a mail queued in a transaction is sent soon after it commits', async () => {
  await db().transaction((tx) =>
    queueMail(tx, {
      eventKey: 'worker',
      template: 'welcome',
      recipient: 'worker@people.test',
      props: { firstName: 'Dana', url: 'http://localhost:3000/' },
    }),
  );
  await vi.waitFor(() => expect(caughtMails('worker@people.test')).toHaveLength(1), 10_000);
  await vi.waitFor(async () => expect(await stateOf('send-mail')).toMatchObject([{ state: 'completed' }]), 5000);
});

test('the log lines of a job have its name, its ID and the ID of the request that sent it', async () => {
  const { lines, stop } = collectLog();
  await inRequest('7f0c1d6e', () => enqueue(db(), 'end-checkout', { orderId: '0197a1c2-0000-7000-8000-000000000000' }));
  await enqueue(db(), 'remove-files', { names: [] });
  const ends = () => lines.filter(({ msg }) => msg === 'job done');
  await vi.waitFor(() => expect(ends().length).toBeGreaterThanOrEqual(2), 25_000);
  stop();
  const of = (job: string) => ends().find((line) => line.job === job);
  expect(of('end-checkout')).toMatchObject({ requestId: '7f0c1d6e', jobId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(of('remove-files')).toMatchObject({ jobId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(of('remove-files')).not.toHaveProperty('requestId');
});

test('a scheduled job that’s done is no line of an ordinary log', async () => {
  const { lines, stop } = collectLog();
  await enqueue(db(), 'remind-briefs', {});
  await vi.waitFor(
    async () => expect(await stateOf('remind-briefs')).toContainEqual(expect.objectContaining({ state: 'completed' })),
    10_000,
  );
  stop();
  expect(lines.filter(({ job }) => job === 'remind-briefs')).toEqual([]);
});

test('jobs count by name and outcome', async () => {
  const count = async (outcome: string) =>
    Number(new RegExp(`^sunup_jobs_total\\{queue="draft-site",outcome="${outcome}"\\} (\\d+)$`, 'm').exec((await scrape()).text)?.[1]);
  const failed = await count('failed');
  await enqueue(db(), 'draft-site', { projectId: 'not an id either' });
  await vi.waitFor(async () => expect(await count('failed')).toBe(failed + 1), 10_000);
  expect((await scrape()).text).toMatch(/^sunup_job_duration_seconds_count\{queue="draft-site"\} \d+$/m);
});

test('a job that fails waits for another try', async () => {
  await enqueue(db(), 'draft-site', { projectId: 'not an id at all' });
  await vi.waitFor(async () => expect(await stateOf('draft-site')).toContainEqual(expect.objectContaining({ state: 'retry' })), 10_000);
});

test('a job that becomes due is done, although no notification tells of it', async () => {
  const orderId = '0197a1c2-0000-7000-8000-000000000001';
  await enqueue(db(), 'end-checkout', { orderId }, { startAfter: new Date(Date.now() + 3_600_000) });
  await db().execute(sql`update pgboss.job set start_after = now() where data->>'orderId' = ${orderId}`);
  const state = async () => (await db().execute(sql`select state from pgboss.job where data->>'orderId' = ${orderId}`)).rows;
  await vi.waitFor(async () => expect(await state()).toEqual([{ state: 'completed' }]), 10_000);
});

test('workers without jobs ask the database for none: one query looks for all of them', async () => {
  statements.length = 0;
  const looks = () => statements.filter((statement) => statement.startsWith('select queue.name from unnest'));
  await vi.waitFor(() => expect(looks().length).toBeGreaterThanOrEqual(2), 10_000);
  // If a minute begins meanwhile, those of its recurring jobs do.
  expect(statements.filter((statement) => statement.includes('SKIP LOCKED')).length).toBeLessThan(jobNames.length);
});

test('every recurring job is on the clock, in UTC', async () => {
  const planned = await working.boss.getSchedules();
  const recurring = jobNames.filter((name) => jobSettings(name).cron);
  expect(planned.map(({ name, cron }) => ({ name, cron })).sort((a, b) => a.name.localeCompare(b.name))).toEqual(
    recurring.toSorted().map((name) => ({ name, cron: jobSettings(name).cron })),
  );
  expect(new Set(planned.map(({ timezone }) => timezone))).toEqual(new Set(['UTC']));
});

test('every job has its queue, with retries and a dead-letter queue', async () => {
  for (const name of jobNames)
    expect(await working.boss.getQueue(name)).toMatchObject({
      name,
      policy: 'short',
      deadLetter: jobSettings(name).options.deadLetter ?? deadLetterQueue,
      retryLimit: jobSettings(name).options.retryLimit,
    });
});

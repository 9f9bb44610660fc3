import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { db } from './db/connect.ts';
import { deadLetterQueue, enqueue } from './db/enqueue.ts';
import { startListening } from './db/live.ts';
import { queueDatabase } from './db/queue-database.ts';
import { queueMail } from './domain/mails/mails.ts';
import { type JobName, jobNames, jobSettings } from './jobs/jobs.ts';
import { openQueue, type Queue } from './jobs/queue.ts';
import { caughtMails } from './outside/fakes/mail-catcher.ts';
import { useDatabase } from './tests/helpers/database.ts';
import { useInbox } from './tests/helpers/inbox.ts';
import { startWorker } from './worker.ts';

const database = useDatabase();
useInbox();

let working: Queue;
let stopListening: () => Promise<void>;
beforeAll(async () => {
  stopListening = await startListening(database.url());
  working = await openQueue(queueDatabase(database.url()), { working: true, onError: () => undefined });
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

test('a job that fails waits for another try', async () => {
  await enqueue(db(), 'draft-site', { projectId: 'not an id at all' });
  await vi.waitFor(async () => expect(await stateOf('draft-site')).toMatchObject([{ state: 'retry' }]), 10_000);
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

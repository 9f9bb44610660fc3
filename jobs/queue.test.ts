import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { db } from '../db/connect.ts';
import { deadLetterQueue } from '../db/dead-letter-queue.ts';
import { enqueue } from '../db/enqueue.ts';
import { jobNames, jobSettings } from '../db/job-kinds.ts';
import { ListenConnection } from '../db/listening.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { openQueue } from './queue.ts';

const database = useDatabase();

test('queues from an earlier release get this release’s options at the start', async () => {
  const { boss } = database.queue();
  await boss.updateQueue('send-mail', { retryLimit: 1, retryDelay: 99, heartbeatSeconds: null, deadLetter: deadLetterQueue });
  await boss.updateQueue('remind-briefs', { heartbeatSeconds: 60, expireInSeconds: 10 });
  const again = await openQueue(queueDatabase(database.url()), { working: false, onError: () => undefined });
  for (const name of jobNames) {
    const { heartbeatSeconds = null, ...options } = { deadLetter: deadLetterQueue, ...jobSettings(name).options };
    expect(await again.boss.getQueue(name)).toMatchObject({ ...options, policy: 'short', notify: true });
    expect((await again.boss.getQueue(name))?.heartbeatSeconds ?? null).toBe(heartbeatSeconds);
  }
  await again.close();
});

test('processes that start together create each queue once', async () => {
  for (const name of jobNames) if (jobSettings(name).options.deadLetter) await database.queue().boss.deleteQueue(name);
  const opened = await Promise.all(
    Array.from({ length: 3 }, () => openQueue(queueDatabase(database.url()), { working: false, onError: () => undefined })),
  );
  expect(await database.queue().boss.getQueue('send-mail')).toMatchObject({ deadLetter: 'fail-mail' });
  for (const { close } of opened) await close();
});

test('a request that outlives the last job can still send one', async () => {
  const queue = await openQueue(queueDatabase(database.url()), { working: false, onError: () => undefined });
  await queue.finishJobs();
  await enqueue(db(), 'send-mail', { mailId: 'late' });
  const [job] = await database.queue().boss.fetch('send-mail');
  expect(job?.data).toEqual({ mailId: 'late' });
  await queue.close();
  await expect(enqueue(db(), 'send-mail', { mailId: 'later' })).rejects.toThrow('not open');
});

const ownTables = ['send-mail', 'handle-webhook'] as const;

/** A queue as releases before the tables of their own made it, with a job in every state. */
async function earlierQueue(name: (typeof ownTables)[number]): Promise<unknown[]> {
  const { boss } = database.queue();
  await boss.deleteQueue(name);
  await boss.createQueue(name, { retryLimit: 8, heartbeatSeconds: 10, deadLetter: deadLetterQueue, policy: 'short', notify: true });
  for (const key of ['waits', 'runs', 'retries', 'failed', 'done'])
    await boss.send(name, { mailId: key, eventId: key }, { singletonKey: key });
  await boss.send(name, { mailId: 'later', eventId: 'later' }, { singletonKey: 'later', startAfter: 3600 });
  for (const [key, change] of Object.entries({
    runs: "state = 'active', started_on = now(), heartbeat_on = now()",
    retries: "state = 'retry', retry_count = 3",
    failed: "state = 'failed', completed_on = now()",
    done: "state = 'completed', completed_on = now()",
  }))
    await db().execute(sql.raw(`update pgboss.job set ${change} where name = '${name}' and singleton_key = '${key}'`));
  return unfinished(name);
}

async function unfinished(name: string): Promise<unknown[]> {
  return (await db().execute(sql`select * from pgboss.job where name = ${name} and state <> 'completed' order by id`)).rows;
}

const tableOf = async (name: string) =>
  (await db().execute<{ name: string }>(sql`select distinct tableoid::regclass::text as name from pgboss.job where name = ${name}`)).rows;

test('the busiest queues of a new database have tables of their own', async () => {
  for (const name of ownTables) {
    expect(await database.queue().boss.getQueue(name)).toMatchObject({ partition: true, policy: 'short', notify: true });
    await database.queue().boss.send(name, { mailId: 'own', eventId: 'own' });
    expect(await tableOf(name)).toEqual([{ name: expect.stringMatching(/^pgboss\.j\w+$/) }]);
  }
  const others = (await database.queue().boss.getQueues()).filter(({ partition }) => !partition);
  expect(
    others
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('__'))
      .toSorted(),
  ).toEqual([...jobNames.filter((name) => !jobSettings(name).options.partition), deadLetterQueue].toSorted());
});

test('a queue of an earlier release gets its own table at a start, and keeps every job that isn’t done', async () => {
  const before = new Map<string, unknown[]>();
  for (const name of ownTables) before.set(name, await earlierQueue(name));
  // Both may start at the same time.
  const opened = await Promise.all(
    Array.from({ length: 2 }, () => openQueue(queueDatabase(database.url()), { working: false, onError: () => undefined })),
  );
  for (const name of ownTables) {
    expect(await unfinished(name)).toEqual(before.get(name));
    expect(before.get(name)).toHaveLength(5);
    expect(await tableOf(name)).toEqual([{ name: expect.not.stringContaining('job_common') }]);
    for (const { boss } of opened) {
      const id = await boss.send(name, { mailId: 'new', eventId: 'new' }, { singletonKey: crypto.randomUUID(), priority: 1 });
      expect(await boss.fetch(name)).toMatchObject([{ id }]);
    }
    // Those that wait for their first or next attempt can be fetched.
    expect(await opened[0]?.boss.fetch(name, { batchSize: 9 })).toHaveLength(2);
    // The key of a waiting job still keeps others with the same key out.
    expect(await opened[1]?.boss.send(name, {}, { singletonKey: 'later' })).toBeNull();
  }
  for (const { close } of opened) await close();
});

test('a process that starts while another one moves a queue sends to the new table', async () => {
  await earlierQueue('send-mail');
  const own = queueDatabase(database.url());
  const executeSql: typeof own.executeSql = async (text, values) => {
    // It has read the queues and their tables by now.
    if (text.includes(`create_queue('${deadLetterQueue}'`))
      await (await openQueue(queueDatabase(database.url()), { working: false, onError: () => undefined })).close();
    return own.executeSql(text, values);
  };
  const queue = await openQueue({ ...own, executeSql }, { working: false, onError: () => undefined });
  expect(await queue.boss.send('send-mail', { mailId: 'sent' })).not.toBeNull();
  expect(await tableOf('send-mail')).toEqual([{ name: expect.not.stringContaining('job_common') }]);
  await queue.close();
});

test('while another process runs, which knows the old table, the queue stays where it is and works', async () => {
  const before = await earlierQueue('send-mail');
  const other = new ListenConnection(database.url());
  await other.start();
  const queue = await openQueue(queueDatabase(database.url()), { working: false, onError: () => undefined });
  expect(await tableOf('send-mail')).toEqual([{ name: 'pgboss.job_common' }]);
  expect(await unfinished('send-mail')).toEqual(before);
  await enqueue(db(), 'send-mail', { mailId: 'meanwhile' });
  await other.stop();
  const open = async () => {
    await (await openQueue(queueDatabase(database.url()), { working: false, onError: () => undefined })).close();
    expect((await tableOf('send-mail'))[0]?.name).not.toBe('pgboss.job_common');
  };
  await vi.waitFor(open, 5000);
  expect(await unfinished('send-mail')).toHaveLength(before.length + 1);
  await queue.close();
});

test('finished jobs of busy queues are deleted after a day', async () => {
  const { boss, close } = await openQueue(queueDatabase(database.url()), { working: false, onError: () => undefined });
  for (const name of [...ownTables, 'fail-mail'] as const) {
    for (const hours of [23, 25]) {
      const id = await boss.send(name, {}, { singletonKey: `${hours} hours` });
      await db().execute(
        sql`update pgboss.job set state = 'completed', completed_on = now() - ${`${hours} hours`}::interval where id = ${id}`,
      );
    }
    await db().execute(sql`update pgboss.queue set maintain_on = null where name = ${name}`);
    await boss.supervise(name);
    const { rows } = await db().execute(
      sql`select singleton_key as key from pgboss.job where name = ${name} and singleton_key like '% hours'`,
    );
    expect(rows).toEqual([{ key: '23 hours' }]);
  }
  await close();
});

test('a long queue is reported once', async () => {
  const warnings: string[] = [];
  const queue = await openQueue(queueDatabase(database.url()), {
    working: false,
    onError: () => undefined,
    onWarning: (message) => warnings.push(message),
  });
  await queue.boss.insert(
    'remove-files',
    Array.from({ length: 10_001 }, (_, n) => ({ singletonKey: `${n}` })),
  );
  for (let n = 0; n < 2; n++) {
    await db().execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null where name = 'remove-files'`);
    await queue.boss.supervise('remove-files');
    await queue.boss.insert('remove-files', [{ singletonKey: `more ${n}` }]);
  }
  expect(warnings).toEqual([expect.stringContaining('queue "remove-files" has 10001 jobs')]);
  await queue.close();
});

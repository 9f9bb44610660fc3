import { expect, test } from 'vitest';
import { db } from '../db/connect.ts';
import { deadLetterQueue, enqueue } from '../db/enqueue.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { useDatabase } from '../tests/helpers/database.ts';
import { jobNames, jobSettings } from './jobs.ts';
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

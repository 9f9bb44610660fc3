import { expect, test, vi } from 'vitest';
import { db } from '../../db/connect.ts';
import { deadLetterQueue } from '../../db/dead-letter-queue.ts';
import { enqueue } from '../../db/enqueue.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { minuteMs } from '../../time/units.ts';
import { type QueueDepth, QueueDepths } from './queue-depths.ts';

const database = useDatabase();

const one: QueueDepth = { queue: 'send-mail', waiting: 1, scheduled: 0, oldestSeconds: 3 };

test('it counts what waits, what is scheduled, and how long the oldest has been due', async () => {
  await enqueue(db(), 'send-mail', { mailId: 'a' }, { startAfter: new Date(Date.now() - 2 * minuteMs) });
  await enqueue(db(), 'send-mail', { mailId: 'b' });
  await enqueue(db(), 'send-mail', { mailId: 'c' }, { startAfter: new Date(Date.now() + minuteMs) });
  await enqueue(db(), 'draft-site', { projectId: 'running' });
  await database.queue().boss.fetch('draft-site');
  const depths = new Map((await new QueueDepths().read())?.map((depth) => [depth.queue, depth]));
  const mail = depths.get('send-mail');
  expect(mail).toMatchObject({ waiting: 2, scheduled: 1 });
  expect(mail?.oldestSeconds).toBeGreaterThanOrEqual(120);
  expect(mail?.oldestSeconds).toBeLessThan(180);
  const empty = { waiting: 0, scheduled: 0, oldestSeconds: 0 };
  expect(depths.get('draft-site')).toEqual({ queue: 'draft-site', ...empty });
  expect(depths.get(deadLetterQueue)).toEqual({ queue: deadLetterQueue, ...empty });
});

test('the database is asked once in 15 seconds, however many ask', async () => {
  let now = 0;
  const ask = vi.fn(async () => [one]);
  const depths = new QueueDepths({ ask, isAway: () => false, now: () => now });
  expect(await Promise.all([depths.read(), depths.read()])).toEqual([[one], [one]]);
  now = 14_999;
  expect(await depths.read()).toEqual([one]);
  expect(ask).toHaveBeenCalledTimes(1);
  now = 15_000;
  await depths.read();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('while the database is away, it isn’t asked and nothing is said', async () => {
  let away = false;
  const ask = vi.fn(async () => [one]);
  const depths = new QueueDepths({ ask, isAway: () => away });
  await depths.read();
  away = true;
  expect(await depths.read()).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a statement that hangs is waited for once, and its last result is used for a minute', async () => {
  let now = 0;
  const hanging = Promise.withResolvers<QueueDepth[]>();
  const ask = vi.fn().mockResolvedValueOnce([one]).mockReturnValue(hanging.promise);
  const depths = new QueueDepths({ ask, isAway: () => false, now: () => now });
  await depths.read();
  now = 30_000;
  expect(await depths.read()).toEqual([one]);
  now = 60_000;
  expect(await depths.read()).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(2);
  hanging.resolve([{ ...one, waiting: 9 }]);
  await hanging.promise;
  expect(await depths.read()).toEqual([{ ...one, waiting: 9 }]);
});

test('a failed statement is reported, and isn’t repeated right away', async () => {
  const ask = vi.fn().mockRejectedValue(new Error('no such table'));
  const depths = new QueueDepths({ ask, isAway: () => false });
  await expect(depths.read()).rejects.toThrow('no such table');
  expect(await depths.read()).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
});

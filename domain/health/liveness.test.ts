import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { closeDatabase, db, openDatabase } from '../../db/connect.ts';
import { startListening } from '../../db/live.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { checkOnce, goneLimitMs, isAlive, noteEmbedded, stuckLimitMs } from './liveness.ts';

const database = useDatabase();
afterEach(() => void vi.useRealTimers());

test('a process whose connections work is alive', async () => {
  const stop = await startListening(database.url());
  await checkOnce();
  expect(isAlive(Date.now() + stuckLimitMs * 2)).toBe(true);
  await stop();
});

test('a pool whose connections never come back counts as stuck after two minutes, until they do', async () => {
  let giveBack = () => {};
  const held = new Promise<void>((resolve) => {
    giveBack = resolve;
  });
  const transactions = Array.from({ length: 20 }, () => db().transaction(async () => held));
  await db()
    .execute(sql`select 1`)
    .catch(() => undefined);
  const now = Date.now();
  // The pool worked a moment ago, so the first check still trusts it.
  vi.useFakeTimers({ toFake: ['Date'], now: now + 60_000 });
  await checkOnce(now);
  expect(isAlive(now + stuckLimitMs - 1)).toBe(true);
  expect(isAlive(now + stuckLimitMs)).toBe(false);
  giveBack();
  await Promise.all(transactions);
  await checkOnce(now);
  expect(isAlive(now + stuckLimitMs)).toBe(true);
}, 30_000);

test('a database that is away is no reason to restart, however long it takes', async () => {
  await closeDatabase();
  openDatabase('postgres://sunup:x@127.0.0.1:9/none');
  await checkOnce(0);
  expect(isAlive()).toBe(true);
  await closeDatabase();
  openDatabase(database.url());
});

test('an embedded server that could not be started for a minute is a reason to restart', () => {
  noteEmbedded({ state: 'gone' });
  expect(isAlive()).toBe(true);
  noteEmbedded({ state: 'failed', goneMs: 1, error: new Error('no space left') });
  expect(isAlive(Date.now() + goneLimitMs + 1)).toBe(false);
  noteEmbedded({ state: 'back', goneMs: 2 });
  expect(isAlive(Date.now() + goneLimitMs + 1)).toBe(true);
});

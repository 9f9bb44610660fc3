import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { useDatabase } from '../tests/helpers/database.ts';
import { type Pooler, startTransactionPooler } from '../tests/helpers/transaction-pooler.ts';
import { requireSessions } from './sessions.ts';

const database = useDatabase();

let pooler: Pooler | undefined;
afterEach(async () => {
  await pooler?.close();
  pooler = undefined;
});

test('a server that is reached directly passes', async () => {
  await requireSessions(database.url());
});

test.each([
  { sessions: 1 },
  { sessions: 3 },
  { sessions: 2, newestFirst: false },
  { sessions: 3, newestFirst: false },
  { sessions: 8, newestFirst: false },
])('a pooler in transaction mode is refused with a sentence: %o', async (options) => {
  pooler = await startTransactionPooler(database.url(), options);
  const { host } = new URL(pooler.url);
  await expect(requireSessions(pooler.url)).rejects.toThrow(
    `DATABASE_URL (${host}) leads through a connection pooler that gives each transaction another session, such as PgBouncer in transaction mode. Sunup needs sessions of its own, for LISTEN and for locks. Set DATABASE_URL to the server itself, or to a port where the pooler is in session mode.`,
  );
});

test('a pooler that refuses time limits is named with the setting it needs', async () => {
  pooler = await startTransactionPooler(database.url(), { refused: 'statement_timeout' });
  await expect(requireSessions(pooler.url)).rejects.toThrow(
    /^The connection pooler at 127\.0\.0\.1:\d+ refuses the time limits that Sunup sets for its connections \(unsupported startup parameter: statement_timeout\)\. Set DATABASE_URL to the server itself\. If you need PgBouncer, use its session mode and set ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout\.$/,
  );
});

test('the stand-in runs statements and transactions, and loses notifications', async () => {
  pooler = await startTransactionPooler(database.url());
  const [one, other] = [new pg.Client(pooler.url), new pg.Client(pooler.url)];
  await Promise.all([one.connect(), other.connect()]);
  let heard = 0;
  one.on('notification', () => heard++);
  await one.query('listen lost');
  await other.query('begin');
  await other.query('create temp table held (n int) on commit drop');
  await other.query('insert into held values (1), (2)');
  expect((await one.query('select 7 as n')).rows).toEqual([{ n: 7 }]);
  expect((await other.query('select count(*)::int as n from held')).rows).toEqual([{ n: 2 }]);
  await other.query('notify lost');
  await other.query('commit');
  expect(heard).toBe(0);
  await Promise.all([one.end(), other.end()]);
});

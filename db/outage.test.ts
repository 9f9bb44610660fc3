import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type OrdinaryPostgres, startOrdinaryPostgres } from '../tests/harness/ordinary-postgres.ts';
import { closeDatabase, databaseProbe, db, isAwayError, isDatabaseAway, openDatabase, poolUsage, withPool } from './connect.ts';
import { type Change, isListening, onChange, startListening } from './live.ts';
import { ConnectionPool } from './pool.ts';
import { waitForDatabase } from './wait.ts';

/** These tests really stop a server, because a running one shows none of this. */
let server: OrdinaryPostgres;
let stopListening: () => Promise<void>;
beforeAll(async () => {
  server = await startOrdinaryPostgres();
  openDatabase(server.url);
  await db().execute(sql`create table kept (n int)`);
  stopListening = await startListening(server.url);
});
afterAll(async () => {
  await stopListening();
  await closeDatabase();
  await server.remove();
});
afterEach(() => server.thaw());

const rows = async (statement: string) => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result.rows;
};
const liveConnections = () => rows("select pid from pg_stat_activity where application_name = 'sunup-live'");
const away = async (work: Promise<unknown>) =>
  isAwayError(
    await work.then(
      () => 'worked',
      (error: unknown) => error,
    ),
  );

test('after outages there is one LISTEN connection, and it works', async () => {
  const heard: Change[] = [];
  const forget = onChange((change) => heard.push(change));
  for (const seconds of [4, 1]) {
    await server.stop();
    await delay(seconds * 1000);
    expect(isListening()).toBe(false);
    expect(await away(db().execute(sql`select 1`))).toBe(true);
    await server.start();
    await vi.waitFor(() => expect(isListening()).toBe(true), 8000);
  }
  // A second connection would need a moment to appear.
  await delay(3500);
  expect(await liveConnections()).toHaveLength(1);
  expect(heard).toEqual([
    { topic: 'settings', id: '*' },
    { topic: 'settings', id: '*' },
  ]);
  await db().execute(sql`select pg_notify('sunup_live', '{"topic":"order","id":"after"}')`);
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ topic: 'order', id: 'after' }), 5000);
  forget();
}, 60_000);

test('a connection that ends inside a transaction fails that transaction and frees its place in the pool', async () => {
  const ended = Array.from({ length: 30 }, () =>
    away(
      db().transaction(async (tx) => {
        const { rows: found } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await rows(`select pg_terminate_backend(${found[0]?.pid})`);
        await tx.execute(sql`insert into kept values (1)`);
      }),
    ),
  );
  expect(await Promise.all(ended)).toEqual(Array(30).fill(true));
  await Promise.all(Array.from({ length: 25 }, () => db().transaction((tx) => tx.execute(sql`insert into kept values (2)`))));
  expect((await db().execute(sql`select distinct n from kept`)).rows).toEqual([{ n: 2 }]);
  expect(poolUsage()?.web).toMatchObject({ waiting: 0 });
  expect(poolUsage()?.web.open).toBe(poolUsage()?.web.idle);
});

test('idle connections that the server ended are replaced before anyone begins a transaction on them', async () => {
  await db().execute(sql`select 1`);
  await rows("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sunup'");
  for (let n = 0; n < 25; n++)
    await db()
      .transaction((tx) => tx.execute(sql`select 1`))
      .catch(() => undefined);
  expect(await db().transaction((tx) => tx.execute(sql`select 1`))).toMatchObject({ rowCount: 1 });
});

test('queries to a frozen server time out, and their connection is not used again', async () => {
  const limits = { connectMs: 500, statementMs: 1000, queryMs: 2000, idleInTransactionMs: 0 };
  const pool = new ConnectionPool(server.url, 'sunup-frozen', 1, limits);
  const client = await pool.connect();
  await client.query('begin');
  server.freeze();
  expect(await away(client.query('select 1'))).toBe(true);
  // Drizzle rolls back next, which must not wait for a second timeout. The limits are close to the full wait, so a busy machine still passes.
  const before = performance.now();
  expect(await away(client.query('rollback'))).toBe(true);
  expect(performance.now() - before).toBeLessThan(limits.queryMs * 0.9);
  client.release();
  await vi.waitFor(() => expect(pool.usage.open).toBe(0), 2000);
  expect(isDatabaseAway()).toBe(true);
  // While it's away, many queries share one attempt.
  const together = performance.now();
  expect(await Promise.all(Array.from({ length: 50 }, () => away(pool.query('select 1'))))).toEqual(Array(50).fill(true));
  expect(performance.now() - together).toBeLessThan(20 * limits.connectMs);
  server.thaw();
  await vi.waitFor(async () => expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]), 5000);
  expect(isDatabaseAway()).toBe(false);
  await pool.end();
});

test('the probe answers everyone within two seconds while the server is frozen', async () => {
  expect(await databaseProbe().ask('select 1 as one')).toEqual({ one: 1 });
  server.freeze();
  const before = performance.now();
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => databaseProbe().ask('select 1 as one')));
  expect(performance.now() - before).toBeLessThan(2000);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
  server.thaw();
  await vi.waitFor(async () => expect(await databaseProbe().ask('select 1 as one')).toEqual({ one: 1 }), 6000);
});

test('the server cancels a statement that takes longer than its pool allows, and the connection stays usable', async () => {
  const slow = withPool('admin', () => db().execute(sql`select pg_sleep(20)`));
  const error = await slow.then(
    () => undefined,
    (failed: Error) => failed,
  );
  expect(error?.cause).toMatchObject({ code: '57014' });
  expect(poolUsage()?.admin).toMatchObject({ open: 1, idle: 1 });
}, 15_000);

test('staff who use all of their connections take none from others', async () => {
  const searches = Array.from({ length: 8 }, () => withPool('admin', () => db().execute(sql`select pg_sleep(2)`)));
  let isDone = false;
  const staff = Promise.all(searches).then(() => {
    isDone = true;
  });
  await vi.waitFor(() => expect(poolUsage()?.admin).toMatchObject({ open: 4, waiting: 4 }), 10_000);
  await db().execute(sql`select 1`);
  expect(isDone).toBe(false);
  await staff;
});

test('a transaction left open is not handed to the next caller', async () => {
  const pool = new ConnectionPool(server.url, 'sunup-left', 1, { connectMs: 2000, statementMs: 0, queryMs: 0, idleInTransactionMs: 0 });
  const client = await pool.connect();
  await client.query('begin');
  client.release();
  const next = await pool.connect();
  expect(next.getTransactionStatus()).toBe('I');
  next.release();
  next.release();
  expect(pool.usage.open).toBe(1);
  await pool.end();
});

test('a start waits for a database that comes up late, and logs once that it waits', async () => {
  await server.stop();
  const reasons: string[] = [];
  const waiting = waitForDatabase(server.url, 20_000, (reason) => reasons.push(reason), new AbortController().signal);
  await delay(2500);
  await server.start();
  await waiting;
  expect(reasons).toEqual(['ECONNREFUSED']);
});

test('a start fails with a sentence if the database stays away or refuses it, and stops immediately when asked to', async () => {
  const nowhere = 'postgres://sunup:secret@127.0.0.1:9/none';
  const never = new AbortController();
  await expect(waitForDatabase(nowhere, 1500, () => undefined, never.signal)).rejects.toThrow(
    "The database at 127.0.0.1:9 didn't answer within 1.5 seconds (ECONNREFUSED). Check that PostgreSQL is running and that DATABASE_URL is right.",
  );
  await expect(waitForDatabase(server.url.replace('outage', 'wrong'), 5000, () => undefined, never.signal)).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+ refused the connection: password authentication failed for user "sunup"\. Check DATABASE_URL\.$/,
  );
  const stopping = new AbortController();
  setTimeout(() => stopping.abort(), 300);
  const before = performance.now();
  await expect(waitForDatabase(nowhere, 20_000, () => undefined, stopping.signal)).rejects.toThrow();
  expect(performance.now() - before).toBeLessThan(3000);
});

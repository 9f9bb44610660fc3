import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { forgetAvailability } from './availability.ts';
import type { Limits } from './client.ts';
import { ConnectionPool } from './pool.ts';
import { Probe } from './probe.ts';
import * as schema from './schema/index.ts';

export { isDatabaseAway, onAvailability } from './availability.ts';
export { DatabaseAway, isAwayError } from './client.ts';
export { onPoolWait, openPools } from './pool.ts';

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** A transaction, or the database itself where a single statement needs none. */
export type Connection = Database | Transaction;

/**
 * The pools of a process. Each kind of work has its own, so none can use up the connections of another: public pages and the
 * portal, admins (whose searches are the slowest queries), and jobs, which may run longer.
 */
const pools = {
  web: { name: 'sunup', max: 20, limits: { connectMs: 3000, statementMs: 8000, queryMs: 10_000, idleInTransactionMs: 60_000 } },
  admin: { name: 'sunup-admin', max: 4, limits: { connectMs: 3000, statementMs: 5000, queryMs: 7000, idleInTransactionMs: 60_000 } },
  jobs: { name: 'sunup-work', max: 8, limits: { connectMs: 10_000, statementMs: 60_000, queryMs: 65_000, idleInTransactionMs: 120_000 } },
} satisfies Record<string, { name: string; max: number; limits: Limits }>;
export type PoolName = keyof typeof pools;

const chosen = new AsyncLocalStorage<PoolName>();

let routed: RoutedPool | undefined;
let database: Database | undefined;
let openedUrl: string | undefined;
let probe: Probe | undefined;

/**
 * Opens the process's pools, each with up to `most` connections. Call it once at startup; tests call it once per file. The first query
 * makes the first connection.
 */
export function openDatabase(url: string, most = Number.POSITIVE_INFINITY): Database {
  forgetAvailability();
  openedUrl = url;
  routed = new RoutedPool(url, most);
  probe = new Probe(url);
  database = withAfterCommit(drizzle(routed, { schema }));
  return database;
}

/** What runs once a transaction has committed, by the transaction's session, which its savepoints share. */
const afterwards = new WeakMap<object, Map<string, () => void>>();

/** Drizzle says nothing of commits, so its `transaction` is replaced by one that does. */
function withAfterCommit(opened: Database): Database {
  const transaction = opened.transaction.bind(opened);
  opened.transaction = async (work, config) => {
    const waiting = new Map<string, () => void>();
    const result = await transaction((tx) => {
      afterwards.set(tx._.session, waiting);
      return work(tx);
    }, config);
    for (const run of waiting.values()) run();
    return result;
  };
  return opened;
}

/**
 * Runs `work` once the outermost transaction of `tx` has committed, before that transaction's caller continues, and now if there's none. Of several
 * works with one key, only the last runs. It also runs for a savepoint that was rolled back, and must not throw.
 */
export function afterCommit(tx: Connection, key: string, work: () => void): void {
  const waiting = afterwards.get(tx._.session);
  if (waiting) waiting.set(key, work);
  else work();
}

/** The open database. Uses the pool set by `withPool`, or `web` by default. Throws before openDatabase. */
export function db(): Database {
  if (!database) throw new Error('The database is not open yet.');
  return database;
}

/** Address of the open database, for work on a connection of its own. Throws before openDatabase. */
export function databaseAddress(): string {
  if (!openedUrl) throw new Error('The database is not open yet.');
  return openedUrl;
}

/** Runs `work` with all its queries on the named pool. */
export function withPool<Result>(name: PoolName, work: () => PromiseLike<Result>): Promise<Result> {
  // Awaited inside `run` because Drizzle sends a query when it's awaited, not when it's built.
  return chosen.run(name, async () => await work());
}

/** The pool behind `db()`, for libraries that send their own SQL (rate limits). */
export function databasePool(): pg.Pool {
  if (!routed) throw new Error('The database is not open yet.');
  return routed;
}

/** The probe for health checks, which has a connection of its own. */
export function databaseProbe(): Probe {
  if (!probe) throw new Error('The database is not open yet.');
  return probe;
}

/** Connection counts of each pool, and when it last released a working connection. Undefined before openDatabase. */
export function poolUsage(): Record<PoolName, ConnectionPool['usage']> | undefined {
  return routed?.usage();
}

/** Closing waits for the server's answers, and a hung server never sends them. */
const closeMs = 2000;

/** Closes all pools. Abandons connections that don't close within two seconds. */
export async function closeDatabase(): Promise<void> {
  const open = routed;
  await probe?.close();
  probe = undefined;
  routed = undefined;
  database = undefined;
  openedUrl = undefined;
  if (open) await Promise.race([open.end(), delay(closeMs, undefined, { ref: false })]);
}

/** Looks like one pool to Drizzle and other libraries, and routes each call to the pool that `withPool` set. */
class RoutedPool extends pg.Pool {
  readonly #pools: Record<PoolName, ConnectionPool>;

  constructor(url: string, most: number) {
    super({ max: 1 });
    this.#pools = Object.fromEntries(
      Object.entries(pools).map(([name, { name: label, max, limits }]) => [
        name,
        new ConnectionPool(url, label, Math.min(max, most), limits, name),
      ]),
    ) as Record<PoolName, ConnectionPool>;
  }

  override connect(): Promise<pg.PoolClient> {
    return this.#current().connect();
  }

  // pg declares a dozen overloads. Drizzle and the rate limits use the one that returns a promise.
  override query(...args: unknown[]): never {
    return this.#current().query(...(args as [string])) as never;
  }

  override async end(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.end()));
  }

  usage(): Record<PoolName, ConnectionPool['usage']> {
    return Object.fromEntries(Object.entries(this.#pools).map(([name, pool]) => [name, pool.usage])) as never;
  }

  #current(): ConnectionPool {
    return this.#pools[chosen.getStore() ?? 'web'];
  }
}

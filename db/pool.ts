import pg from 'pg';
import { isDatabaseAway, lastOutageAt, noteAnswer, noteAway } from './availability.ts';
import { clientConfig, DatabaseAway, isLost, type Limits, SafeClient } from './client.ts';

type PooledClient = pg.PoolClient & Pick<SafeClient, 'openedAt'>;

/** The one attempt in progress to reach a database that is down. Callers in the meantime get the same result. */
let attempt: Promise<PooledClient> | undefined;

/** The process's open pools by kind of work, for metrics. */
export const openPools = new Map<string, ConnectionPool>();

type WaitListener = (kind: string, seconds: number) => void;
const waitListeners = new Set<WaitListener>();

/** Calls `listener` with how long each caller waited for a connection of `openPools`, in vain or not. */
export function onPoolWait(listener: WaitListener): void {
  waitListeners.add(listener);
}

/**
 * A bounded set of connections. A connection that was lost, or that is released inside a transaction, is closed and frees
 * its slot, even if the caller never releases it. Connections from before an outage aren't reused.
 */
export class ConnectionPool {
  readonly #pool: pg.Pool;
  readonly #kind: string | undefined;
  #workedAt = 0;

  /** With a `kind` of work, the pool is in `openPools` until it ends. */
  constructor(url: string, name: string, max: number, limits: Limits, kind?: string) {
    this.#kind = kind;
    if (kind) openPools.set(kind, this);
    this.#pool = new pg.Pool({ ...clientConfig(url, name, limits), max, Client: SafeClient as never });
    // Emitted when the server closes an idle connection. The pool drops it, and the next query opens another.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', noteAnswer);
    this.#pool.on('release', (error) => {
      if (!error) this.#workedAt = Date.now();
    });
  }

  /** Returns a connection. The caller calls `release`. Rejects with DatabaseAway if none is available in time. */
  async connect(): Promise<pg.PoolClient> {
    if (!isDatabaseAway()) return this.#take();
    if (attempt) {
      await attempt.catch(() => undefined);
      if (isDatabaseAway()) throw new DatabaseAway(new Error('no answer yet'));
      return this.#take();
    }
    attempt = this.#take();
    try {
      return await attempt;
    } finally {
      attempt = undefined;
    }
  }

  async query(statement: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.connect();
    try {
      return await client.query(statement, values);
    } finally {
      client.release();
    }
  }

  /** Connection counts, callers waiting for one, and when a working connection was last released (milliseconds since 1970). */
  get usage(): { open: number; idle: number; most: number; waiting: number; workedAt: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting, options } = this.#pool;
    return { open, idle, most: options.max, waiting, workedAt: this.#workedAt };
  }

  async end(): Promise<void> {
    if (this.#kind && openPools.get(this.#kind) === this) openPools.delete(this.#kind);
    await this.#pool.end();
  }

  async #take(): Promise<PooledClient> {
    for (;;) {
      const client = await this.#open();
      if (client.openedAt >= lastOutageAt()) return guarded(client);
      client.release(true);
    }
  }

  async #open(): Promise<PooledClient> {
    const startedMs = performance.now();
    try {
      return (await this.#pool.connect()) as PooledClient;
    } catch (error) {
      if (!isLost(error)) throw error;
      // A full pool or a full server rejects callers although the database works, so neither counts as an outage.
      const { code, message } = error as { code?: string; message?: string };
      if (code !== '53300' && !/^(?:timeout exceeded|Cannot use)/.test(message ?? '')) noteAway(error);
      throw new DatabaseAway(error);
    } finally {
      if (this.#kind) for (const listener of waitListeners) listener(this.#kind, (performance.now() - startedMs) / 1000);
    }
  }
}

/** Makes `release` idempotent, calls it when the connection ends, and closes a connection released inside a transaction. */
function guarded(client: PooledClient): PooledClient {
  const toPool = client.release.bind(client);
  let isReleased = false;
  const release = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.removeListener('end', onEnd);
    toPool(error || client.getTransactionStatus() !== 'I');
  };
  const onEnd = () => release(true);
  client.once('end', onEnd);
  client.release = release;
  return client;
}

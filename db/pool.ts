import pg from 'pg';
import { isDatabaseAway, lastOutageAt, noteAnswer, noteAway } from './availability.ts';
import { clientConfig, DatabaseAway, isLost, type Limits, SafeClient } from './client.ts';

type Taken = pg.PoolClient & Pick<SafeClient, 'openedAt'>;

/** One attempt at a time to reach a database that is away; whoever comes meanwhile gets the same result. */
let attempt: Promise<Taken> | undefined;

/**
 * A bounded set of connections. A connection that was lost, or that is given back inside a transaction, is closed and its
 * place freed, even if the borrower never gives it back. Connections from before an outage aren't lent again.
 */
export class ConnectionPool {
  readonly #pool: pg.Pool;
  #workedAt = 0;

  constructor(url: string, name: string, max: number, limits: Limits) {
    this.#pool = new pg.Pool({ ...clientConfig(url, name, limits), max, Client: SafeClient as never });
    // An idle connection that the server closes: the pool drops it, and the next query opens another.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', noteAnswer);
    this.#pool.on('release', (error) => {
      if (!error) this.#workedAt = Date.now();
    });
  }

  /** A connection, to be given back with `release`. Rejects with DatabaseAway when none can be had in time. */
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

  /** Connections, callers that wait for one, and when one was last given back after it worked. */
  get usage(): { open: number; idle: number; waiting: number; workedAt: number } {
    return { open: this.#pool.totalCount, idle: this.#pool.idleCount, waiting: this.#pool.waitingCount, workedAt: this.#workedAt };
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  async #take(): Promise<Taken> {
    for (;;) {
      const client = await this.#open();
      if (client.openedAt >= lastOutageAt()) return guarded(client);
      client.release(true);
    }
  }

  async #open(): Promise<Taken> {
    try {
      return (await this.#pool.connect()) as Taken;
    } catch (error) {
      if (!isLost(error)) throw error;
      // A full pool and a full server turn callers away, but both are still working.
      const { code, message } = error as { code?: string; message?: string };
      if (code !== '53300' && !/^(?:timeout exceeded|Cannot use)/.test(message ?? '')) noteAway(error);
      throw new DatabaseAway(error);
    }
  }
}

/** Makes giving back safe: once, also by the connection's own end, and never with a transaction left open. */
function guarded(client: Taken): Taken {
  const release = client.release.bind(client);
  let isOut = true;
  const giveBack = (error?: Error | boolean) => {
    if (!isOut) return;
    isOut = false;
    client.removeListener('end', onEnd);
    release(error || client.getTransactionStatus() !== 'I');
  };
  const onEnd = () => giveBack(true);
  client.once('end', onEnd);
  client.release = giveBack;
  return client;
}

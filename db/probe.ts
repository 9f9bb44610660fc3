import type pg from 'pg';
import { type Limits, openClient } from './client.ts';

const limits: Limits = { connectMs: 1200, statementMs: 1200, queryMs: 1200, idleInTransactionMs: 0 };
/** Longest wait for an answer. It leaves time for `/readyz` to answer within two seconds on a busy machine. */
const patienceMs = 1400;

/**
 * Queries the database on a connection of its own, so health checks never wait for other work. One query runs at a time, and
 * callers in the meantime get its result. Rejects within 1.4 seconds, even if the server hangs.
 */
export class Probe {
  readonly #url: string;
  #client: pg.Client | undefined;
  #asking: Promise<pg.QueryResultRow> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Returns the one row of `statement`. */
  ask(statement: string): Promise<pg.QueryResultRow> {
    if (!this.#asking) {
      this.#asking = this.#ask(statement).finally(() => {
        this.#asking = undefined;
      });
      this.#asking.catch(() => undefined);
    }
    return inTime(this.#asking);
  }

  async close(): Promise<void> {
    this.#client?.end().catch(() => undefined);
    this.#client = undefined;
  }

  async #ask(statement: string): Promise<pg.QueryResultRow> {
    const client = this.#client ?? (await openClient(this.#url, 'sunup-probe', limits));
    this.#client = undefined;
    try {
      const { rows } = await client.query<pg.QueryResultRow>(statement);
      this.#client = client;
      return rows[0] ?? {};
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The database didn't answer in time.")), patienceMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

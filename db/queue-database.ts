import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Limits } from './client.ts';
import { listenTo } from './live.ts';
import { ConnectionPool } from './pool.ts';

const most = 6;
/** Its nightly clean-up of finished jobs is what takes longest. */
const limits: Limits = { connectMs: 10_000, statementMs: 60_000, queryMs: 65_000, idleInTransactionMs: 120_000 };
const closeMs = 2000;

/**
 * The job queue's way to the database: connections of its own, with the limits and the care of all others, and the process's
 * LISTEN connection, which it shares.
 */
export function queueDatabase(url: string) {
  const pool = new ConnectionPool(url, 'sunup-jobs', most, limits);
  return {
    executeSql: (text: string, values?: unknown[]): Promise<pg.QueryResult> => pool.query(text, values),
    listen: listenTo,
    close: async (): Promise<void> => {
      await Promise.race([pool.end(), delay(closeMs, undefined, { ref: false })]);
    },
  };
}

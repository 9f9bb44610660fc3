import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Limits } from './client.ts';
import { isListening, listenTo } from './live.ts';
import { ConnectionPool } from './pool.ts';
import { giveQueueItsTable } from './queue-table.ts';

const maxConnections = 6;
/** The queue's slowest statement is its nightly cleanup of finished jobs. */
const limits: Limits = { connectMs: 10_000, statementMs: 60_000, queryMs: 65_000, idleInTransactionMs: 120_000 };
const closeMs = 2000;

/** Database access for the job queue: a pool of its own, and the process's shared LISTEN connection. */
export function queueDatabase(url: string, most = maxConnections) {
  const pool = new ConnectionPool(url, 'sunup-jobs', most, limits, 'queue');
  return {
    executeSql: (text: string, values?: unknown[]): Promise<pg.QueryResult> => pool.query(text, values),
    listen: listenTo,
    giveTable: (name: string, options: object): Promise<void> =>
      giveQueueItsTable(pool, name, options, isListening() === undefined ? 0 : 1),
    close: async (): Promise<void> => {
      await Promise.race([pool.end(), delay(closeMs, undefined, { ref: false })]);
    },
  };
}

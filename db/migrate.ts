import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { type Limits, openClient } from './client.ts';

/** Advisory lock key that makes processes run migrations one at a time. Any constant works. */
const lockKey = 719_203_544;
/** Migrations have no time limit. */
const limits: Limits = { connectMs: 10_000, statementMs: 0, queryMs: 0, idleInTransactionMs: 0 };
/** A migration that waits for a table lock makes every later query on that table wait too, so this wait is limited. */
const lockTimeout = '30s';

/** Applies the SQL files of db/migrations that this database lacks. Safe to run from several processes at the same time. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await openClient(url, 'sunup-migrate', limits);
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    await migrate(drizzle(client), { migrationsFolder: path.resolve('db/migrations') });
  } finally {
    await client.end().catch(() => undefined);
  }
}

import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Serialises migrations between processes; any constant of ours does. */
const lockKey = 719_203_544;

/** Applies the SQL files of db/migrations that this database lacks. Safe to run from several processes at once. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder: path.resolve('db/migrations') });
  } finally {
    await client.end();
  }
}

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema>;
/** A transaction, or the database itself where a single statement needs none. */
export type Connection = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

let pool: pg.Pool | undefined;
let database: Database | undefined;

/** Opens the process's one pool. Call once at start; tests open one per file. */
export function openDatabase(url: string): Database {
  pool = new pg.Pool({ connectionString: url, max: 20, application_name: 'sunup' });
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  database = drizzle(pool, { schema });
  return database;
}

/** The open database. Throws before openDatabase. */
export function db(): Database {
  if (!database) throw new Error('The database is not open yet.');
  return database;
}

/** The pool behind it, for libraries that bring their own SQL (rate limits, LISTEN). */
export function databasePool(): pg.Pool {
  if (!pool) throw new Error('The database is not open yet.');
  return pool;
}

export async function closeDatabase(): Promise<void> {
  const open = pool;
  pool = undefined;
  database = undefined;
  await open?.end();
}

import type pg from 'pg';

/**
 * Lets a test's PostgreSQL leave writes to the system, now and after restarts of its data folder. Only a crash of the whole
 * machine could lose something, and no test crashes that.
 */
export async function skipSyncing(client: pg.Client): Promise<void> {
  await client.query('alter system set fsync = off');
  await client.query('select pg_reload_conf()');
}

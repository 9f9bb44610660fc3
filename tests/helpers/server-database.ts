import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { embeddedUrl } from '../../db/embedded.ts';
import type { JobName } from '../../jobs/jobs.ts';
import type { TestServer } from './server.ts';

/** Runs one statement on the database of a test's server, such as one that lets time pass. Returns its rows. */
export async function onDatabase<Row extends pg.QueryResultRow>(
  server: TestServer,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: embeddedUrl(server.dataDir) });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Lets the server's worker do a recurring job now instead of at its time. */
export async function doNow(server: TestServer, job: JobName): Promise<void> {
  const boss = new PgBoss({ connectionString: embeddedUrl(server.dataDir), supervise: false, schedule: false, migrate: false });
  await boss.start();
  await boss.send(job, {});
  await boss.stop({ graceful: false });
}

import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { embeddedUrl } from '../../db/embedded.ts';
import type { JobName } from '../../db/job-kinds.ts';
import type { TestServer } from '../harness/server.ts';

type Kept = Pick<TestServer, 'dataDir'>;

/** Works with the database of a test's server. */
export async function inDatabase<T>({ dataDir }: Kept, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: embeddedUrl(dataDir) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement on the database of a test's server, such as one that lets time pass. Returns its rows. */
export function onDatabase<Row extends pg.QueryResultRow>(server: Kept, statement: string, values: unknown[] = []): Promise<Row[]> {
  return inDatabase(server, async (client) => (await client.query<Row>(statement, values)).rows);
}

/** Lets every login be older than money, roles and the ways into an account allow. */
export async function ageLogins(server: Kept): Promise<void> {
  await onDatabase(server, "update sessions set confirmed_at = now() - interval '16 minutes'");
}

/** Lets the server's worker do a recurring job now instead of at its time. */
export async function doNow(server: Kept, job: JobName): Promise<void> {
  const boss = new PgBoss({ connectionString: embeddedUrl(server.dataDir), supervise: false, schedule: false, migrate: false });
  await boss.start();
  await boss.send(job, {});
  await boss.stop({ graceful: false });
}

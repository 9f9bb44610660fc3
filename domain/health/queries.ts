import { databaseProbe } from '../../db/connect.ts';

const statement = "select to_regclass('projects') is not null as migrations, to_regclass('pgboss.queue') is not null as queue";

/** Whether the database, its tables and the job queue are available. Always returns within 2 seconds. */
export async function readiness(): Promise<{ database: boolean; migrations: boolean; queue: boolean }> {
  try {
    const { migrations, queue } = await databaseProbe().ask(statement);
    return { database: true, migrations: Boolean(migrations), queue: Boolean(queue) };
  } catch {
    return { database: false, migrations: false, queue: false };
  }
}

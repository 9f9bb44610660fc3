import { sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';

const probes = { database: 'select 1', migrations: 'select 1 from projects limit 1', queue: 'select 1 from pgboss.queue limit 1' };

/** Whether each thing a request needs is there: the database, its tables, the job queue. */
export async function readiness(): Promise<Record<keyof typeof probes, boolean>> {
  const answers = await Promise.all(
    Object.entries(probes).map(async ([name, statement]) => [
      name,
      await db()
        .execute(sql.raw(statement))
        .then(
          () => true,
          () => false,
        ),
    ]),
  );
  return Object.fromEntries(answers) as Record<keyof typeof probes, boolean>;
}

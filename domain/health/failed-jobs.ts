import { sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { deadLetterQueue } from '../../db/dead-letter-queue.ts';
import { notifyAdmins } from '../notifications/notifications.ts';

/** Notifies admins of jobs that failed permanently in the last hour: once per hour for each kind of job. */
export async function notifyOfFailedJobs(): Promise<void> {
  const { rows } = await db().execute<{ name: string; hour: string }>(sql`
    select distinct name, to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD HH24') as hour
    from pgboss.job
    where state = 'failed' and dead_letter = ${deadLetterQueue} and completed_on > now() - interval '1 hour'`);
  await db().transaction(async (tx) => {
    for (const { name, hour } of rows)
      await notifyAdmins(tx, 'job-failed', {
        type: 'error',
        title: 'Job failed',
        message: `“${name}” failed on its last attempt. See the worker log for the reason.`,
        link: '/admin/dashboard',
        eventKey: `job-failed:${name}:${hour}`,
      });
  });
}

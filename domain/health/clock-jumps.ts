import { sql } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import { db } from '../../db/connect.ts';

/** A job from further in the future than this was made by a wrong clock. */
const tolerance = sql`interval '5 minutes'`;
/** No job waits longer than this for its next attempt. */
const longestRetry = sql`interval '1 day'`;

/**
 * Repairs the queue after the clock was ahead and came back: jobs from then, and all upkeep of the queue, would wait until that time
 * comes. A job keeps the delay that it was sent with.
 */
export async function undoClockJump(): Promise<void> {
  const count = await db().transaction(async (tx) => {
    const sent = await tx.execute(sql`
      update pgboss.job set start_after = start_after - (created_on - now()), created_on = now()
      where state < 'active' and created_on > now() + ${tolerance}`);
    const retried = await tx.execute(sql`
      update pgboss.job set start_after = now() where state = 'retry' and start_after > now() + ${longestRetry}`);
    // A worker that was killed then would otherwise count as running until then.
    const running = await tx.execute(sql`
      update pgboss.job set started_on = now(), heartbeat_on = case when heartbeat_on is not null then now() end
      where state = 'active' and started_on > now() + ${tolerance}`);
    for (const column of ['monitor_on', 'monitor_claim_on', 'maintain_on'])
      await tx.execute(
        sql`update pgboss.queue set ${sql.identifier(column)} = null where ${sql.identifier(column)} > now() + ${tolerance}`,
      );
    await tx.execute(sql`update pgboss.version set cron_on = null where cron_on > now() + ${tolerance}`);
    return [sent, retried, running].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
  });
  if (count > 0) log.warn({ jobs: count }, 'the clock was ahead: jobs from that time were rescheduled');
}

import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { JobName, JobPayloads } from '../jobs/jobs.ts';

/** The queue of jobs that failed permanently. */
export const deadLetterQueue = 'dead-letter';

let boss: PgBoss | undefined;

/** Sets the queue that jobs are sent through. Called once at startup. */
export function setQueue(queue: PgBoss | undefined): void {
  boss = queue;
}

/**
 * Sends a job inside `tx`, so it exists only if the change that needs it commits. While a job is waiting, no second one with
 * the same name and key is queued. Without `key`, the payload is the key.
 */
export async function enqueue<Name extends JobName>(
  tx: Parameters<typeof fromDrizzle>[0],
  name: Name,
  payload: JobPayloads[Name],
  options: { key?: string; startAfter?: Date } = {},
): Promise<void> {
  if (!boss) throw new Error('The job queue is not open yet.');
  await boss.send(name, payload, {
    db: fromDrizzle(tx, sql),
    singletonKey: options.key ?? JSON.stringify(payload),
    ...(options.startAfter ? { startAfter: options.startAfter } : {}),
  });
}

import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { requestId } from '../base/log.ts';
import type { JobName, JobPayloads } from './job-kinds.ts';

/** What the queue stores of a job: its payload, with the ID of the request that sent it, if one did. */
export type StoredJob<Payload> = Payload & { fromRequest?: string };

let boss: PgBoss | undefined;

/** Sets the queue that jobs are sent through. Called once at startup. */
export function setQueue(queue: PgBoss | undefined): void {
  boss = queue;
}

/**
 * Sends a job inside `tx`, so it exists only if the change that needs it commits. While a job is waiting, no second one with
 * the same name and key is queued. Without `key`, the payload is the key. The request's ID goes along for the log and isn't part
 * of the key, so two requests for the same job still queue it once.
 */
export async function enqueue<Name extends JobName>(
  tx: Parameters<typeof fromDrizzle>[0],
  name: Name,
  payload: JobPayloads[Name],
  options: { key?: string; startAfter?: Date } = {},
): Promise<void> {
  if (!boss) throw new Error('The job queue is not open yet.');
  const fromRequest = requestId();
  const stored: StoredJob<JobPayloads[Name]> = fromRequest ? { ...payload, fromRequest } : payload;
  await boss.send(name, stored, {
    db: fromDrizzle(tx, sql),
    singletonKey: options.key ?? JSON.stringify(payload),
    ...(options.startAfter ? { startAfter: options.startAfter } : {}),
  });
}

import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss, type QueueOptions } from 'pg-boss';

/** Payload of every job by name. Payloads hold ids only: handlers read the rest when they run. */
export interface JobPayloads {
  'draft-site': { projectId: string };
  'send-mail': { mailId: string };
  'fail-mail': { mailId: string };
  'handle-webhook': { eventId: string };
  'end-checkout': { orderId: string };
  'send-refund': { refundId: string };
  'send-waiting-refunds': Record<string, never>;
  'release-holds': Record<string, never>;
  'watch-clocks': Record<string, never>;
  'expire-orders': Record<string, never>;
  'remind-briefs': Record<string, never>;
  'remind-calls': Record<string, never>;
  'tell-failed-jobs': Record<string, never>;
  'end-cancelled': Record<string, never>;
  'align-plan': { planId: string };
  'collect-bills': Record<string, never>;
  'begin-reconciliation': Record<string, never>;
  reconcile: { reconciliationId: string };
  'prepare-release': { projectId: string };
  'follow-addresses': Record<string, never>;
  'check-files': Record<string, never>;
  'remove-sessions': Record<string, never>;
  'thin-records': Record<string, never>;
  'watch-disk': Record<string, never>;
  'remove-files': { names: string[] };
}
export type JobName = keyof JobPayloads;

/** Queue of jobs that failed for good; the admin sees it. */
export const deadLetterQueue = 'dead-letter';

const patient: QueueOptions = { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 300 };

/**
 * How each job is retried, and which queue gets it once its last try has failed; without one, the dead letters. Heartbeats
 * free the job of a killed worker after ten seconds.
 */
export const jobOptions: Record<JobName, QueueOptions & { deadLetter?: JobName }> = {
  'draft-site': { ...patient, retryLimit: 4, expireInSeconds: 120, heartbeatSeconds: 10 },
  'send-mail': { ...patient, heartbeatSeconds: 10, deadLetter: 'fail-mail' },
  'fail-mail': patient,
  'handle-webhook': { ...patient, heartbeatSeconds: 10 },
  'end-checkout': patient,
  'send-refund': { ...patient, heartbeatSeconds: 10 },
  'send-waiting-refunds': { ...patient, retryLimit: 1 },
  'release-holds': { ...patient, retryLimit: 1 },
  'watch-clocks': { ...patient, retryLimit: 1 },
  'expire-orders': { ...patient, retryLimit: 1 },
  'remind-briefs': { ...patient, retryLimit: 1 },
  'remind-calls': { ...patient, retryLimit: 1 },
  'tell-failed-jobs': { ...patient, retryLimit: 1 },
  'end-cancelled': { ...patient, retryLimit: 1 },
  'align-plan': { ...patient, heartbeatSeconds: 10 },
  'collect-bills': { ...patient, retryLimit: 1 },
  'begin-reconciliation': { ...patient, retryLimit: 1 },
  reconcile: { ...patient, expireInSeconds: 900, heartbeatSeconds: 10 },
  'prepare-release': { ...patient, heartbeatSeconds: 10 },
  'follow-addresses': { ...patient, retryLimit: 1, heartbeatSeconds: 10 },
  'check-files': { ...patient, heartbeatSeconds: 10 },
  'remove-sessions': { ...patient, retryLimit: 1 },
  'thin-records': { ...patient, retryLimit: 1 },
  'watch-disk': { ...patient, retryLimit: 1 },
  'remove-files': patient,
};

type Transaction = Parameters<typeof fromDrizzle>[0];

let boss: PgBoss | undefined;

/** Gives the catalog the queue to send through. Called once at start. */
export function setQueue(queue: PgBoss | undefined): void {
  boss = queue;
}

/**
 * Sends a job inside `tx`: it exists exactly when the change that needs it commits.
 * No second job of the same name and key is queued beside a waiting one; without a `key` the payload is the key.
 */
export async function enqueue<Name extends JobName>(
  tx: Transaction,
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

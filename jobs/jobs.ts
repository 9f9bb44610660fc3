import type { QueueOptions } from 'pg-boss';
import { daySeconds } from '../time/units.ts';

interface Options extends QueueOptions {
  /** The job that handles the payload once the last attempt has failed; without one, it goes to the dead-letter queue. */
  deadLetter?: string;
  /** True if its jobs have a table of their own. */
  partition?: boolean;
}

/** A kind of background job. */
interface Job<Payload> {
  /** Runs one job. It may run twice for one job, so it first checks if there's anything left to do. */
  run: (payload: Payload) => Promise<unknown>;
  options: Options & { retryLimit: number };
  /** When it recurs, in cron notation, UTC. */
  cron?: string;
}

const patient = { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 300 };
/** Frees the job of a killed worker after ten seconds. */
const heartbeat = { heartbeatSeconds: 10 };
/**
 * For the queues with the most jobs. pg-boss counts all rows of a table every few seconds, including those of finished jobs. So
 * these queues have tables of their own, and finished jobs are deleted after a day: 200,000 emails a day take about as many rows.
 */
const busy = { deleteAfterSeconds: daySeconds };
const busiest = { ...busy, partition: true };

/** A job that the domain sends with `enqueue`. Its payload holds only IDs, and what it needs is read when it runs. */
function sent<Payload>(run: Job<Payload>['run'], options: Options = {}): Job<Payload> {
  return { run, options: { ...patient, ...options } };
}

/** A job that recurs. */
function recurring(
  cron: string,
  run: Job<Record<string, never>>['run'],
  options: Options = {},
): Job<Record<string, never>> & { cron: string } {
  return { run, cron, options: { ...patient, retryLimit: 1, ...options } };
}

/** Every background job. Its code is loaded when its first job arrives. */
export const jobs = {
  /** Builds the first draft of a paid project with a submitted brief. */
  'draft-site': sent<{ projectId: string }>(async ({ projectId }) => (await import('../domain/reviews/drafting.ts')).draftSite(projectId), {
    ...heartbeat,
    retryLimit: 4,
    expireInSeconds: 120,
  }),
  /** Sends an email. Retries like mail servers do, ever later up to every four hours, for four days. */
  'send-mail': sent<{ mailId: string }>(async ({ mailId }) => (await import('./send-mail.ts')).sendQueuedMail(mailId), {
    ...heartbeat,
    ...busiest,
    // From 2 s up to 4 hours, 4 days in all. A killed worker's emails are sent again right away.
    retryLimit: 36,
    retryDelay: 2,
    retryDelayMax: 4 * 3600,
    deadLetter: 'fail-mail',
  }),
  /** Marks an email as failed after its last attempt. */
  'fail-mail': sent<{ mailId: string }>(async ({ mailId }) => (await import('../domain/health/failed-mails.ts')).failMail(mailId), busy),
  /** Brings an order in line with a payment event. */
  'handle-webhook': sent<{ eventId: string }>(
    async ({ eventId }) => (await import('../domain/billing/handle-webhook.ts')).handleWebhook(eventId),
    { ...heartbeat, ...busiest },
  ),
  /** Ends the open checkout of an order that no longer needs paying. */
  'end-checkout': sent<{ orderId: string }>(async ({ orderId }) => (await import('../domain/billing/attempts.ts')).endCheckout(orderId)),
  /** Asks the payment provider to refund a card. */
  'send-refund': sent<{ refundId: string }>(
    async ({ refundId }) => (await import('../domain/refunds/send-refund.ts')).sendRefund(refundId),
    heartbeat,
  ),
  /** Sends refunds again whose own job failed permanently. */
  'send-waiting-refunds': recurring('12,42 * * * *', async () => (await import('../domain/refunds/send-refund.ts')).sendWaitingRefunds()),
  /** Releases start days held for checkouts that weren't paid in time. */
  'release-holds': recurring('* * * * *', async () => (await import('../domain/billing/checkout.ts')).releaseHolds()),
  /** Notifies both sides of drafts that are past their deadline. */
  'watch-clocks': recurring('* * * * *', async () => (await import('../domain/reviews/deadlines.ts')).markMissedDeadlines()),
  /** Ends unpaid orders that are past their last day. */
  'expire-orders': recurring('17 * * * *', async () => (await import('../domain/orders/orders.ts')).expireOrders()),
  /** Reminds customers who have paid of an unfinished brief. */
  'remind-briefs': recurring('5 * * * *', async () => (await import('../domain/briefs/reminders.ts')).remindOfBriefs()),
  /** Emails owners one digest of the leads that came over the limit of emails. */
  'digest-leads': recurring('*/10 * * * *', async () => (await import('../domain/leads/digest.ts')).sendLeadDigests()),
  /** Reminds both sides of calls that begin in a day or in an hour. */
  'remind-calls': recurring('* * * * *', async () => (await import('../domain/bookings/reminders.ts')).remindOfCalls()),
  /** Notifies admins of jobs that failed permanently. */
  'report-failed-jobs': recurring('* * * * *', async () => (await import('../domain/health/failed-jobs.ts')).notifyOfFailedJobs()),
  /** Takes canceled sites offline when their paid month ends, and archives those that weren't brought back. */
  'end-canceled': recurring('* * * * *', async () => {
    const { archiveCanceled, endCanceled } = await import('../domain/cancellations/canceling.ts');
    await endCanceled();
    await archiveCanceled();
  }),
  /** Aligns a plan at the provider with the state we want, and our rows with the provider's. */
  'align-plan': sent<{ planId: string }>(
    async ({ planId }) => (await import('../domain/plans/align-plan.ts')).alignPlan(planId),
    heartbeat,
  ),
  /** Aligns every plan with a bill to charge, a month that has ended, or a site to bring back. */
  'collect-bills': recurring('* * * * *', async () => (await import('../domain/plans/collect-bills.ts')).collectBills()),
  /** Starts the nightly comparison of our books with the payment provider's. */
  'begin-reconciliation': recurring('20 8 * * *', async () =>
    (await import('../domain/reconciliation/reconciliation.ts')).beginNightlyReconciliation(),
  ),
  /** Compares our books with the payment provider's. */
  reconcile: sent<{ reconciliationId: string }>(
    async ({ reconciliationId }) => (await import('../domain/reconciliation/reconciliation.ts')).reconcile(reconciliationId),
    { ...heartbeat, expireInSeconds: 900 },
  ),
  /** Prepares the newest version shown to a project's owner for serving, before they approve it. */
  'prepare-release': sent<{ projectId: string }>(
    async ({ projectId }) => (await import('../domain/publications/addresses.ts')).prepareRelease(projectId),
    heartbeat,
  ),
  /** Writes what a host serves into the file store. */
  'write-host': sent<{ label: string }>(
    async ({ label }) => (await import('../domain/hosting/host-objects.ts')).writeHost(label),
    heartbeat,
  ),
  /** Writes missing and outdated host objects, and removes those of unpublished sites. */
  'complete-hosts': recurring('10 7 * * *', async () => (await import('../domain/hosting/host-objects.ts')).completeHosts(), {
    ...heartbeat,
    expireInSeconds: 3600,
  }),
  /** Republishes sites whose address has changed. */
  'follow-addresses': recurring(
    '50 * * * *',
    async () => (await import('../domain/publications/addresses.ts')).followAddresses(),
    heartbeat,
  ),
  /** Checks every stored file, repairs what it can, and notifies admins of damage. */
  'check-files': recurring('30 7 * * *', async () => (await import('../domain/hosting/file-check.ts')).checkFiles(), {
    ...heartbeat,
    retryLimit: patient.retryLimit,
  }),
  /** Makes a backup if a place for it is configured. */
  'make-backup': recurring('30 6 * * *', async () => (await import('../domain/backups/nightly.ts')).nightlyBackup(), {
    ...heartbeat,
    expireInSeconds: 4 * 3600,
  }),
  'remove-sessions': recurring('40 9 * * *', async () => (await import('../domain/accounts/sessions.ts')).removeExpiredSessions()),
  /** Deletes or empties records that are past their retention period. */
  'thin-records': recurring('50 9 * * *', async () => (await import('../domain/retention/retention.ts')).applyRetention()),
  /** Makes the partitions of the coming months, and turns old visits into monthly totals. Retries every half hour, because a backup may hold the lock. */
  'keep-visit-months': recurring('45 9 * * *', async () => (await import('../domain/retention/visit-months.ts')).keepVisitMonths(), {
    ...heartbeat,
    retryLimit: 6,
    retryDelay: 1800,
    retryBackoff: false,
    expireInSeconds: 3600,
  }),
  /** Removes the scripts and styles of builds that no longer run. */
  'remove-builds': recurring('45 9 * * *', async () => (await import('../domain/builds/kept-builds.ts')).removeOldBuilds()),
  /** Reschedules jobs that a clock which was ahead would keep from running. A worker's start does that, too. */
  'undo-clock-jump': recurring('20 * * * *', async () => (await import('../domain/health/clock-jumps.ts')).undoClockJump()),
  /** Asks live sites for their home pages over HTTP. */
  'check-sites': recurring('*/5 * * * *', async () => (await import('../domain/site-checks/site-checks.ts')).checkSites(), heartbeat),
  /** Notifies admins if the disk of the data folder is nearly full. */
  'watch-disk': recurring('*/10 * * * *', async () => (await import('../domain/health/disk.ts')).notifyOfFullDisk()),
  /** Fills a fresh demo with customers. */
  'fill-demo': sent<Record<string, never>>(async () => (await import('../domain/demo/filling.ts')).fillInBackground(), {
    ...heartbeat,
    expireInSeconds: 3600,
  }),
  /** Removes what a deleted account, or a build that wasn't stored, left in the file store. */
  'remove-files': sent<{ names: string[] }>(async ({ names }) => (await import('../domain/accounts/file-removal.ts')).removeFiles(names)),
};

export type JobName = keyof typeof jobs;
/** Payload of every job. */
export type JobPayloads = { [Name in JobName]: Parameters<(typeof jobs)[Name]['run']>[0] };

const table: { [Name in JobName]: Job<JobPayloads[Name]> } = jobs;

export const jobNames = Object.keys(jobs) as JobName[];

/** Queue options of a job, and when it recurs. */
export function jobSettings(name: JobName): Pick<Job<never>, 'options' | 'cron'> {
  return table[name];
}

/** Runs a job's code. */
export async function runJob<Name extends JobName>(name: Name, payload: JobPayloads[Name]): Promise<void> {
  await table[name].run(payload);
}

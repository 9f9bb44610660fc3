import type { QueueOptions } from 'pg-boss';
import { daySeconds } from '../time/units.ts';

interface Options extends QueueOptions {
  /** The job that handles the payload once the last attempt has failed; without one, it goes to the dead-letter queue. */
  deadLetter?: string;
  /** True if its jobs have a table of their own. */
  partition?: boolean;
}

/** A kind of background job. What it does is in jobs/jobs.ts. */
interface JobKind<Payload> {
  options: Options & { retryLimit: number };
  /** When it recurs, in cron notation, UTC. */
  cron?: string;
  /** Never set: only for its type. */
  payload?: Payload;
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
function sent<Payload>(options: Options = {}): JobKind<Payload> {
  return { options: { ...patient, ...options } };
}

/** A job that recurs. */
function recurring(cron: string, options: Options = {}): JobKind<Record<string, never>> & { cron: string } {
  return { cron, options: { ...patient, retryLimit: 1, ...options } };
}

/** Every background job. */
export const jobKinds = {
  /** Builds the first draft of a paid project with a submitted brief. */
  'draft-site': sent<{ projectId: string }>({
    ...heartbeat,
    retryLimit: 4,
    expireInSeconds: 120,
  }),
  /** Sends an email. Retries like mail servers do, ever later up to every four hours, for four days. */
  'send-mail': sent<{ mailId: string }>({
    ...heartbeat,
    ...busiest,
    // From 2 s up to 4 hours, 4 days in all. A killed worker's emails are sent again right away.
    retryLimit: 36,
    retryDelay: 2,
    retryDelayMax: 4 * 3600,
    deadLetter: 'fail-mail',
  }),
  /** Marks an email as failed after its last attempt. */
  'fail-mail': sent<{ mailId: string }>(busy),
  /** Does what an email that came in asks for. */
  'take-mail': sent<{ incomingId: string }>({ ...heartbeat, ...busy }),
  /** Sends an email in someone's own words: passed on, answered or returned. Retries as long as `send-mail`. */
  'relay-mail': sent<{ relayId: string }>({
    ...heartbeat,
    ...busy,
    retryLimit: 36,
    retryDelay: 2,
    retryDelayMax: 4 * 3600,
    deadLetter: 'fail-relay',
  }),
  /** Marks such an email as failed after its last attempt, and tells its writer. */
  'fail-relay': sent<{ relayId: string }>(busy),
  /** Takes replies from the mailbox that's asked for them. */
  'poll-mailbox': recurring('* * * * *', heartbeat),
  /** Looks at the email records of owners' domains that are due, and changes their keys in time. */
  'check-email': recurring('* * * * *', heartbeat),
  /** Brings an order in line with a payment event. */
  'handle-webhook': sent<{ eventId: string }>({ ...heartbeat, ...busiest }),
  /** Ends the open checkout of an order that no longer needs paying. */
  'end-checkout': sent<{ orderId: string }>(),
  /** Asks the payment provider to refund a card. */
  'send-refund': sent<{ refundId: string }>(heartbeat),
  /** Sends refunds again whose own job failed permanently. */
  'send-waiting-refunds': recurring('12,42 * * * *'),
  /** Releases start days held for checkouts that weren't paid in time. */
  'release-holds': recurring('* * * * *'),
  /** Notifies both sides of drafts that are past their deadline. */
  'watch-clocks': recurring('* * * * *'),
  /** Ends unpaid orders that are past their last day. */
  'expire-orders': recurring('17 * * * *'),
  /** Reminds customers who have paid of an unfinished brief. */
  'remind-briefs': recurring('5 * * * *'),
  /** Emails owners one digest of the leads that came over the limit of emails. */
  'digest-leads': recurring('*/10 * * * *'),
  /** Reminds both sides of calls that begin in a day or in an hour. */
  'remind-calls': recurring('* * * * *'),
  /** Notifies admins of jobs that failed permanently. */
  'report-failed-jobs': recurring('* * * * *'),
  /** Takes canceled sites offline when their paid month ends, and archives those that weren't brought back. */
  'end-canceled': recurring('* * * * *'),
  /** Aligns a plan at the provider with the state we want, and our rows with the provider's. */
  'align-plan': sent<{ planId: string }>(heartbeat),
  /** Aligns every plan with a bill to charge, a month that has ended, or a site to bring back. */
  'collect-bills': recurring('* * * * *'),
  /** Starts the nightly comparison of our books with the payment provider's. */
  'begin-reconciliation': recurring('20 8 * * *'),
  /** Compares our books with the payment provider's. */
  reconcile: sent<{ reconciliationId: string }>({ ...heartbeat, expireInSeconds: 900 }),
  /** Prepares the newest version shown to a project's owner for serving, before they approve it. */
  'prepare-release': sent<{ projectId: string }>(heartbeat),
  /** Writes what a host serves into the file store. */
  'write-host': sent<{ label: string }>(heartbeat),
  /** Writes missing and outdated host objects, and removes those of unpublished sites. */
  'complete-hosts': recurring('10 7 * * *', {
    ...heartbeat,
    expireInSeconds: 3600,
  }),
  /** Repairs a stored file that a process without the generator found damaged. */
  'repair-file': sent<{ name: string }>(heartbeat),
  /** Republishes sites whose address has changed. */
  'follow-addresses': recurring('50 * * * *', heartbeat),
  /** Checks every stored file, repairs what it can, and notifies admins of damage. */
  'check-files': recurring('30 7 * * *', {
    ...heartbeat,
    retryLimit: patient.retryLimit,
  }),
  /** Makes a backup if a place for it is configured. */
  'make-backup': recurring('30 6 * * *', {
    ...heartbeat,
    expireInSeconds: 4 * 3600,
  }),
  'remove-sessions': recurring('40 9 * * *'),
  /** Deletes or empties records that are past their retention period. */
  'thin-records': recurring('50 9 * * *'),
  /** Makes the partitions of the coming months, and turns old visits into monthly totals. Retries every half hour, because a backup may hold the lock. */
  'keep-visit-months': recurring('45 9 * * *', {
    ...heartbeat,
    retryLimit: 6,
    retryDelay: 1800,
    retryBackoff: false,
    expireInSeconds: 3600,
  }),
  /** Removes the scripts and styles of builds that no longer run. */
  'remove-builds': recurring('45 9 * * *'),
  /** Reschedules jobs that a clock which was ahead would keep from running. A worker's start does that, too. */
  'undo-clock-jump': recurring('20 * * * *'),
  /** Looks at the records of owners' domains that are due. */
  'check-domains': recurring('* * * * *', heartbeat),
  /** Asks live sites for their home pages over HTTP. */
  'check-sites': recurring('*/5 * * * *', heartbeat),
  /** Notifies admins if the disk of the data folder is nearly full. */
  'watch-disk': recurring('*/10 * * * *'),
  /** Fills a fresh demo with customers. */
  'fill-demo': sent<Record<string, never>>({
    ...heartbeat,
    expireInSeconds: 3600,
  }),
  /** Removes what a deleted account, or a build that wasn't stored, left in the file store. */
  'remove-files': sent<{ names: string[] }>(),
};

export type JobName = keyof typeof jobKinds;
/** Payload of every job. */
export type JobPayloads = { [Name in JobName]: NonNullable<(typeof jobKinds)[Name]['payload']> };

export const jobNames = Object.keys(jobKinds) as JobName[];

/** Queue options of a job, and when it recurs. */
export function jobSettings(name: JobName): Pick<JobKind<never>, 'options' | 'cron'> {
  return jobKinds[name];
}

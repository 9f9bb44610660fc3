import { subDays, subMonths } from 'date-fns';
import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';

/** Retention periods of records that aren't needed for bookkeeping. The privacy policy states the same figures. */
export const kept = {
  /** Visits of sites by day, and events on our own pages. A year, plus the month to compare it with. See visit-months.ts. */
  analyticsMonths: 13,
  /** Content of the payment provider's events. The ID stays, so a repeated event is still recognized. */
  webhookDays: 90,
  /** Content of emails: names, messages and links. */
  mailMonths: 6,
  /** That an email was sent, received or came back, when, by whom and to whom. After that, we try an address again that emails came back from. */
  mailRowMonths: 24,
  /** Whole emails that were received, as they came. What became of them stays: a message, or an entry of an owner's inbox. */
  receivedDays: 90,
  /** Expired links and codes. Until they're deleted, we can say that a link has expired instead of that it's unknown. */
  verificationDays: 7,
  /** What visitors typed on the home page to see their own. A day is enough to sign up with it. */
  firstLookDays: 2,
  /** Mailboxes that no one verified, unless their link still works. Whoever got it may be a stranger. */
  unverifiedMailboxDays: 30,
  /** Who got a vacation answer. A week later they may get another. */
  vacationAnswerDays: 8,
  /** Counts in mailbox providers' reports about owners' domains. Their screen shows a week. */
  emailReportDays: 90,
} as const;

/** Rows per statement, so no lock lasts long. */
const batch = 2000;
/** File names per job, to keep its payload small. */
const filesPerJob = 500;

/** Deletes or empties records that are past their retention period. Orders, invoices and the audit log stay. Returns the number of rows of each kind. */
export async function applyRetention(now: Date = new Date()): Promise<Record<string, number>> {
  const before = {
    webhooks: subDays(now, kept.webhookDays),
    mail: subMonths(now, kept.mailMonths),
    mailRow: subMonths(now, kept.mailRowMonths),
    received: subDays(now, kept.receivedDays),
    verification: subDays(now, kept.verificationDays),
    // Runs once a day, so what is a day short of the limit now would be over it the next time.
    firstLook: subDays(now, kept.firstLookDays - 1),
    unverifiedMailbox: subDays(now, kept.unverifiedMailboxDays),
    vacationAnswer: subDays(now, kept.vacationAnswerDays),
    emailReport: subDays(now, kept.emailReportDays),
  };
  return {
    // An event that was never handled keeps its content, which is needed to handle it.
    webhooks: await inBatches(
      sql`update webhook_events set payload = '{}' where id in (
        select id from webhook_events where received_at < ${before.webhooks} and handled_at is not null and payload <> '{}' limit ${batch})`,
    ),
    mailContents: await inBatches(
      sql`update mails set props = '{}' where id in (
        select id from mails where created_at < ${before.mail} and state <> 'queued' and props <> '{}' limit ${batch})`,
    ),
    mails: await inBatches(
      sql`delete from mails where id in (select id from mails where created_at < ${before.mailRow} and state <> 'queued' limit ${batch})`,
    ),
    receivedMails: await forgetReceived(before.received),
    receivedRows: await inBatches(
      sql`delete from incoming_mails where id in (
        select id from incoming_mails where created_at < ${before.mailRow} and state <> 'new' and file_key is null limit ${batch})`,
    ),
    relayedMails: await inBatches(
      sql`delete from relayed_mails where id in (
        select id from relayed_mails where created_at < ${before.mailRow} and state <> 'queued' limit ${batch})`,
    ),
    bounces: await inBatches(
      sql`delete from blocked_recipients where address in (
        select address from blocked_recipients where created_at < ${before.mailRow} and reason = 'bounced' limit ${batch})`,
    ),
    verifications: await inBatches(
      sql`delete from verifications where id in (select id from verifications where expires_at < ${before.verification} limit ${batch})`,
    ),
    firstLooks: await inBatches(
      sql`delete from first_looks where token in (select token from first_looks where created_at < ${before.firstLook} limit ${batch})`,
    ),
    unverifiedMailboxes: await inBatches(
      sql`delete from mailboxes where id in (
        select id from mailboxes where verified_at is null and created_at < ${before.unverifiedMailbox}
          and id not in (select split_part(event_key, ':', 2)::uuid from mails where template = 'mailbox-verify' and expires_at > ${now}) limit ${batch})`,
    ),
    vacationAnswers: await inBatches(
      sql`delete from vacation_answers where (address_id, sender) in (
        select address_id, sender from vacation_answers where answered_at < ${before.vacationAnswer} limit ${batch})`,
    ),
    emailReports: await inBatches(
      sql`delete from dmarc_reports where id in (select id from dmarc_reports where ends_at < ${before.emailReport} limit ${batch})`,
    ),
  };
}

/** Removes the files of emails that were received before a moment. One that nothing was done about yet keeps its file. */
async function forgetReceived(before: Date): Promise<number> {
  for (let all = 0; ; ) {
    const names = await db().transaction(async (tx) => {
      const { rows } = await tx.execute<{ name: string }>(sql`
        with old as (select id, file_key from incoming_mails
          where created_at < ${before} and state <> 'new' and file_key is not null limit ${filesPerJob})
        update incoming_mails set file_key = null from old where incoming_mails.id = old.id returning old.file_key as name`);
      const [first] = rows;
      if (first) await enqueue(tx, 'remove-files', { names: rows.map(({ name }) => name) }, { key: first.name });
      return rows;
    });
    all += names.length;
    if (names.length < filesPerJob) return all;
  }
}

/** Repeats a statement that changes up to `batch` rows until it changes fewer. */
async function inBatches(statement: SQL): Promise<number> {
  let all = 0;
  for (;;) {
    const { rowCount } = await db().execute(statement);
    all += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return all;
  }
}

import { subDays, subMonths } from 'date-fns';
import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';

/** How long records that only help to look back are kept. The privacy policy states the same figures. */
export const kept = {
  /** Visits and steps counted on our own pages. A year and the month it's compared with. */
  analyticsMonths: 13,
  /** What the payment provider reported: its content. The id stays, so that a repeated event is still known. */
  webhookDays: 90,
  /** Content of emails: names, messages and links. */
  mailMonths: 6,
  /** That an email was sent, when and to whom. */
  mailRowMonths: 24,
  /** Links and codes after they ran out. Until then one that is opened is answered as expired, not as unknown. */
  verificationDays: 7,
} as const;

/** Rows of one statement, so that no lock lasts. */
const batch = 2000;

/** Thins what is older than it's kept. Orders, invoices and the audit log stay. Returns how many rows of each were thinned. */
export async function thinRecords(now: Date = new Date()): Promise<Record<string, number>> {
  const before = {
    analytics: subMonths(now, kept.analyticsMonths),
    webhooks: subDays(now, kept.webhookDays),
    mail: subMonths(now, kept.mailMonths),
    mailRow: subMonths(now, kept.mailRowMonths),
    verification: subDays(now, kept.verificationDays),
  };
  return {
    analytics: await inBatches(
      sql`delete from analytics_events where id in (select id from analytics_events where created_at < ${before.analytics} limit ${batch})`,
    ),
    // One that was never handled keeps its content: it's needed to handle it.
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
    verifications: await inBatches(
      sql`delete from verifications where id in (select id from verifications where expires_at < ${before.verification} limit ${batch})`,
    ),
  };
}

/** Repeats a statement that touches at most `batch` rows until it finds fewer. */
async function inBatches(statement: SQL): Promise<number> {
  let all = 0;
  for (;;) {
    const { rowCount } = await db().execute(statement);
    all += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return all;
  }
}

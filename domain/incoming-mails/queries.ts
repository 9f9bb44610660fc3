import { desc, eq, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { blockedRecipients, incomingMails, mails, relayedMails } from '../../db/schema/index.ts';
import { troubleDays } from '../mails/mails.ts';

/** Entries of each list in Admin. */
const rowLimit = 50;

/** Emails of the last 30 days that came back, newest first. */
export async function bouncedMails() {
  const since = sql`now() - make_interval(days => ${troubleDays})`;
  const { rows } = await db().execute<{ id: string; recipient: string; what: string; error: string | null; sentAt: Date }>(sql`
    select id, recipient, what, error, sent_at as "sentAt" from (
      select id, recipient, template as what, error, coalesce(sent_at, created_at) as sent_at
        from ${mails} where state = 'bounced' and created_at > ${since}
      union all select id, recipient, kind, error, coalesce(sent_at, created_at)
        from ${relayedMails} where state = 'bounced' and created_at > ${since}
    ) bounced order by sent_at desc limit ${rowLimit}`);
  return rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt) }));
}

/** Addresses that nothing is sent to, newest first. */
export async function blockedAddresses() {
  return db().select().from(blockedRecipients).orderBy(desc(blockedRecipients.createdAt)).limit(rowLimit);
}

/** Emails that came in and that nothing came of, with why, newest first. */
export async function ignoredMails() {
  const { id, kind, sender, authentication, reason, createdAt } = incomingMails;
  return db()
    .select({ id, kind, sender, authentication, reason, createdAt })
    .from(incomingMails)
    .where(eq(incomingMails.state, 'ignored'))
    .orderBy(desc(incomingMails.createdAt))
    .limit(rowLimit);
}

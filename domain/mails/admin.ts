import { and, desc, eq, gt, like, lt, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { env } from '../../base/env.ts';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { mails, users } from '../../db/schema/index.ts';
import { minuteMs } from '../../time/units.ts';
import { recordAudit } from '../audit/audit.ts';
import { withinLimit } from '../limits/limits.ts';
import { refusedAs } from '../refusals.ts';
import { unblock } from './blocked.ts';
import { queueMail, retryMails, troubleDays } from './mails.ts';

/** An email that has waited this long is stuck. */
const stuckMs = 5 * minuteMs;
/** How many entries of each list Admin shows. */
const rowLimit = 50;

/** Sends an admin a plain email through the same path as all others. */
export async function sendTestMail(adminId: string): Promise<Result<{ email: string }>> {
  const limit = await withinLimit('mailTest', adminId);
  if (!limit.ok) return limit;
  const [admin] = await db().select().from(users).where(eq(users.id, adminId));
  if (!admin) return refusedAs('account-not-found');
  await db().transaction(async (tx) => {
    await queueMail(tx, {
      eventKey: `mail-test:${v7()}`,
      template: 'staff-notice',
      recipient: admin.email,
      userId: adminId,
      props: {
        title: 'A test email',
        message: 'Email is working. You requested this test in Settings.',
        url: `${env().appUrl}/admin/settings/mail`,
      },
    });
    await recordAudit(tx, {
      actor: `admin:${adminId}`,
      action: 'mail.test',
      subject: `user:${adminId}`,
      detail: { reason: 'Test email sent to yourself' },
    });
  });
  return { ok: true, email: admin.email };
}

/** Sends all undelivered emails again. Returns how many. */
export async function retryAsAdmin(adminId: string): Promise<number> {
  return db().transaction(async (tx) => {
    const count = await retryMails(tx);
    await recordAudit(tx, { actor: `admin:${adminId}`, action: 'mail.retry', subject: 'mails', detail: { count } });
    return count;
  });
}

/** Sends to an address again. Returns how many emails it gets now. Undefined if it isn't blocked. */
export async function unblockAsAdmin(adminId: string, address: string): Promise<number | undefined> {
  return db().transaction(async (tx) => {
    const count = await unblock(tx, address);
    if (count !== undefined)
      await recordAudit(tx, { actor: `admin:${adminId}`, action: 'mail.unblock', subject: 'mails', detail: { count } });
    return count;
  });
}

const columns = {
  id: mails.id,
  template: mails.template,
  recipient: mails.recipient,
  state: mails.state,
  attempts: mails.attempts,
  error: mails.error,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
};

/** An admin's most recent test emails. */
export async function testMailsOf(adminId: string) {
  return db()
    .select(columns)
    .from(mails)
    .where(and(eq(mails.userId, adminId), like(mails.eventKey, 'mail-test:%')))
    .orderBy(desc(mails.createdAt))
    .limit(5);
}

/** Emails of the last 30 days that failed permanently, and emails that have waited too long; newest first. */
export async function mailTroubles() {
  const stuck = and(eq(mails.state, 'queued'), lt(sql`coalesce(${mails.dueAt}, ${mails.createdAt})`, new Date(Date.now() - stuckMs)));
  return db()
    .select(columns)
    .from(mails)
    .where(and(gt(mails.createdAt, sql`now() - make_interval(days => ${troubleDays})`), or(eq(mails.state, 'failed'), stuck)))
    .orderBy(desc(mails.createdAt))
    .limit(rowLimit);
}

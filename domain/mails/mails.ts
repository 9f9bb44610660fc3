import { and, eq, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { enqueue } from '../../jobs/catalog.ts';
import type { MailProps, MailTemplate } from './schema.ts';

export interface Mail<Template extends MailTemplate = MailTemplate> {
  /** Names the event the mail is about: a second mail with the same key is never made. */
  eventKey: string;
  template: Template;
  recipient: string;
  props: MailProps[Template];
  userId?: string | undefined;
}

/** Puts a mail into the outbox and sends it by a job when `tx` commits. A mail for a known event changes nothing. */
export async function queueMail<Template extends MailTemplate>(tx: Connection, mail: Mail<Template>): Promise<void> {
  const [row] = await tx.insert(mails).values(mail).onConflictDoNothing({ target: mails.eventKey }).returning({ id: mails.id });
  if (row) await enqueue(tx, 'send-mail', { mailId: row.id }, { key: row.id });
}

/** A mail that is still to be sent, or undefined. */
export async function mailToSend(mailId: string) {
  const [row] = await db()
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')));
  return row as (typeof mails.$inferSelect & Mail) | undefined;
}

export async function recordSent(mailId: string): Promise<void> {
  await db()
    .update(mails)
    .set({ state: 'sent', sentAt: sql`now()`, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId));
}

export async function recordFailure(mailId: string, error: string): Promise<void> {
  await db()
    .update(mails)
    .set({ error, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId));
}

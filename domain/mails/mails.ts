import { and, eq, sql } from 'drizzle-orm';
import { brand } from '../../content/brand.ts';
import { type Connection, db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { enqueue } from '../../jobs/catalog.ts';
import { unsubscribeUrl, wantsNoMarketing } from './opt-outs.ts';
import { type MailProps, type MailTemplate, marketingMails } from './schema.ts';

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

/** A mail that is still to be sent, or undefined. Marketing to somebody who wants none any more is withheld for good. */
export async function mailToSend(mailId: string) {
  const [row] = await db()
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')));
  const mail = row as (typeof mails.$inferSelect & Mail) | undefined;
  if (!mail || !marketingMails.includes(mail.template) || !(await wantsNoMarketing(mail.recipient))) return mail;
  await db()
    .update(mails)
    .set({ state: 'withheld', props: {} })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')));
  return undefined;
}

/** Headers that a mail needs beside the usual ones: its way out (RFC 8058), or whom an answer goes to. */
export function headersOf(mail: Pick<Mail, 'template' | 'recipient' | 'props'>): Record<string, string> {
  if (marketingMails.includes(mail.template))
    return {
      'List-Unsubscribe': `<${unsubscribeUrl(mail.recipient)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  if (mail.template === 'message-answer') return { 'Reply-To': brand.email };
  return mail.template === 'contact-received' ? { 'Reply-To': (mail.props as MailProps['contact-received']).email } : {};
}

/** Notes that a mail is sent, and forgets what it said: links and codes in it open things. */
export async function recordSent(mailId: string): Promise<void> {
  await db()
    .update(mails)
    .set({ state: 'sent', props: {}, recipient: recipientKept, error: null, sentAt: sql`now()`, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId));
}

/** The address that stays in the outbox: of a deleted account none. */
export const recipientKept = sql`case when ${mails.template} = 'account-deleted' then '' else ${mails.recipient} end`;

/** Notes why a try to send has failed; the job tries again. */
export async function recordFailure(mailId: string, error: string): Promise<void> {
  await db()
    .update(mails)
    .set({ error, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId));
}

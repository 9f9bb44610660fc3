import { and, eq, sql } from 'drizzle-orm';
import { brand } from '../../content/brand.ts';
import { type Connection, db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { mails } from '../../db/schema/index.ts';
import type { MailProps, MailTemplate } from '../../emails/templates.ts';
import { unsubscribeUrl, wantsNoMarketing } from './opt-outs.ts';
import { marketingMails } from './schema.ts';

interface Content<Template extends MailTemplate> {
  template: Template;
  props: MailProps[Template];
}
/** What an email says: its template, with that template's props. */
type AnyContent = { [Template in MailTemplate]: Content<Template> }[MailTemplate];

interface Mail<Template extends MailTemplate> extends Content<Template> {
  /** Names the event the email is about. No second email is created for the same key. */
  eventKey: string;
  recipient: string;
  userId?: string | undefined;
  /** When it may be sent; right away when missing. Until then, `withholdMails` can stop it. */
  dueAt?: Date | undefined;
}

/** Puts an email into the outbox, and sends it by a job when `tx` commits. An email for a known event changes nothing. */
export async function queueMail<Template extends MailTemplate>(tx: Connection, mail: Mail<Template>): Promise<void> {
  const [row] = await tx.insert(mails).values(mail).onConflictDoNothing({ target: mails.eventKey }).returning({ id: mails.id });
  if (row) await enqueue(tx, 'send-mail', { mailId: row.id }, { key: row.id, ...(mail.dueAt && { startAfter: mail.dueAt }) });
}

/** Stops emails that wait to be sent, whose event keys begin so: what they say is no longer true. */
export async function withholdMails(tx: Connection, keyStart: string): Promise<void> {
  await tx
    .update(mails)
    .set({ state: 'withheld', props: {} })
    .where(and(eq(mails.state, 'queued'), sql`starts_with(${mails.eventKey}, ${keyStart})`));
}

/**
 * An email that is still to be sent, or undefined. Withholds marketing from people who have opted out, and all of it while the
 * operator has no postal address.
 */
export async function mailToSend(mailId: string) {
  const row = await db().query.mails.findFirst({ where: and(eq(mails.id, mailId), eq(mails.state, 'queued')) });
  const mail = row as (typeof mails.$inferSelect & AnyContent) | undefined;
  if (!mail || !marketingMails.includes(mail.template)) return mail;
  // The law requires the sender's postal address in each.
  if (brand.postalAddress && !(await wantsNoMarketing(mail.recipient))) return mail;
  await db()
    .update(mails)
    .set({ state: 'withheld', props: {} })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')));
  return undefined;
}

/** An email's additional headers: one-click unsubscribing (RFC 8058), or who gets a reply. */
export function headersOf(mail: AnyContent & { recipient: string }): Record<string, string> {
  if (marketingMails.includes(mail.template))
    return {
      'List-Unsubscribe': `<${unsubscribeUrl(mail.recipient)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
  if (mail.template === 'message-answer') return { 'Reply-To': brand.email };
  return mail.template === 'contact-received' ? { 'Reply-To': mail.props.email } : {};
}

/** Marks an email as sent and deletes its content, since the links and codes in it give access. */
export async function recordSent(mailId: string): Promise<void> {
  await db()
    .update(mails)
    .set({ state: 'sent', props: {}, recipient: recipientKept, error: null, sentAt: sql`now()`, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId));
}

/** The recipient's address for the record; a deleted account's isn't stored. */
export const recipientKept = sql`case when ${mails.template} = 'account-deleted' then '' else ${mails.recipient} end`;

/** Records why an attempt to send failed. The job tries again. */
export async function recordFailure(mailId: string, error: string): Promise<void> {
  await db()
    .update(mails)
    .set({ error, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId));
}

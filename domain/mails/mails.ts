import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { brand } from '../../content/brand.ts';
import { type Connection, db } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { mails } from '../../db/schema/index.ts';
import type { MailProps, MailTemplate } from '../../emails/templates.ts';
import { blockedReason, isBlocked } from './blocked.ts';
import { unsubscribeUrl, wantsNoMarketing } from './opt-outs.ts';
import { type Matter, marketingMails } from './schema.ts';

interface Content<Template extends MailTemplate> {
  template: Template;
  props: MailProps[Template];
}
/** How long undelivered emails are shown and can be sent again. */
export const troubleDays = 30;

/** What an email says: its template, with that template's props. */
type AnyContent = { [Template in MailTemplate]: Content<Template> }[MailTemplate];

/** A row of the outbox. */
export type MailToSend = typeof mails.$inferSelect & AnyContent;

interface Mail<Template extends MailTemplate> extends Content<Template> {
  /** Names the event the email is about. No second email is created for the same key. */
  eventKey: string;
  recipient: string;
  userId?: string | undefined;
  /** What it's about, so mailboxes show emails about the same thing as one thread. */
  about?: Matter | undefined;
  /** When it may be sent; right away when missing. Until then, `withholdMails` can stop it. */
  dueAt?: Date | undefined;
  /** When it becomes useless. It isn't sent after that. */
  expiresAt?: Date | undefined;
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
 * An email that is still to be sent, or undefined. Withholds one that has expired, marketing to people who have opted out, all
 * marketing while the operator has no postal address, and anything to an address that emails came back from.
 */
export async function mailToSend(mailId: string): Promise<MailToSend | undefined> {
  const row = await db().query.mails.findFirst({ where: and(eq(mails.id, mailId), eq(mails.state, 'queued')) });
  const mail = row as MailToSend | undefined;
  if (!mail) return undefined;
  const may = await maySend(mail);
  if (may && !(await isBlocked(mail.recipient))) return mail;
  await db()
    .update(mails)
    // What a blocked address didn't get is sent once it's unblocked.
    .set(may ? { state: 'withheld', props: propsKept, error: blockedReason } : { state: 'withheld', props: {} })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')));
  return undefined;
}

async function maySend({ template, recipient, expiresAt }: MailToSend): Promise<boolean> {
  if (expiresAt && expiresAt < new Date()) return false;
  if (!marketingMails.includes(template)) return true;
  // The law requires the sender's postal address in each.
  return brand.postalAddress !== '' && !(await wantsNoMarketing(recipient));
}

/** The headers for one-click unsubscribing (RFC 8058) of marketing. */
export function headersOf(mail: Pick<MailToSend, 'template' | 'recipient'>): Record<string, string> {
  if (!marketingMails.includes(mail.template)) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl(mail.recipient)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Who gets a reply: whoever wrote the words in the email, if they left an address, or the address from which we send an answer on to them.
 * Undefined for us, the sender.
 */
export function replyToOf(mail: AnyContent): { name: string; address: string } | undefined {
  switch (mail.template) {
    case 'message-answer':
      return { name: brand.name, address: brand.email };
    case 'message-received':
      return mail.props.to === 'staff' ? writer(mail.props.from, mail.props.email) : { name: brand.name, address: brand.email };
    case 'booking-staff':
    case 'contact-received':
      return writer(mail.props.name, mail.props.email);
    case 'lead-received':
      return writer(mail.props.name, mail.props.answer?.at ?? mail.props.email);
    default:
      return undefined;
  }
}

function writer(name: string, address = '') {
  return address ? { name: name.replace(/\s+/g, ' '), address } : undefined;
}

/** Marks an email as sent and deletes its content, since the links and codes in it give access. */
export async function recordSent(mailId: string): Promise<void> {
  await db()
    .update(mails)
    .set({ state: 'sent', props: {}, recipient: recipientKept, error: null, sentAt: sql`now()`, attempts: sql`${mails.attempts} + 1` })
    // It may be back already.
    .where(and(eq(mails.id, mailId), ne(mails.state, 'bounced')));
}

/** The recipient's address for the record; a deleted account's isn't stored. */
export const recipientKept = sql`case when ${mails.template} = 'account-deleted' then '' else ${mails.recipient} end`;

/** The content of an email that was given up. A code or link that expires isn't worth keeping, and an empty one can't be sent again. */
export const propsKept = sql`case when ${mails.expiresAt} is not null or ${mails.template} = 'account-deleted' then '{}' else ${mails.props} end`;

/**
 * Sends undelivered emails of the last 30 days again: those that were given up, and those that wait for their next attempt. Returns how
 * many.
 */
export async function retryMails(tx: Connection): Promise<number> {
  const retried = await tx
    .update(mails)
    .set({ state: 'queued' })
    .where(
      and(
        gt(mails.createdAt, sql`now() - make_interval(days => ${troubleDays})`),
        ne(mails.props, {}),
        or(eq(mails.state, 'failed'), and(eq(mails.state, 'queued'), gt(mails.attempts, 0))),
      ),
    )
    .returning({ id: mails.id });
  for (const { id } of retried) await enqueue(tx, 'send-mail', { mailId: id }, { key: id });
  return retried.length;
}

/** Records why an attempt to send failed. The job tries again. */
export async function recordFailure(mailId: string, error: string): Promise<void> {
  await db()
    .update(mails)
    .set({ error, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mailId));
}

import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { brand } from '../../content/brand.ts';
import { supportHoursOf } from '../../content/hours.ts';
import { type Connection, db } from '../../db/connect.ts';
import { contactRequests, users } from '../../db/schema/index.ts';
import type { MailProps } from '../../emails/templates.ts';
import { zoneInWords } from '../../time/clock.ts';
import { momentInWords } from '../../time/moment-in-words.ts';
import { afterOpenHours } from '../../time/open-hours.ts';
import { minuteMs } from '../../time/units.ts';
import { withClosedDays } from '../closed-days/queries.ts';
import { withinLimit } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';

type ContactMail = Omit<MailProps['contact-copy'], 'replyBy'>;

import { postFromContact } from '../messages/contact-messages.ts';
import { readSettings } from '../settings/settings.ts';
import type { KeptFile } from './files.ts';
import { type ContactMessage, requestLabel, topics } from './schema.ts';

export interface Received {
  /** 'C-1001' */
  number: string;
  /** 'tomorrow at 2:40 pm Eastern Time'; '' for possible spam. */
  replyBy: string;
  /**
   * True if a copy goes to the sender. Anyone can type any address, so each address gets a few copies per hour. The message is
   * stored in any case.
   */
  copied: boolean;
}

/**
 * If the same form is sent again within this time, by a double click or a reload, it's one request. With another day or file,
 * it's another one.
 */
const sameRequestMs = 10 * minuteMs;

type Request = typeof contactRequests.$inferSelect;

/** What happens to a message from an address: it's emailed, or stored as possible spam (`over`), or refused. */
export async function limitContact(address: string): Promise<'emailed' | 'over' | 'refused'> {
  if (!(await withinLimit('contactStored', address)).ok) return 'refused';
  return (await withinLimit('contact', address)).ok ? 'emailed' : 'over';
}

/**
 * Stores a message and adds it to its sender's thread. Emails a copy to the sender and the message to the operator, and
 * notifies admins, in one transaction. Possible spam is only stored, unless its sender has written to us before.
 */
export async function receiveMessage(
  message: ContactMessage,
  file: KeptFile | undefined,
  userId: string | undefined,
  isSpam = false,
): Promise<Received> {
  const settings = await readSettings();
  const support = await withClosedDays(supportHoursOf(settings));
  // Counted before the transaction, because inside it each request would hold one connection while waiting for another.
  const copied = !isSpam && (await withinLimit('contactEmail', message.email)).ok;
  return db().transaction(async (tx) => {
    const earlier = await sentBefore(tx, message, file);
    const now = earlier?.createdAt ?? new Date();
    const due = afterOpenHours(now, settings.replyHours, support, brand.timeZone);
    const replyBy = `${momentInWords(due, now, brand.timeZone)} ${zoneInWords(brand.timeZone)}`;
    if (earlier) return { number: requestLabel(earlier.number), replyBy: isSpam ? '' : replyBy, copied: !isSpam };
    const [request] = await tx
      .insert(contactRequests)
      .values({
        kind: 'message',
        ...message,
        phone: message.phone || null,
        fileKey: file?.key,
        fileName: file?.name,
        fileType: file?.type,
        userId,
        createdAt: now,
      })
      .returning();
    if (!request) throw new Error('We couldn’t save your message. Please try again.');
    const mail: ContactMail = {
      ...message,
      number: requestLabel(request.number),
      topic: topics[message.topic],
      fileName: file?.name ?? '',
    };
    const thread = await postFromContact(
      tx,
      { userId, email: message.email, name: message.name, isSpam },
      asWritten(mail),
      `contact:${request.id}`,
      file ? [{ fileKey: file.key, fileName: file.name, type: file.type, bytes: file.bytes, sha256: file.key }] : [],
    );
    if (copied)
      await queueMail(tx, {
        eventKey: `contact-copy:${request.id}`,
        template: 'contact-copy',
        about: `conversation:${thread.id}`,
        recipient: message.email,
        props: { ...mail, replyBy },
      });
    // We promise no answer, because no one is notified.
    if (thread.isSpam) return { number: mail.number, replyBy: '', copied };
    const [account] = userId ? await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)) : [];
    await queueMail(tx, {
      eventKey: `contact-received:${request.id}`,
      template: 'contact-received',
      about: `conversation:${thread.id}`,
      recipient: brand.email,
      props: {
        ...mail,
        account: account?.email ?? '',
        fileUrl: file ? `${env().appUrl}/api/contact-files/${request.id}` : '',
      },
    });
    return { number: mail.number, replyBy, copied };
  });
}

/** A form as the text of a message: what the sender wrote, followed by the other fields. */
function asWritten({ number, topic, phone, message }: ContactMail): string {
  const rest = [number, topic, ...(phone ? [`phone ${phone}`] : [])].join(', ');
  return [message, rest].join('\n\n');
}

/** The same message, sent a moment ago. Serializes simultaneous requests. */
async function sentBefore(
  tx: Connection,
  { email, topic, message }: ContactMessage,
  file: KeptFile | undefined,
): Promise<Request | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`contact:${email}`}))`);
  const [request] = await tx
    .select()
    .from(contactRequests)
    .where(
      and(
        eq(contactRequests.kind, 'message'),
        eq(contactRequests.email, email),
        eq(contactRequests.topic, topic),
        eq(contactRequests.message, message),
        file ? eq(contactRequests.fileKey, file.key) : isNull(contactRequests.fileKey),
        gt(contactRequests.createdAt, new Date(Date.now() - sameRequestMs)),
      ),
    )
    .limit(1);
  return request;
}

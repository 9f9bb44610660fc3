import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { brand } from '../../content/brand.ts';
import { timeInWords, zoneInWords } from '../../content/clock.ts';
import { dayInWords } from '../../content/day-in-words.ts';
import { afterOpenHours, dayOf, momentInWords, momentOf, type OpenHours, officeHoursOf, supportHoursOf } from '../../content/hours.ts';
import { type Connection, db } from '../../db/connect.ts';
import { contactRequests, users } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { withinLimit } from '../accounts/limits.ts';
import { queueMail } from '../mails/mails.ts';
import type { ContactMail } from '../mails/schema.ts';
import { postFromContact } from '../messages/contact-messages.ts';
import { readSettings } from '../settings/settings.ts';
import type { KeptFile } from './files.ts';
import { type CallWish, type ContactMessage, type DayPart, dayParts, partTimes, requestLabel, topics } from './schema.ts';

export interface Received {
  /** 'C-1001' */
  number: string;
  /** 'tomorrow at 2:40 pm Eastern Time' */
  replyBy: string;
  /** Whether a copy goes to the address: it was typed by anybody, so it gets a few an hour. The message is kept all the same. */
  copied: boolean;
}

/** The same form sent again within this time, by a double click or a reload, is one request. Another day or file is another one. */
const sameRequestMs = 10 * 60_000;

/** Keeps a message, puts it into its sender's thread, mails a copy to them and the message to the operator, and tells the desk, in one transaction. */
export async function receiveMessage(message: ContactMessage, file: KeptFile | undefined, userId: string | undefined): Promise<Received> {
  return receive({ kind: 'message', ...message }, { fileKey: file?.key, fileName: file?.name, fileType: file?.type }, userId, file);
}

/** The same for a call that is wished for; the operator writes back with the exact time. */
export async function receiveCallWish({ day, part, zone, ...wish }: CallWish, userId: string | undefined): Promise<Received> {
  return receive({ kind: 'call', ...wish }, { callDay: day, callPart: part, callZone: zone }, userId);
}

/** A wished day and part of it by the clock of `zone`: 'Monday, November 23, 6:00 am to 9:00 am Pacific Time'. */
export function callInWords(day: string, part: DayPart, zone: string, office: OpenHours): string {
  const times = partTimes(part, office);
  // The hours may have changed since the form was sent.
  if (!times) return `${dayInWords(day)}, ${dayParts[part].label.toLowerCase()}`;
  const [from, to] = [momentOf(day, times.from), momentOf(day, times.to)];
  return `${dayInWords(dayOf(from, zone))}, ${timeInWords(from, zone)} to ${timeInWords(to, zone)} ${zoneInWords(zone)}`;
}

type Request = typeof contactRequests.$inferSelect;
type Sent = { kind: 'message' | 'call' } & Omit<ContactMessage, 'topic'> & { topic: keyof typeof topics };
type Details = Partial<Pick<Request, 'fileKey' | 'fileName' | 'fileType' | 'callDay' | 'callPart' | 'callZone'>>;

async function receive(sent: Sent, details: Details, userId: string | undefined, file?: KeptFile): Promise<Received> {
  const settings = await readSettings();
  const { callDay, callPart } = details;
  const call = (reader: string) => (callDay && callPart ? callInWords(callDay, callPart, reader, officeHoursOf(settings)) : '');
  const zone = details.callZone ?? brand.timeZone;
  return db().transaction(async (tx) => {
    const known = await sentBefore(tx, sent, details);
    const now = known?.createdAt ?? new Date();
    const due = afterOpenHours(now, settings.replyHours, supportHoursOf(settings));
    const replyBy = `${momentInWords(due, now, zone)} ${zoneInWords(zone)}`;
    if (known) return { number: requestLabel(known.number), replyBy, copied: true };
    const [request] = await tx
      .insert(contactRequests)
      .values({ ...sent, ...details, phone: sent.phone || null, userId, createdAt: now })
      .returning();
    if (!request) throw new Error('The request could not be stored.');
    const mail: ContactMail = {
      ...sent,
      number: requestLabel(request.number),
      topic: topics[sent.topic],
      fileName: details.fileName ?? '',
      call: call(zone),
    };
    const copied = (await withinLimit('contactEmail', sent.email)).ok;
    if (copied)
      await queueMail(tx, {
        eventKey: `contact-copy:${request.id}`,
        template: 'contact-copy',
        recipient: sent.email,
        props: { ...mail, replyBy },
      });
    const [account] = userId ? await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)) : [];
    await queueMail(tx, {
      eventKey: `contact-received:${request.id}`,
      template: 'contact-received',
      recipient: brand.email,
      props: {
        ...mail,
        call: call(brand.timeZone),
        account: account?.email ?? '',
        fileUrl: details.fileKey ? `${env().appUrl}/api/contact-files/${request.id}` : '',
      },
    });
    await postFromContact(
      tx,
      { userId, email: sent.email, name: sent.name },
      asWritten({ ...mail, call: call(brand.timeZone) }),
      { via: sent.kind === 'call' ? 'call' : 'contact', eventKey: `contact:${request.id}` },
      file ? [{ fileKey: file.key, fileName: file.name, type: file.type, bytes: file.bytes }] : [],
    );
    return { number: mail.number, replyBy, copied };
  });
}

/** A form as words in a thread: what was written, and under it what else was filled in. */
function asWritten({ number, topic, call, phone, message }: ContactMail): string {
  const rest = [number, topic, ...(phone ? [`phone ${phone}`] : [])].join(', ');
  return [call && `A call, please: ${call}.`, message, rest].filter(Boolean).join('\n\n');
}

/** The same request, sent a moment ago. Those who send at the same time wait for each other here. */
async function sentBefore(tx: Connection, { kind, email, topic, message }: Sent, details: Details): Promise<Request | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`contact:${email}`}))`);
  const { callDay, callPart, fileKey } = details;
  const [request] = await tx
    .select()
    .from(contactRequests)
    .where(
      and(
        eq(contactRequests.kind, kind),
        eq(contactRequests.email, email),
        eq(contactRequests.topic, topic),
        eq(contactRequests.message, message),
        callDay ? eq(contactRequests.callDay, callDay) : isNull(contactRequests.callDay),
        callPart ? eq(contactRequests.callPart, callPart) : isNull(contactRequests.callPart),
        fileKey ? eq(contactRequests.fileKey, fileKey) : isNull(contactRequests.fileKey),
        gt(contactRequests.createdAt, new Date(Date.now() - sameRequestMs)),
      ),
    )
    .limit(1);
  return request;
}

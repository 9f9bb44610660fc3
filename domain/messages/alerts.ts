import { and, asc, desc, eq, gt, ne } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { brand } from '../../content/brand.ts';
import type { Connection } from '../../db/connect.ts';
import { messages, projects, threads, users } from '../../db/schema/index.ts';
import { excerpt } from '../../text/truncate.ts';
import { minuteMs } from '../../time/units.ts';
import { queueMail } from '../mails/mails.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import type { KeptAttachment } from './attachments.ts';
import type { Message } from './post.ts';
import { besideProjects } from './schema.ts';
import type { Thread } from './threads.ts';

/** While a thread is unread, its messages share one notification, which each of them updates, and send at most one email in this time. */
const quietMs = 10 * minuteMs;
/** Characters of a message in its notification. The panel shows two lines. */
const excerptCharacters = 160;

/** The portal page of a thread, for its owner. */
export function portalPath(thread: Pick<Thread, 'projectId'>): string {
  return `/portal/messages?project=${thread.projectId ?? besideProjects}`;
}

/** The Admin page of a thread. */
export function adminPath(thread: Pick<Thread, 'id'>): string {
  return `/admin/messages/${thread.id}`;
}

/** Notifies admins of a message. The contact form emails the business's mailbox itself. */
export async function notifyAdminsOf(
  tx: Connection,
  thread: Thread,
  message: Message,
  { from, files, mail }: { from: string; files: Pick<KeptAttachment, 'fileName'>[]; mail: 'mailbox' | 'each' },
): Promise<void> {
  const unread = (await oldestUnread(tx, thread, 'customer')) ?? message;
  const about = await nameOf(tx, thread);
  const email = await emailOf(tx, thread);
  const path = adminPath(thread);
  await notifyAdmins(
    tx,
    'customer-message',
    {
      type: 'info',
      title: `Message from ${from}`,
      message: excerptOf(message.body, files),
      link: path,
      eventKey: `message:${unread.id}`,
      renews: true,
    },
    mail === 'mailbox'
      ? mail
      : ({ firstName }) => ({
          template: 'message-received',
          about: `conversation:${thread.id}`,
          eventKey: quietKey(unread, message),
          props: { to: 'staff', firstName, from, email, about, message: message.body, files: names(files), url: `${env().appUrl}${path}` },
        }),
  );
}

/** Notifies a thread's owner that an admin wrote. A guest gets the whole answer by email, with their question. */
export async function notifyCustomerOf(
  tx: Connection,
  thread: Thread,
  message: Message,
  adminId: string,
  files: Pick<KeptAttachment, 'fileName'>[],
): Promise<void> {
  const [staff] = await tx.select({ firstName: users.firstName }).from(users).where(eq(users.id, adminId));
  const from = staff?.firstName || brand.name;
  if (!thread.userId) return answerGuest(tx, thread, message, from);
  const unread = (await oldestUnread(tx, thread, 'staff')) ?? message;
  const about = await nameOf(tx, thread);
  const path = portalPath(thread);
  await notifyUser(tx, thread.userId, 'message', {
    eventKey: `message:${unread.id}`,
    notification: { type: 'info', title: `${from} wrote to you`, message: excerptOf(message.body, files), link: path, renews: true },
    mail: ({ firstName }) => ({
      template: 'message-received',
      about: `conversation:${thread.id}`,
      eventKey: quietKey(unread, message),
      props: { to: 'customer', firstName, from, about, message: message.body, files: names(files), url: `${env().appUrl}${path}` },
    }),
  });
}

async function answerGuest(tx: Connection, thread: Thread, message: Message, from: string): Promise<void> {
  const [question] = await tx
    .select({ body: messages.body })
    .from(messages)
    .where(and(eq(messages.threadId, thread.id), eq(messages.author, 'customer')))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  await queueMail(tx, {
    eventKey: `message-answer:${message.id}`,
    template: 'message-answer',
    about: `conversation:${thread.id}`,
    recipient: thread.guestEmail ?? '',
    props: { name: thread.guestName ?? '', from, answer: message.body, question: question?.body ?? '' },
  });
}

/** The oldest message of one side that the other hasn't read. */
async function oldestUnread(tx: Connection, thread: Thread, author: 'customer' | 'staff'): Promise<Message | undefined> {
  const readAt = author === 'customer' ? threads.staffReadAt : threads.customerReadAt;
  const [row] = await tx
    .select({ message: messages })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(and(eq(threads.id, thread.id), gt(messages.createdAt, readAt), eq(messages.author, author), ne(messages.via, 'chat')))
    .orderBy(asc(messages.createdAt))
    .limit(1);
  return row?.message;
}

/** Groups messages by the ten-minute interval in which they came after the oldest unread one, so each interval sends one email. */
function quietKey(unread: Message, message: Message): string {
  return `message:${unread.id}:${Math.floor((message.createdAt.getTime() - unread.createdAt.getTime()) / quietMs)}`;
}

async function nameOf(tx: Connection, thread: Thread): Promise<string> {
  if (!thread.projectId) return '';
  const [project] = await tx.select({ name: projects.name }).from(projects).where(eq(projects.id, thread.projectId));
  return project?.name ?? '';
}

async function emailOf(tx: Connection, thread: Thread): Promise<string> {
  if (!thread.userId) return thread.guestEmail ?? '';
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, thread.userId));
  return person?.email ?? '';
}

function excerptOf(body: string, files: Pick<KeptAttachment, 'fileName'>[]): string {
  const words = body.replace(/\s+/g, ' ');
  if (!words) return names(files).join(', ');
  return excerpt(words, excerptCharacters);
}

function names(files: Pick<KeptAttachment, 'fileName'>[]): string[] {
  return files.map(({ fileName }) => fileName);
}

import { and, eq, sql } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import type { Connection } from '../../db/connect.ts';
import { notificationChoices, userRoles, users } from '../../db/schema/index.ts';
import type { MailProps } from '../../emails/templates.ts';
import { queueMail } from '../mails/mails.ts';
import type { Matter } from '../mails/schema.ts';
import { addNotification, type NewNotification } from './list.ts';
import { type CustomerEvent, type EventKey, isWanted, type MailOf, type StaffEvent } from './schema.ts';

/** A notification of an event, in the app and by email. One of the two may be missing. */
export interface News<Event extends EventKey> {
  /** Identifies the event: each key notifies once. The email has the same key unless it has its own. */
  eventKey: string;
  notification?: Omit<NewNotification, 'eventKey'>;
  /** The email: depending on its reader, or the same for everyone. */
  mail?: MailNews<MailOf<Event>> | ((reader: Reader) => MailNews<MailOf<Event>>);
}

/** The account that is notified. */
export interface Reader {
  id: string;
  email: string;
  firstName: string;
}

type MailNews<Template> = Template extends keyof MailProps
  ? {
      template: Template;
      props: MailProps[Template] /** The account's own address when missing. */;
      recipient?: string;
      eventKey?: string;
      about?: Matter;
      dueAt?: Date;
      expiresAt?: Date;
    }
  : never;

/**
 * Notifies a person of an event where they chose to hear of it, once, in the event's transaction. Money and security events are
 * always sent. Someone without an account (`null`) gets the email if it names its recipient.
 */
export async function notifyUser<Event extends CustomerEvent>(
  tx: Connection,
  userId: string | null,
  event: Event,
  { eventKey, notification, mail }: News<Event>,
): Promise<void> {
  const person = userId ? await personWith(tx, userId, event) : undefined;
  if (person && notification && isWanted(event, 'inApp', person.choice))
    await addNotification(tx, person.id, { ...notification, eventKey });
  if (!isWanted(event, 'mail', person?.choice)) return;
  const made = typeof mail === 'function' ? person && mail(person) : mail;
  const recipient = made?.recipient ?? person?.email;
  if (made && recipient) await queueMail(tx, { ...made, recipient, userId: person?.id, eventKey: made.eventKey ?? eventKey });
}

/**
 * Notifies every admin of an event where they chose to hear of it. The email is a short notice unless the event has its own.
 * With `'mailbox'`, the business's mailbox gets one email instead.
 */
export async function notifyAdmins<Event extends StaffEvent>(
  tx: Connection,
  event: Event,
  notification: NewNotification,
  mail: 'mailbox' | ((admin: Reader) => MailNews<MailOf<Event>>) = () => noticeOf(notification) as MailNews<MailOf<Event>>,
): Promise<void> {
  const admins = await tx.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.role, 'admin'));
  for (const { userId } of admins) {
    const person = await personWith(tx, userId, event);
    if (!person) continue;
    if (isWanted(event, 'inApp', person.choice)) await addNotification(tx, userId, notification);
    if (mail === 'mailbox' || !isWanted(event, 'mail', person.choice)) continue;
    const made = mail(person);
    const eventKey = `staff:${made.eventKey ?? notification.eventKey}:${userId}`;
    await queueMail(tx, { ...made, recipient: person.email, userId, eventKey });
  }
}

function noticeOf({ title, message, link = '/admin/dashboard' }: NewNotification): MailNews<'staff-notice'> {
  return { template: 'staff-notice', about: matterAt(link), props: { title, message, url: env().appUrl + link } };
}

const matters = { calls: 'call', messages: 'conversation', orders: 'order', projects: 'project' } as const;

/** What an Admin page is about. */
function matterAt(path: string): Matter | undefined {
  const [, list, id] = /^\/admin\/(calls|messages|orders|projects)\/([^/?#]+)/.exec(path) ?? [];
  return list && id ? `${matters[list as keyof typeof matters]}:${id}` : undefined;
}

async function personWith(tx: Connection, userId: string, event: EventKey) {
  const { inApp, mail } = notificationChoices;
  const { id, email } = users;
  // Some sign-in providers give only a full name.
  const firstName = sql<string>`coalesce(nullif(${users.firstName}, ''), ${users.name})`;
  const [row] = await tx
    .select({ id, email, firstName, inApp, mail })
    .from(users)
    .leftJoin(notificationChoices, and(eq(notificationChoices.userId, users.id), eq(notificationChoices.event, event)))
    .where(eq(users.id, userId));
  return row && { ...row, choice: row.inApp === null || row.mail === null ? undefined : { inApp: row.inApp, mail: row.mail } };
}

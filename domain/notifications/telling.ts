import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { notificationChoices, userRoles, users } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { queueMail } from '../mails/mails.ts';
import type { MailProps } from '../mails/schema.ts';
import { type NewNotification, notify } from './notifications.ts';
import { type CustomerEvent, type EventKey, isWanted, type MailOf, type StaffEvent } from './schema.ts';

/** What a person is told of an event, in the app and by mail; one of the two may be missing. */
export interface News<Event extends EventKey> {
  /** Names what happened: told again under the same key, nothing is told. The mail takes it too unless it has its own. */
  eventKey: string;
  notification?: Omit<NewNotification, 'eventKey'>;
  mail?: MailNews<MailOf<Event>>;
}

type MailNews<Template> = Template extends keyof MailProps
  ? { template: Template; props: MailProps[Template] /** The account's own address when missing. */; recipient?: string; eventKey?: string }
  : never;

/**
 * Tells a person of an event where they want to hear of it, once, in the transaction of what happened. Money and security
 * reach them in any case. Somebody without an account (`null`) gets the mail, which then names its recipient.
 */
export async function tell<Event extends CustomerEvent>(
  tx: Connection,
  userId: string | null,
  event: Event,
  { eventKey, notification, mail }: News<Event>,
): Promise<void> {
  const person = userId ? await personWith(tx, userId, event) : undefined;
  if (person && notification && isWanted(event, 'inApp', person.choice)) await notify(tx, person.id, { ...notification, eventKey });
  const recipient = mail?.recipient ?? person?.email;
  if (!mail || !recipient || !isWanted(event, 'mail', person?.choice)) return;
  await queueMail(tx, { template: mail.template, props: mail.props, recipient, userId: person?.id, eventKey: mail.eventKey ?? eventKey });
}

/** Tells every admin of an event where they want to hear of it. `mailed`: the mailbox of the business gets a mail of its own. */
export async function tellStaff(
  tx: Connection,
  event: StaffEvent,
  notification: NewNotification,
  { mailed = false }: { mailed?: boolean } = {},
): Promise<void> {
  const admins = await tx.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.role, 'admin'));
  for (const { userId } of admins) {
    const person = await personWith(tx, userId, event);
    if (!person) continue;
    if (isWanted(event, 'inApp', person.choice)) await notify(tx, userId, notification);
    if (mailed || !isWanted(event, 'mail', person.choice)) continue;
    const { title, message, link = '/admin/dashboard', eventKey } = notification;
    await queueMail(tx, {
      eventKey: `staff:${eventKey}:${userId}`,
      template: 'staff-notice',
      recipient: person.email,
      userId,
      props: { title, message, url: env().appUrl + link },
    });
  }
}

async function personWith(tx: Connection, userId: string, event: EventKey) {
  const { inApp, mail } = notificationChoices;
  const [row] = await tx
    .select({ id: users.id, email: users.email, inApp, mail })
    .from(users)
    .leftJoin(notificationChoices, and(eq(notificationChoices.userId, users.id), eq(notificationChoices.event, event)))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  return {
    id: row.id,
    email: row.email,
    choice: row.inApp === null || row.mail === null ? undefined : { inApp: row.inApp, mail: row.mail },
  };
}

import { v7 } from 'uuid';
import type { Connection } from '../../db/connect.ts';
import type { MailProps } from '../../emails/templates.ts';
import { env } from '../../env.ts';
import { tell } from '../notifications/telling.ts';

interface Particulars {
  /** What the event is about, such as the name of a passkey. */
  detail?: string;
  /** Where it is sent instead of the account's address. */
  recipient?: string;
  /** At most one mail for each key. Without one, every event is told. */
  once?: string;
}

/** Mails the owner of an account what happened to one of its doors, and what to do if it was not them. */
export async function notifyOfSecurityEvent(
  tx: Connection,
  userId: string,
  event: MailProps['security-notice']['event'],
  more: Particulars = {},
): Promise<void> {
  const { detail = '', recipient, once = v7() } = more;
  await tell(tx, userId, 'security', {
    eventKey: `${event}:${userId}:${once}`,
    mail: ({ firstName }) => ({
      template: 'security-notice',
      ...(recipient ? { recipient } : {}),
      props: { firstName, event, detail, url: `${env().appUrl}/portal/settings/security` },
    }),
  });
}

/** Tells a person in the portal and by mail that another administrator gave or took their right. */
export async function notifyOfRoleChange(
  tx: Connection,
  userId: string,
  event: 'admin-granted' | 'admin-revoked',
  at: Date,
): Promise<void> {
  const link = event === 'admin-granted' ? '/admin/dashboard' : '/portal';
  const [title, message] =
    event === 'admin-granted'
      ? ['You are an administrator', 'The desk is open to you.']
      : ['You are no longer an administrator', 'The desk is closed to you. Your account stays as it is.'];
  await tell(tx, userId, 'rights', {
    eventKey: `${event}:${userId}:${at.getTime()}`,
    notification: { type: 'info', title, message, link },
    mail: ({ firstName }) => ({ template: 'security-notice', props: { firstName, event, detail: '', url: env().appUrl + link } }),
  });
}

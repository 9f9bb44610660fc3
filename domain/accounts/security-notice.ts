import { v7 } from 'uuid';
import { env } from '../../base/env.ts';
import type { Connection } from '../../db/connect.ts';
import type { MailProps } from '../../emails/templates.ts';
import { notifyUser } from '../notifications/notifications.ts';

interface Details {
  /** What the event is about, such as the name of a passkey. */
  detail?: string;
  /** Sent here instead of to the account's email. */
  recipient?: string;
  /** Up to one email for each key. Without a key, every event sends one. */
  once?: string;
}

/** Emails the owner of an account about a security event, and what to do if it wasn't them. */
export async function notifyOfSecurityEvent(
  tx: Connection,
  userId: string,
  event: MailProps['security-notice']['event'],
  details: Details = {},
): Promise<void> {
  const { detail = '', recipient, once = v7() } = details;
  await notifyUser(tx, userId, 'security', {
    eventKey: `${event}:${userId}:${once}`,
    mail: ({ firstName }) => ({
      template: 'security-notice',
      ...(recipient ? { recipient } : {}),
      props: { firstName, event, detail, url: `${env().appUrl}/portal/settings/security` },
    }),
  });
}

/** Notifies a person in the portal and by email that another administrator granted or revoked their role. */
export async function notifyOfRoleChange(
  tx: Connection,
  userId: string,
  event: 'admin-granted' | 'admin-revoked',
  at: Date,
): Promise<void> {
  const link = event === 'admin-granted' ? '/admin/dashboard' : '/portal';
  const [title, message] =
    event === 'admin-granted'
      ? ['You’re an administrator', 'You can now use the Admin Panel.']
      : ['You’re no longer an administrator', 'You no longer have access to the Admin Panel. Your account hasn’t changed.'];
  await notifyUser(tx, userId, 'rights', {
    eventKey: `${event}:${userId}:${at.getTime()}`,
    notification: { type: 'info', title, message, link },
    mail: ({ firstName }) => ({ template: 'security-notice', props: { firstName, event, detail: '', url: env().appUrl + link } }),
  });
}

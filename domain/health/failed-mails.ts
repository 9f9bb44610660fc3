import { and, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { recipientKept } from '../mails/mails.ts';
import { notifyAdmins } from '../notifications/notifications.ts';
import { countEmail } from './metrics.ts';

/** Gives up on an email after its last attempt, deletes its content and notifies admins. A sent email stays sent. */
export async function failMail(mailId: string): Promise<void> {
  const template = await db().transaction(async (tx) => {
    const [failed] = await tx
      .update(mails)
      .set({ state: 'failed', props: {}, recipient: recipientKept })
      .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')))
      .returning({ template: mails.template, attempts: mails.attempts });
    if (!failed) return undefined;
    await notifyAdmins(tx, 'mail-failed', {
      type: 'error',
      title: 'Email not delivered',
      message: `We couldn’t deliver a “${failed.template}” email after ${failed.attempts} attempts.`,
      link: '/admin/dashboard',
      eventKey: `mail-failed:${mailId}`,
    });
    return failed.template;
  });
  if (template) countEmail(template, 'given_up');
}

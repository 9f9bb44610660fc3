import { and, eq } from 'drizzle-orm';
import { today } from '../../content/business-clock.ts';
import { db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { minuteMs } from '../../time/units.ts';
import { type MailToSend, propsKept, recipientKept } from '../mails/mails.ts';
import { notifyAdmins } from '../notifications/notifications.ts';
import { countEmail } from './metrics.ts';

/** Admins learn that email isn't going out once one has been tried for this long. */
const delayedMs = 15 * minuteMs;

/** Gives up on an email and notifies admins, who can send it again. A sent email stays sent. */
export async function failMail(mailId: string): Promise<void> {
  const template = await db().transaction(async (tx) => {
    const [failed] = await tx
      .update(mails)
      .set({ state: 'failed', props: propsKept, recipient: recipientKept })
      .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')))
      .returning({ template: mails.template, attempts: mails.attempts });
    if (!failed) return undefined;
    const attempts = failed.attempts === 1 ? 'one attempt' : `${failed.attempts} attempts`;
    await notifyAdmins(tx, 'mail-failed', {
      type: 'error',
      title: 'Email not delivered',
      message: `We couldn’t deliver a “${failed.template}” email after ${attempts}. The mail settings say why, and can send it again.`,
      link: '/admin/settings/mail',
      eventKey: `mail-failed:${mailId}`,
    });
    return failed.template;
  });
  if (template) countEmail(template, 'given_up');
}

/** Notifies admins, once a day, that an email has waited for the mail server for 15 minutes. It's still being retried. */
export async function notifyOfDelay({ createdAt, dueAt }: MailToSend, now: Date = new Date()): Promise<void> {
  if (now.getTime() - (dueAt ?? createdAt).getTime() < delayedMs) return;
  await db().transaction((tx) =>
    notifyAdmins(tx, 'mail-failed', {
      type: 'error',
      title: 'Emails are delayed',
      message: 'The mail server isn’t taking our emails. We’ll keep trying for four days. The mail settings say what it answers.',
      link: '/admin/settings/mail',
      eventKey: `mail-delayed:${today(now)}`,
    }),
  );
}

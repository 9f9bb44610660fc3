import { and, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import { tellStaff } from '../notifications/telling.ts';
import { recipientKept } from './mails.ts';

/** Gives a mail up whose last try has failed, forgets what it said, and tells staff. A mail that was sent stays sent. */
export async function failMail(mailId: string): Promise<void> {
  await db().transaction(async (tx) => {
    const [failed] = await tx
      .update(mails)
      .set({ state: 'failed', props: {}, recipient: recipientKept })
      .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')))
      .returning({ template: mails.template, attempts: mails.attempts });
    if (!failed) return;
    await tellStaff(tx, 'mail-failed', {
      type: 'error',
      title: 'Mail not delivered',
      message: `A mail of the kind “${failed.template}” was given up after ${failed.attempts} tries.`,
      link: '/admin/dashboard',
      eventKey: `mail-failed:${mailId}`,
    });
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { mails } from '../../db/schema/index.ts';
import type { CaughtMail } from '../../outside/fakes/mail-catcher.ts';
import { sendForAnswer } from '../setup/sending.ts';
import { type Outcome, seenOn } from './outcome.ts';
import { readPage } from './page.ts';

/** What follows the preview text, so mailboxes show nothing else beside it. */
const padding = /(?:(?:\u00a0|&nbsp;|&#xa0;)\u200c\u200b\u200d\u200e\u200f\ufeff)+/g;

let caught: CaughtMail[] = [];

/** Waits until the worker has sent every email, and reads the inbox. */
export async function readInbox(): Promise<void> {
  const deadline = Date.now() + 120_000;
  while ((await db().$count(mails, and(eq(mails.state, 'queued'), isNull(mails.dueAt)))) > 0 && Date.now() < deadline) await delay(250);
  const { text } = await sendForAnswer({ method: 'GET', path: '/dev/inbox.json' });
  caught = JSON.parse(text) as CaughtMail[];
}

/** What an email says in its subject and both its bodies, and where an answer to it goes. Nothing if it wasn't sent. */
export function mailAbout(id: string | undefined): Pick<Outcome, 'seen' | 'replyTo' | 'isUnmailed'> {
  const mail = caught.find(({ messageId }) => id && messageId.startsWith(`<${id}@`));
  if (!mail) return { seen: [], isUnmailed: true };
  const replyTo = mail.headers['reply-to'];
  return {
    seen: [
      seenOn('the email', readPage(mail.html.replace(padding, ''))),
      { where: 'the email’s text', text: `${mail.subject}\n${mail.text}`, dials: [] },
    ],
    ...(replyTo !== undefined && { replyTo }),
  };
}

import { and, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { incomingMails } from '../../db/schema/index.ts';
import { isNamedIn } from '../../outside/mail-in/named-in.ts';
import type { ReadMail } from '../../outside/mail-in/read-mail.ts';
import { getFile, ifIntact } from '../../outside/storage/storage.ts';
import type { Incoming } from '../correspondence/conversations.ts';
import { receiveEmail, type Taken, takeAnswer } from '../correspondence/receive.ts';
import { countReport } from '../email-domains/reports.ts';
import { readMail } from '../mail-reading/mail-reading.ts';
import { takeBounce } from './bounces.ts';
import { takeReply } from './replies.ts';
import { takeTest } from './sender-tests.ts';

/** Does what an email that came in asks for, once. If it fails on the way, it's safe to run again. */
export async function takeMail(incomingId: string): Promise<void> {
  const [incoming] = await db()
    .select()
    .from(incomingMails)
    .where(and(eq(incomingMails.id, incomingId), eq(incomingMails.state, 'new')));
  if (!incoming) return;
  const raw = incoming.fileKey ? await ifIntact(getFile(incoming.fileKey)) : undefined;
  const taken: Taken = raw
    ? await takeRead(incoming, raw, await readMail(raw, incoming.authentication.author || incoming.sender))
    : { state: 'ignored', reason: 'Its stored file is missing or damaged.' };
  await db()
    .update(incomingMails)
    .set({ state: taken.state, reason: taken.state === 'ignored' ? taken.reason : null })
    .where(and(eq(incomingMails.id, incomingId), eq(incomingMails.state, 'new')));
}

/** A reply is one only if its author wrote it to the address that names the conversation. */
async function takeRead(incoming: Incoming, raw: Buffer, mail: ReadMail): Promise<Taken> {
  const isReply = incoming.kind === 'answer' || (incoming.kind === 'reply' && incoming.subjectId !== null);
  if (isReply && !isNamedIn(raw, mail, incoming))
    return { state: 'ignored', reason: 'Its author didn’t address it here. Someone may have sent an old email of theirs again.' };
  return takeByKind(incoming, mail);
}

async function takeByKind(incoming: Incoming, mail: ReadMail): Promise<Taken> {
  switch (incoming.kind) {
    case 'address':
      return receiveEmail(incoming, mail);
    case 'answer':
      return takeAnswer(incoming, mail);
    case 'reply':
      return takeReply(incoming, mail);
    case 'bounce':
      return takeBounce(incoming, mail);
    case 'report':
      return takeReport(incoming, mail);
    case 'test':
      return takeTest(incoming);
  }
}

/** Reports are counted only if their author is proved, because anyone can write to that address. */
async function takeReport({ authentication }: Incoming, mail: ReadMail): Promise<Taken> {
  if (authentication.verdict !== 'pass') return { state: 'ignored', reason: 'We couldn’t verify who sent this report.' };
  const counted = await countReport(mail);
  return counted.ok ? { state: 'done' } : { state: 'ignored', reason: counted.reason };
}

import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { leads } from '../../db/schema/index.ts';
import type { ReadMail } from '../../outside/mail-in/read-mail.ts';
import { writtenText } from '../../outside/mail-in/written-text.ts';
import { emailAddress } from '../../text/email-address.ts';
import { tidy } from '../../text/tidy/tidy.ts';
import { truncate } from '../../text/truncate.ts';
import { type ReceivingAddress, receivingAddress } from '../email-addresses/queries.ts';
import { vacationFor } from '../email-addresses/vacation.ts';
import { withinLimit } from '../limits/limits.ts';
import { dropAttachments } from '../messages/attachments.ts';
import { checkAnswer, copiesOf, firstSubject, sendBack, storeAnswer } from './answers.ts';
import { answeredMail, type Incoming } from './conversations.ts';
import { keepMailFiles } from './files.ts';
import { type Sender, storeEmail } from './inbox.ts';
import { ownEmail } from './loops.ts';
import { refusedAs } from './refusals.ts';
import { queueRelay } from './relays.ts';
import { probablySpam } from './spam.ts';
import { withoutTokens } from './tokens.ts';

/** What became of an email: `done`, or why nothing came of it. */
export type Taken = { state: 'done' } | { state: 'ignored'; reason: string };

/** Characters of an email that are read for its conversation, and that it shows. The whole is passed on. */
const readCharacters = 200_000;
const shownCharacters = 20_000;
/** What an email says here whose content takes too long to read, or has no form that we know. */
export const unreadableNote = '(We couldn’t read what’s in this email.)';
/** Columns that a form limits, too. */
const nameCharacters = 120;
const subjectCharacters = 300;

/**
 * Puts an email to an address of a site into its owner's inbox and passes it on. Possible spam is only listed, and so is what comes over the
 * limit, of which a summary tells.
 */
export async function receiveEmail(incoming: Incoming, mail: ReadMail): Promise<Taken> {
  const address = await receivingAddress(incoming.recipient);
  if (!address) return ignored('The address no longer exists.');
  const loop = ownEmail(mail, incoming.authentication, address);
  if (loop) return ignored(loop);
  const sender = senderIn(mail, address);
  const looksLikeSpam = probablySpam(incoming.authentication, mail);
  const isOverLimit = !looksLikeSpam && !(await mayPassOn(address.id, sender.address));
  const kept = await keepMailFiles(mail.files);
  const subject = shownSubject(mail);
  const body = shownText(mail);
  const judged = { incoming, mail, address, sender, subject, body, kept, looksLikeSpam, isOverLimit };
  const stored = await db().transaction((tx) => storeEmail(tx, judged));
  if (!stored?.isNew) await dropAttachments(kept.kept);
  if (!stored) return ignored('The site no longer exists.');
  if (!stored.isSpam && !isOverLimit) await answerVacation(incoming, mail, address, sender, stored.leadMailId);
  return { state: 'done' };
}

function senderIn({ from, replyTo }: ReadMail, site: ReceivingAddress): Sender {
  // An address of the site in Reply-To would send the owner's answer back to the owner.
  const isOwn = !replyTo || replyTo.address.endsWith(`@${site.domain}`);
  const answered = isOwn ? from : replyTo;
  const address = emailAddress(answered?.address ?? '')?.toLowerCase() ?? '';
  const name = truncate(tidy(from?.name || answered?.name || '', 'name'), nameCharacters);
  return { address, name: name || address || 'Someone without an address' };
}

async function mayPassOn(addressId: string, sender: string): Promise<boolean> {
  const results = [await withinLimit('passOn', `${addressId}|${sender}`), await withinLimit('passOnAddress', addressId)];
  return results.every(({ ok }) => ok);
}

/** Sends an address's vacation answer, only to people whose address is verified: any other would reach someone who never wrote. */
async function answerVacation(
  { id, authentication }: Incoming,
  { isAutomatic, isHeaderOnly, report }: ReadMail,
  address: ReceivingAddress,
  sender: Sender,
  leadMailId: string,
): Promise<void> {
  const isProved = authentication.verdict === 'pass' && authentication.author === sender.address;
  if (!isProved || isAutomatic || isHeaderOnly || report || !address.vacation) return;
  const { projectId, id: addressId } = address;
  const relay = { projectId, kind: 'vacation', recipient: sender.address, addressId, incomingId: id, leadMailId } as const;
  await db().transaction(async (tx) => {
    const note = await vacationFor(addressId, sender.address, new Date(), tx);
    if (note !== undefined) await queueRelay(tx, { ...relay, eventKey: `vacation:${leadMailId}`, note });
  });
}

/**
 * Sends an owner's reply on to the customer, from the site's address. Only a verified mailbox may ask for that. One that can't be sent comes
 * back to its writer with the reason, unless we can't tell who wrote it.
 */
export async function takeAnswer(incoming: Incoming, mail: ReadMail): Promise<Taken> {
  const { verdict, author, reason } = incoming.authentication;
  if (mail.isAutomatic || mail.report) return ignored('A program wrote it.');
  if (verdict !== 'pass' || !author) return ignored(`Its author isn’t verified: ${reason}`);
  const [lead] = incoming.subjectId ? await db().select().from(leads).where(eq(leads.id, incoming.subjectId)) : [];
  if (!lead) return ignored('The lead no longer exists.');
  const answered = await answeredMail(db(), lead.id, { inReplyTo: mail.inReplyTo });
  const checked = await checkAnswer(lead, answered, author);
  if (!checked.ok) return ignored(await sendBack(incoming, lead.projectId, author, checked));
  if (mail.isHeaderOnly) return ignored(await sendBack(incoming, lead.projectId, author, refusedAs('unreadable')));
  const { address, recipient } = checked;
  const body = withoutTokens(shownText(mail), address.address);
  if (!body && !mail.files.length) return ignored(await sendBack(incoming, lead.projectId, author, refusedAs('nothing-written')));
  const copies = await copiesOf(mail, recipient, address);
  const subject = answered ? shownSubject(mail) : await firstSubject(lead);
  const { kept: files, notes } = await keepMailFiles(mail.files);
  const messageId = `<${incoming.id}@${address.domain}>`;
  const isNew = await db().transaction((tx) =>
    storeAnswer(tx, { lead, address, recipient, messageId, subject, body, notes, files, copies, incomingId: incoming.id }),
  );
  if (!isNew) await dropAttachments(files);
  return { state: 'done' };
}

function shownSubject({ subject }: ReadMail): string {
  return truncate(tidy(subject, 'code'), subjectCharacters);
}

/** What someone wrote, as its conversation shows it. */
function shownText({ text, isHeaderOnly }: ReadMail): string {
  if (isHeaderOnly) return unreadableNote;
  return truncate(tidy(writtenText(text.slice(0, readCharacters)), 'message'), shownCharacters);
}

function ignored(reason: string): Taken {
  return { state: 'ignored', reason };
}

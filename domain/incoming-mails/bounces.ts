import { eq } from 'drizzle-orm';
import { bounceCodeOf, complaintSays, passedOnComplaintSays } from '../../content/bounce-codes.ts';
import { type Connection, db } from '../../db/connect.ts';
import { mails, senderTests } from '../../db/schema/index.ts';
import type { DeliveryReport, ReadMail } from '../../outside/mail-in/read-mail.ts';
import { truncate } from '../../text/truncate.ts';
import type { Incoming } from '../correspondence/conversations.ts';
import type { Taken } from '../correspondence/receive.ts';
import { returnRelay } from '../correspondence/relay.ts';
import { blockRecipient } from '../mails/blocked.ts';
import { notifyAdmins } from '../notifications/notifications.ts';

/** A server's answer may quote the whole email. */
const detailCharacters = 500;

/** What became of an email, by the report that came back. */
interface Outcome {
  /** It isn't delivered, or its reader complained. */
  isFinal: boolean;
  blocks: 'bounced' | 'complained' | undefined;
  status: string;
  /** Whether it's about how we send, and not about this recipient. */
  isOurMatter: boolean;
  /** For staff. */
  says: string;
  /** What the server said, with its status. */
  detail: string;
}

/**
 * Notes on one of our emails that it came back, and stops sending to its recipient if it would come back forever. The email is the one that the
 * address names, whatever the report says.
 */
export async function takeBounce({ subjectId }: Incoming, mail: ReadMail): Promise<Taken> {
  if (!mail.report) return { state: 'ignored', reason: 'It isn’t a report about a delivery.' };
  const outcome = outcomeOf(mail.report);
  const isKnown = await db().transaction(async (tx) => {
    const noted = await noteOn(tx, subjectId ?? '', outcome);
    if (!noted) return false;
    const { recipient, isOwners, isPassedOn } = noted;
    const blocks = isPassedOn && !provesNoMailbox(outcome) ? undefined : outcome.blocks;
    if (recipient && blocks) await blockRecipient(tx, recipient, blocks, outcome.detail);
    // Owners learn of theirs themselves, such as of an address that they mistyped.
    if (recipient && outcome.isFinal && (outcome.isOurMatter || !isOwners))
      await notifyAdmins(tx, 'mail-failed', {
        type: 'error',
        title: outcome.blocks === 'complained' ? 'An email was marked as spam' : 'An email came back',
        message: isPassedOn && outcome.blocks === 'complained' ? passedOnComplaintSays : outcome.says,
        link: '/admin/settings/mail',
        eventKey: `mail-bounced:${subjectId}`,
      });
    return true;
  });
  return isKnown ? { state: 'done' } : { state: 'ignored', reason: 'The email that it’s about is no longer stored.' };
}

/** What a report means. A complaint never has a status, and a delay says that the server still tries. */
function outcomeOf(report: DeliveryReport): Outcome {
  const { status } = report;
  const detail = truncate([status, report.detail.replace(/\s+/g, ' ').trim()].filter(Boolean).join(' '), detailCharacters);
  if (report.kind === 'complaint') return { isFinal: true, blocks: 'complained', status, isOurMatter: true, says: complaintSays, detail };
  if (report.kind === 'delay') return { isFinal: false, blocks: undefined, status, isOurMatter: false, says: '', detail };
  const { blocks, says } = bounceCodeOf(status);
  // X.7 is security and policy (RFC 3463, section 3.8).
  return { isFinal: true, blocks: blocks ? 'bounced' : undefined, status, isOurMatter: status.startsWith('5.7'), says, detail };
}

/**
 * Whether what came back says for certain that there's no such mailbox. A stranger decides what's in an email that we pass on, and so what a
 * server says of it in general. It must not cost an owner our own emails.
 */
function provesNoMailbox({ status }: Outcome): boolean {
  return status === '5.1.1';
}

/** The email that a report is about. */
interface Noted {
  recipient: string;
  /** It's an owner's matter, such as their answer. */
  isOwners: boolean;
  isPassedOn: boolean;
}

/** Writes an outcome to the email that a bounce address names. Undefined if there's no such email. */
async function noteOn(tx: Connection, id: string, outcome: Outcome): Promise<Noted | undefined> {
  const { isFinal, detail } = outcome;
  const note = { error: detail, ...(isFinal && { state: 'bounced' as const }) };
  const [ours] = await tx.update(mails).set(note).where(eq(mails.id, id)).returning({ recipient: mails.recipient });
  if (ours) return { ...ours, isOwners: false, isPassedOn: false };
  const relay = await returnRelay(tx, id, outcome);
  if (relay) return { recipient: relay.recipient, isOwners: true, isPassedOn: relay.kind === 'pass-on' };
  // It went to ourselves, so there's no one to block. Its screen shows what came back.
  const [test] = await tx.update(senderTests).set({ error: detail }).where(eq(senderTests.id, id)).returning({ id: senderTests.id });
  return test && { recipient: '', isOwners: false, isPassedOn: false };
}

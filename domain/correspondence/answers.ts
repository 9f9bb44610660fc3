import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import type { Result } from '../../base/result.ts';
import { type Connection, db } from '../../db/connect.ts';
import { leadFiles, leadMails, leads, mailboxes, projects } from '../../db/schema/index.ts';
import type { ReadMail } from '../../outside/mail-in/read-mail.ts';
import { emailAddress } from '../../text/email-address.ts';
import type { ReceivingAddress } from '../email-addresses/queries.ts';
import { type Wait, withinLimit } from '../limits/limits.ts';
import { projectChanged } from '../live/project-changed.ts';
import { isBlocked } from '../mails/blocked.ts';
import { dropAttachments, type KeptAttachment, keepAttachments, type SentFile } from '../messages/attachments.ts';
import type { MessageRefusal } from '../messages/refusals.ts';
import { messageSchema } from '../messages/schema.ts';
import { answeredMail, type Incoming, type Lead, type LeadMail } from './conversations.ts';
import { leadOf } from './queries.ts';
import { refusedAs } from './refusals.ts';
import { queueRelay } from './relays.ts';
import { addressPassedOnTo, siteAddress } from './site-address.ts';
import { answerSubject } from './subjects.ts';

/** People who get a copy of an answer. */
const mostCopies = 9;

type Refusal = ReturnType<typeof refusedAs> | Wait;

/** An answer that was checked. */
interface Answer {
  lead: Lead;
  address: ReceivingAddress;
  recipient: string;
  messageId: string;
  subject: string;
  body: string;
  notes: string[];
  files: KeptAttachment[];
  copies: string[];
  /** The reply that it came with, or the account of whoever wrote it in the portal. */
  incomingId?: string;
  authorId?: string;
}

/** An answer as its form sends it. */
interface WrittenAnswer {
  body: string;
  files: SentFile[];
  /** Made by the form, so sending it again sends nothing more. */
  draftKey?: string | undefined;
  /** The email that the form named, if it's not the newest: others may have written since. Empty for what they sent through the site's form. */
  mailId?: string | undefined;
}

/** Answers a lead of a person's own from the portal. */
export async function answerLead(
  ownerId: string,
  projectId: string,
  leadId: string,
  { body, files, draftKey, mailId }: WrittenAnswer,
): Promise<Result<object, { field: 'body' | 'files' | '' } & (Refusal | MessageRefusal)>> {
  const parsed = messageSchema.safeParse({ body, fileCount: files.length, draftKey });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const problem = issue?.message ?? 'Write a message or attach a file.';
    return { ...refusedAs('answer-invalid', { problem }), field: issue?.path[0] === 'fileCount' ? 'files' : 'body' };
  }
  const lead = await leadOf(ownerId, leadId);
  if (lead?.projectId !== projectId) return { ...refusedAs('lead-not-found'), field: '' };
  const answered = mailId === '' ? undefined : await answeredMail(db(), lead.id, { id: mailId ?? '' });
  if (mailId && answered?.id !== mailId) return { ...refusedAs('email-not-found'), field: '' };
  const checked = await checkAnswer(lead, answered);
  if (!checked.ok) return { ...checked, field: '' };
  const { address, recipient } = checked;
  const kept = await keepAttachments(files);
  if (!kept.ok) return { ...kept, field: 'files' };
  const subject = answered ? answerSubject(answered.subject) : await firstSubject(lead);
  const answer = { lead, address, recipient, subject, body: parsed.data.body, notes: [], files: kept.kept, copies: [], authorId: ownerId };
  const messageId = `<${draftKey ?? randomUUID()}@${address.domain}>`;
  const isNew = await db().transaction((tx) => storeAnswer(tx, { ...answer, messageId }));
  if (!isNew) await dropAttachments(kept.kept);
  return { ok: true };
}

/** Whether and from where a lead can be answered, to whom, and by `author` if they wrote from a mailbox. */
export async function checkAnswer(
  lead: Lead,
  answered: LeadMail | undefined,
  author?: string,
): Promise<Result<{ address: ReceivingAddress; recipient: string }, Refusal>> {
  const addressId = author && answered ? await addressPassedOnTo(author, answered) : null;
  const address = await siteAddress(lead.projectId, addressId, answered?.toAddress ?? lead.toAddress);
  if (!address) return refusedAs('no-address');
  if (author !== undefined && !address.mailboxes.includes(author)) return refusedAs('not-a-mailbox', { author, address: address.address });
  const recipient = answered?.fromAddress || lead.email?.toLowerCase();
  if (!recipient) return refusedAs('no-recipient', { phone: lead.phone ?? '' });
  if (await isBlocked(recipient)) return refusedAs('recipient-blocked', { recipient });
  const limit = await withinLimit('answer', lead.projectId);
  return limit.ok ? { ok: true, address, recipient } : limit;
}

/** The subject of the first email to someone who sent a form. */
export async function firstSubject({ projectId, kind }: Lead): Promise<string> {
  const [project] = await db().select({ name: projects.name }).from(projects).where(eq(projects.id, projectId));
  return `Your ${kind === 'booking' ? 'booking request' : 'message'} to ${project?.name ?? ''}`.replace(/ to $/, '');
}

/** Whom an owner's reply has in To and Cc beside the customer. Their own mailboxes and the site's addresses stay unknown to the customer. */
export async function copiesOf({ to, cc }: ReadMail, recipient: string, { projectId, domain }: ReceivingAddress): Promise<string[]> {
  const host = env().mailIn?.host;
  const named = [...to, ...cc].flatMap(({ address }) => emailAddress(address)?.toLowerCase() ?? []);
  const others = [...new Set(named)].filter(
    (one) => one !== recipient && !one.endsWith(`@${domain}`) && !(host && one.endsWith(`@${host}`)),
  );
  if (!others.length) return [];
  const own = await db()
    .select({ address: mailboxes.address })
    .from(mailboxes)
    .where(and(eq(mailboxes.projectId, projectId), inArray(mailboxes.address, others)));
  return others.filter((one) => !own.some(({ address }) => address === one)).slice(0, mostCopies);
}

/** Stores an answer and sends it to each recipient. False if it was stored before. */
export async function storeAnswer(tx: Connection, answer: Answer): Promise<boolean> {
  const { lead, address, recipient, files, copies, incomingId, authorId } = answer;
  const [stored] = await tx
    .insert(leadMails)
    .values({
      leadId: lead.id,
      direction: 'out',
      messageId: answer.messageId,
      fromName: address.senderName,
      fromAddress: address.address,
      toAddress: recipient,
      subject: answer.subject,
      body: answer.body,
      notes: answer.notes,
      incomingId,
      authorId,
    })
    .onConflictDoNothing({ target: [leadMails.leadId, leadMails.messageId] })
    .returning({ id: leadMails.id });
  if (!stored) return false;
  if (files.length) await tx.insert(leadFiles).values(files.map((file) => ({ leadMailId: stored.id, ...file })));
  // What its owner answers is read, and isn't spam.
  await tx.update(leads).set({ readAt: new Date(), isSpam: false }).where(eq(leads.id, lead.id));
  for (const to of [recipient, ...copies]) {
    await queueRelay(tx, {
      projectId: lead.projectId,
      eventKey: `answer:${stored.id}:${to}`,
      kind: 'answer',
      recipient: to,
      addressId: address.id,
      incomingId,
      leadMailId: stored.id,
    });
  }
  await projectChanged(tx, lead.projectId);
  return true;
}

/** Returns an answer that can't be sent to its writer, who is verified, with the reason. A flood of them isn't returned. */
export async function sendBack(incoming: Incoming, projectId: string, author: string, { code, message }: Refusal): Promise<string> {
  if ((await withinLimit('answerReturn', author)).ok) {
    const relay = { projectId, eventKey: `return:${incoming.id}`, kind: 'return', recipient: author, incomingId: incoming.id } as const;
    await db().transaction((tx) => queueRelay(tx, { ...relay, note: message }));
  }
  return `It couldn’t be sent on (${code}).`;
}

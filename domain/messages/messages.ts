import { and, eq, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { type Connection, db } from '../../db/connect.ts';
import { messages, notifications, threads, users } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { isId } from '../ids.ts';
import { withinLimit } from '../limits/limits.ts';
import { adminPath, notifyAdminsOf, notifyCustomerOf, portalPath } from './alerts.ts';
import { dropAttachments, type KeptAttachment, keepAttachments, type SentFile } from './attachments.ts';
import { post, publishThread } from './post.ts';
import { oldestUnanswered } from './queries.ts';
import { type MessageRefusal, refusedAs } from './refusals.ts';
import { messageSchema } from './schema.ts';
import { ownThread } from './threads.ts';

export interface Words {
  body: string;
  files: SentFile[];
  /** Created by the form. If it's sent again with the same key, by a double click or after a lost response, no second message is stored. */
  draftKey?: string | undefined;
  /** Set if it came by email: a key of the email, so the same one twice is one message, and its files, which are stored already. */
  email?: { key: string; kept: KeptAttachment[] } | undefined;
}
/** `field` is the field a refusal is about. If the message already existed, there's no `messageId`. */
export type Written = Result<{ messageId?: string }, { field: 'body' | 'files' | '' } & MessageRefusal>;

const gone = { ...refusedAs('conversation-not-found'), field: '' } as const;

/**
 * A customer writes about one of their projects (its ID) or in their general thread ('general'). Admins are notified, and the
 * thread waits for an answer.
 */
export async function writeAsCustomer(userId: string, about: string, words: Words): Promise<Written> {
  const checked = checkWords(words);
  if (!checked.ok) return checked;
  const limit = await withinLimit('message', userId);
  if (!limit.ok) return { ...limit, field: '' };
  const thread = await db().transaction((tx) => ownThread(tx, userId, about));
  if (!thread) return gone;
  return withFiles(words, async (tx, files) => {
    const eventKey = keyOf(userId, words);
    const via = words.email ? 'email' : 'portal';
    const message = { author: 'customer', authorId: userId, via, body: checked.body, eventKey } as const;
    const posted = await post(tx, thread.id, message, 'begins', files);
    if (!posted) return undefined;
    const [writer] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
    await notifyAdminsOf(tx, posted.thread, posted.message, { from: writer?.name || 'a customer', files, mail: 'each' });
    return posted.message.id;
  });
}

/** A guest answers our email. The caller has checked that they're the guest of the thread. */
export async function writeAsGuest(threadId: string, words: Words): Promise<Written> {
  const checked = checkWords(words);
  if (!checked.ok) return checked;
  return withFiles(words, async (tx, files) => {
    const message = { author: 'customer', via: 'email', body: checked.body, eventKey: keyOf(threadId, words) } as const;
    const posted = await post(tx, threadId, message, 'begins', files);
    if (!posted) return undefined;
    const from = posted.thread.guestName || posted.thread.guestEmail || 'a guest';
    await notifyAdminsOf(tx, posted.thread, posted.message, { from, files, mail: 'each' });
    return posted.message.id;
  });
}

/** An admin answers in a thread. The owner is notified; a guest gets the answer by email, with the question and without files. */
export async function writeAsStaff(adminId: string, threadId: string, words: Words): Promise<Written> {
  const checked = checkWords(words);
  if (!checked.ok) return checked;
  const [thread] = isId(threadId) ? await db().select().from(threads).where(eq(threads.id, threadId)) : [];
  if (!thread) return gone;
  if (!thread.userId && fileCountOf(words)) return { ...refusedAs('guest-files'), field: 'files' };
  return withFiles(words, async (tx, files) => {
    const eventKey = keyOf(adminId, words);
    const via = words.email ? 'email' : 'admin';
    const message = { author: 'staff', authorId: adminId, via, body: checked.body, eventKey } as const;
    const posted = await post(tx, threadId, message, 'ends', files);
    if (!posted) return undefined;
    await notifyCustomerOf(tx, posted.thread, posted.message, adminId, files);
    await recordAudit(tx, { actor: `admin:${adminId}`, action: 'message.answer', subject: `thread:${threadId}` });
    return posted.message.id;
  });
}

/** Stores files, then the message that `write` creates. If the message already existed, the files are removed again. */
async function withFiles(
  { files: sent, email }: Words,
  write: (tx: Connection, kept: KeptAttachment[]) => Promise<string | undefined>,
): Promise<Written> {
  const files = email ? { ok: true as const, kept: email.kept } : await keepAttachments(sent);
  if (!files.ok) return { ...files, field: 'files' };
  const messageId = await db().transaction((tx) => write(tx, files.kept));
  if (!messageId) await dropAttachments(files.kept);
  return messageId ? { ok: true, messageId } : { ok: true };
}

/** Marks the last message as needing no answer. False if none is waiting. */
export async function needsNoAnswer(adminId: string, threadId: string): Promise<boolean> {
  if (!isId(threadId)) return false;
  return db().transaction(async (tx) => {
    const [thread] = await tx
      .update(threads)
      .set({ waitingSince: null })
      .where(and(eq(threads.id, threadId), isNotNull(threads.waitingSince)))
      .returning();
    if (!thread) return false;
    await publishThread(tx, thread);
    await recordAudit(tx, { actor: `admin:${adminId}`, action: 'message.no-answer', subject: `thread:${threadId}` });
    return true;
  });
}

/** Reverts that: messages without an answer wait again. False if they wait already, or if everything is answered. */
export async function needsAnswerAfterAll(adminId: string, threadId: string): Promise<boolean> {
  if (!isId(threadId)) return false;
  return db().transaction(async (tx) => {
    const [thread] = await tx
      .update(threads)
      .set({ waitingSince: oldestUnanswered })
      .where(and(eq(threads.id, threadId), isNull(threads.waitingSince), isNotNull(oldestUnanswered)))
      .returning();
    if (!thread) return false;
    await publishThread(tx, thread);
    await recordAudit(tx, { actor: `admin:${adminId}`, action: 'message.waits-again', subject: `thread:${threadId}` });
    return true;
  });
}

/** Moves a thread from possible spam to the others, where it waits for an answer. False if it isn't there. */
export async function markThreadNotSpam(adminId: string, threadId: string): Promise<boolean> {
  if (!isId(threadId)) return false;
  return db().transaction(async (tx) => {
    const [thread] = await tx
      .update(threads)
      .set({ isSpam: false, waitingSince: oldestUnanswered })
      .where(and(eq(threads.id, threadId), eq(threads.isSpam, true)))
      .returning();
    if (!thread) return false;
    await publishThread(tx, thread);
    await recordAudit(tx, { actor: `admin:${adminId}`, action: 'message.not-spam', subject: `thread:${threadId}` });
    return true;
  });
}

/** Records up to which message the owner has read their thread, and marks its notifications read. */
export async function readByCustomer(userId: string, threadId: string, newestSeenId: string): Promise<void> {
  await markRead('customerReadAt', and(eq(threads.id, threadId), eq(threads.userId, userId)), newestSeenId, userId);
}

/** The same for admins: a message that one of them has read counts as read. */
export async function readByStaff(adminId: string, threadId: string, newestSeenId: string): Promise<void> {
  await markRead('staffReadAt', eq(threads.id, threadId), newestSeenId, adminId);
}

type Side = 'customerReadAt' | 'staffReadAt';

async function markRead(side: Side, which: SQL | undefined, newestSeenId: string, readerId: string): Promise<void> {
  const seenAt = sql`(select ${messages.createdAt} from ${messages} where ${messages.id} = ${newestSeenId} and ${messages.threadId} = ${threads.id})`;
  await db().transaction(async (tx) => {
    const [thread] = await tx
      .select({ id: threads.id, projectId: threads.projectId, seenAt: sql<string | null>`${seenAt}::text` })
      .from(threads)
      .where(which);
    if (!thread?.seenAt) return;
    const path = side === 'customerReadAt' ? portalPath(thread) : adminPath(thread);
    // Another admin may have read the thread first, but each admin has their own notifications.
    await tx
      .update(notifications)
      .set({ read: true })
      .where(
        and(
          eq(notifications.userId, readerId),
          eq(notifications.link, path),
          eq(notifications.read, false),
          lte(notifications.createdAt, sql`${thread.seenAt}::timestamptz`),
        ),
      );
    const [moved] = await tx
      .update(threads)
      .set({ [side]: seenAt })
      .where(and(which, lt(threads[side], seenAt)))
      .returning();
    if (moved) await publishThread(tx, moved);
  });
}

function keyOf(writerId: string, { draftKey, email }: Words): string | undefined {
  if (email) return `email:${writerId}:${email.key}`;
  return draftKey ? `draft:${writerId}:${draftKey}` : undefined;
}

function fileCountOf({ files, email }: Words): number {
  return email ? email.kept.length : files.length;
}

function checkWords(words: Words): { ok: true; body: string } | Extract<Written, { ok: false }> {
  const { body, draftKey } = words;
  const parsed = messageSchema.safeParse({ body, fileCount: fileCountOf(words), draftKey });
  if (parsed.success) return { ok: true, body: parsed.data.body };
  const [issue] = parsed.error.issues;
  return {
    ...refusedAs('message-invalid', { problem: issue?.message ?? 'Write a message.' }),
    field: issue?.path[0] === 'fileCount' ? 'files' : 'body',
  };
}

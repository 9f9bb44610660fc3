import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { threads, userRoles, users } from '../../db/schema/index.ts';
import type { ReadMail } from '../../outside/mail-in/read-mail.ts';
import { writtenText } from '../../outside/mail-in/written-text.ts';
import { truncate } from '../../text/truncate.ts';
import type { Incoming } from '../correspondence/conversations.ts';
import { sentFiles } from '../correspondence/files.ts';
import { type Taken, unreadableNote } from '../correspondence/receive.ts';
import { dropAttachments, keepAccepted } from '../messages/attachments.ts';
import { type Words, type Written, writeAsCustomer, writeAsGuest, writeAsStaff } from '../messages/messages.ts';
import { besideProjects, messageLimits } from '../messages/schema.ts';
import { threadOfGuest, threadOfPerson } from '../messages/threads.ts';

type Thread = typeof threads.$inferSelect;

/** Room for the lines that we add to a message. */
const addedCharacters = 600;
const longerNote = '(This email was longer. We kept its beginning.)';

const ignored = (reason: string): Taken => ({ state: 'ignored', reason });

/**
 * Puts a reply to one of our emails into its conversation, if its author is proved and takes part in it. The address alone proves nothing:
 * everyone who got the email in copy knows it.
 */
export async function takeReply(incoming: Incoming, mail: ReadMail): Promise<Taken> {
  const { author, verdict } = incoming.authentication;
  if (mail.isAutomatic || mail.report) return ignored('A program wrote it, such as a vacation notice.');
  if (author.endsWith(`@${env().mailIn?.host}`)) return ignored('It’s one of our own emails.');
  if (verdict !== 'pass' || !author) return ignored('We couldn’t verify who sent it.');
  const thread = await threadOf(incoming, mail, author);
  if (!thread) return ignored('The conversation no longer exists.');
  const write = await writerIn(thread, author);
  if (!write) return ignored('Its author isn’t in this conversation.');
  // A guest reads answers by email, without files.
  const { kept, refused } = await keepAccepted(write.isStaff && !thread.userId ? [] : sentFiles(mail.files));
  const words = { body: bodyOf(mail, refused, !incoming.subjectId), files: [], email: { key: keyOf(mail), kept } };
  const written = await write.as(words);
  if (written.ok) return { state: 'done' };
  await dropAttachments(kept);
  // Over a limit, for now. The job tries again.
  if (written.code === 'wait') throw new Error(written.message);
  return ignored(written.code === 'message-invalid' ? 'There’s no text and no file in it.' : written.message);
}

/** What someone wrote, and which files we didn't take. The subject says something only where it isn't ours. */
function bodyOf(mail: ReadMail, refused: Refused[], hasOwnSubject: boolean): string {
  const text = [hasOwnSubject ? mail.subject : '', mail.isHeaderOnly ? unreadableNote : writtenText(mail.text).trim()]
    .filter(Boolean)
    .join('\n\n');
  const most = messageLimits.characters - addedCharacters;
  const body = text.length > most ? `${truncate(text, most)}\n\n${longerNote}` : text;
  const lines = truncate(refused.map(whyNotAttached).join('\n'), addedCharacters - longerNote.length - 10);
  return [body, lines].filter(Boolean).join('\n\n');
}

type Refused = Awaited<ReturnType<typeof keepAccepted>>['refused'][number];

/** Most refusals name the file themselves. */
function whyNotAttached({ fileName, code, message }: Refused): string {
  return `Not attached: ${code === 'too-many-files' ? `${fileName}: ` : ''}${message}`;
}

/** The conversation that the address names. Who writes to the operator's own addresses begins one, or continues theirs. */
async function threadOf({ subjectId }: Incoming, mail: ReadMail, author: string): Promise<Thread | undefined> {
  if (subjectId) return (await db().select().from(threads).where(eq(threads.id, subjectId)))[0];
  const person = await personWith(author);
  return db().transaction((tx) =>
    person ? threadOfPerson(tx, person.id) : threadOfGuest(tx, author, truncate(mail.from?.name || author, 100)),
  );
}

/** How an author writes in a conversation: as its customer, its guest or an admin. Undefined for anyone else. */
async function writerIn(thread: Thread, author: string): Promise<{ isStaff: boolean; as: (words: Words) => Promise<Written> } | undefined> {
  if (!thread.userId && thread.guestEmail === author) return { isStaff: false, as: (words) => writeAsGuest(thread.id, words) };
  const person = await personWith(author);
  if (!person) return undefined;
  if (person.id === thread.userId)
    return { isStaff: false, as: (words) => writeAsCustomer(person.id, thread.projectId ?? besideProjects, words) };
  return person.role === 'admin' ? { isStaff: true, as: (words) => writeAsStaff(person.id, thread.id, words) } : undefined;
}

/** The account whose verified email it is, with its role if that's admin. */
async function personWith(email: string) {
  const [person] = await db()
    .select({ id: users.id, role: userRoles.role })
    .from(users)
    .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'admin')))
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  return person;
}

/** Names the email by its Message-ID, whose length is up to its sender. */
function keyOf({ messageId }: ReadMail): string {
  return createHash('sha256').update(messageId).digest('hex').slice(0, 32);
}

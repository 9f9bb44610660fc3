import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { mails, messages, threads } from '../../db/schema/index.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { ourAddress } from '../../tests/helpers/incoming-mails.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { minuteMs } from '../../time/units.ts';
import { auditOf } from '../admin/audit.ts';
import { markAllRead, notificationsOf } from '../notifications/list.ts';
import { openProject } from '../projects/projects.ts';
import { keepChat } from './chat-lines.ts';
import { needsAnswerAfterAll, needsNoAnswer, readByCustomer, readByStaff, writeAsCustomer, writeAsStaff } from './messages.ts';
import { conversationOf, conversationsOf, longestWaiting, messagesOf, threadsForAdmin, unreadMessageCount } from './queries.ts';
import { addSystemLine } from './system-lines.ts';
import { threadOfGuest } from './threads.ts';

const database = useDatabase();
useInbox();

const words = (body: string) => ({ body, files: [] });

async function customer() {
  const person = await makePerson();
  const { id: projectId } = await openProject(person.id);
  return { ...person, projectId };
}

async function ask(person: { id: string; projectId: string }, body: string): Promise<{ threadId: string; messageId: string }> {
  const written = must(await writeAsCustomer(person.id, person.projectId, words(body)));
  const row = await db().query.messages.findFirst({ where: eq(messages.id, written.messageId ?? '') });
  return { threadId: row?.threadId ?? '', messageId: row?.id ?? '' };
}

async function answer(adminId: string, threadId: string, body: string): Promise<string> {
  const written = must(await writeAsStaff(adminId, threadId, words(body)));
  return written.messageId ?? '';
}

const threadNow = async (threadId: string) => (await db().select().from(threads).where(eq(threads.id, threadId)))[0];

test("a project's thread is created with its first message, once, even for two at the same moment", async () => {
  const person = await customer();
  expect((await conversationOf(person.id, person.projectId))?.thread).toBeUndefined();
  await Promise.all([ask(person, 'One.'), ask(person, 'Two.')]);
  const conversation = await conversationOf(person.id, person.projectId);
  const { messages: written } = await messagesOf(conversation?.thread?.id ?? '');
  expect(written.map(({ message }) => message.body).sort()).toEqual(['One.', 'Two.']);
  expect(written[0]).toMatchObject({ message: { author: 'customer', authorId: person.id, via: 'portal' }, firstName: 'Dana' });
});

test("another person's project, a missing one and an invalid id give the same result: nothing is written or read", async () => {
  const [owner, stranger] = [await customer(), await customer()];
  const { threadId } = await ask(owner, 'Mine.');
  for (const about of [owner.projectId, '01890000-0000-7000-8000-000000000000', 'nonsense']) {
    expect(await writeAsCustomer(stranger.id, about, words('Let me in.'))).toMatchObject({ ok: false, code: 'conversation-not-found' });
    expect(await conversationOf(stranger.id, about)).toBeUndefined();
  }
  await readByCustomer(stranger.id, threadId, (await messagesOf(threadId)).messages[0]?.message.id ?? '');
  expect((await conversationsOf(stranger.id)).map(({ about }) => about)).toEqual([stranger.projectId]);
  expect((await messagesOf(threadId)).messages).toHaveLength(1);
  expect(await writeAsStaff(owner.id, '01890000-0000-7000-8000-000000000000', words('x'))).toMatchObject({
    ok: false,
    code: 'conversation-not-found',
  });
});

test('messages of the other side are unread until they are read, which counts once', async () => {
  const admin = await makePerson({ admin: true, firstName: 'Mara' });
  const person = await customer();
  const { threadId, messageId } = await ask(person, 'Can you change the hours?');
  expect((await threadsForAdmin('waiting', person.email, 1)).rows[0]).toMatchObject({ unread: 1, who: 'Dana Hollis' });
  await readByStaff(admin.id, threadId, messageId);
  expect((await threadsForAdmin('waiting', person.email, 1)).rows[0]).toMatchObject({ unread: 0 });
  await answer(admin.id, threadId, 'Of course.');
  const second = await answer(admin.id, threadId, 'Done.');
  expect(await unreadMessageCount(person.id)).toBe(2);
  expect((await conversationsOf(person.id))[0]).toMatchObject({ unread: 2, lastWords: 'Done.', lastAuthor: 'staff' });
  // Seen up to the first: the second stays unread; seeing an older one again changes nothing.
  const { messages: written } = await messagesOf(threadId);
  await readByCustomer(person.id, threadId, written[1]?.message.id ?? '');
  expect(await unreadMessageCount(person.id)).toBe(1);
  await readByCustomer(person.id, threadId, second);
  await readByCustomer(person.id, threadId, written[1]?.message.id ?? '');
  expect(await unreadMessageCount(person.id)).toBe(0);
});

test('a message sent twice under one key is one message', async () => {
  const person = await customer();
  const draftKey = '01890000-0000-4000-8000-00000000000a';
  const send = () => writeAsCustomer(person.id, person.projectId, { ...words('By a double click.'), draftKey });
  const sent = await Promise.all([send(), send()]);
  expect(sent.map(({ ok }) => ok)).toEqual([true, true]);
  const { thread } = (await conversationOf(person.id, person.projectId)) ?? {};
  expect((await messagesOf(thread?.id ?? '')).messages).toHaveLength(1);
  expect(await writeAsCustomer(person.id, person.projectId, { ...words('x'), draftKey: 'no key' })).toMatchObject({ ok: false });
});

test('a thread waits since its oldest unanswered question, until staff answer or mark it as not needing an answer', async () => {
  const admin = await makePerson({ admin: true });
  const [first, second] = [await customer(), await customer()];
  const one = await ask(first, 'First question.');
  const { waitingSince } = (await threadNow(one.threadId)) ?? {};
  const two = await ask(second, 'Second question.');
  await ask(first, 'Are you there?');
  expect((await threadNow(one.threadId))?.waitingSince).toEqual(waitingSince);
  const order = (await threadsForAdmin('waiting', '', 1)).rows.map(({ id }) => id);
  expect(order.indexOf(one.threadId)).toBeLessThan(order.indexOf(two.threadId));
  await answer(admin.id, one.threadId, 'Here.');
  expect((await threadNow(one.threadId))?.waitingSince).toBeNull();
  expect(await needsNoAnswer(admin.id, two.threadId)).toBe(true);
  expect(await needsNoAnswer(admin.id, two.threadId)).toBe(false);
  expect((await threadNow(two.threadId))?.waitingSince).toBeNull();
  // What was put away by mistake waits again since it was asked; what was answered does not.
  expect(await needsAnswerAfterAll(admin.id, two.threadId)).toBe(true);
  expect(await needsAnswerAfterAll(admin.id, two.threadId)).toBe(false);
  expect(await needsAnswerAfterAll(admin.id, one.threadId)).toBe(false);
  expect((await threadNow(two.threadId))?.waitingSince).toEqual((await messagesOf(two.threadId)).messages[0]?.message.createdAt);
  expect((await auditOf(`thread:${one.threadId}`)).map(({ action }) => action)).toEqual(['message.answer']);
  expect((await auditOf(`thread:${two.threadId}`)).map(({ action }) => action)).toEqual(['message.no-answer', 'message.waits-again']);
});

test('Admin shows the question that has waited longest', async () => {
  for (const { id } of (await threadsForAdmin('waiting', '', 1)).rows)
    await db().update(threads).set({ waitingSince: null }).where(eq(threads.id, id));
  expect(await longestWaiting()).toBeUndefined();
  const [first, second] = [await customer(), await customer()];
  await ask(first, 'The oldest question.');
  await ask(second, 'A newer one.');
  await ask(first, 'And one more.');
  expect(await longestWaiting()).toMatchObject({ who: 'Dana Hollis', question: 'The oldest question.' });
});

test('messages of an unread thread share one notification and one email, and a new one comes after it was read', async () => {
  const admin = await makePerson({ admin: true, firstName: 'Mara' });
  const person = await customer();
  const { threadId, messageId } = await ask(person, 'Hello?');
  const anybody = await ask(person, 'Anybody?');
  const notices = (await notificationsOf(admin.id)).filter(({ link }) => link === `/admin/messages/${threadId}`);
  expect(notices).toMatchObject([{ title: 'Message from Dana Hollis', message: 'Anybody?' }]);
  // Seen up to the first, the second is still news.
  await readByStaff(admin.id, threadId, messageId);
  expect((await notificationsOf(admin.id)).filter(({ link }) => link === notices[0]?.link)).toMatchObject([{ read: false }]);
  await readByStaff(admin.id, threadId, anybody.messageId);
  expect((await notificationsOf(admin.id)).filter(({ link }) => link === notices[0]?.link)).toMatchObject([{ read: true }]);
  const one = await answer(admin.id, threadId, 'Yes, here.');
  await answer(admin.id, threadId, 'What is it?');
  expect((await notificationsOf(person.id)).filter(({ title }) => title === 'Mara wrote to you')).toMatchObject([
    { message: 'What is it?', link: `/portal/messages?project=${person.projectId}` },
  ]);
  await readByCustomer(person.id, threadId, one);
  const newest = (await messagesOf(threadId)).messages.at(-1)?.message.id ?? '';
  await readByCustomer(person.id, threadId, newest);
  await answer(admin.id, threadId, 'Still there?');
  expect((await notificationsOf(person.id)).filter(({ title }) => title === 'Mara wrote to you')).toHaveLength(2);
  await runJobs(database.queue(), 'send-mail');
  const subjects = caughtMails(person.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Mara wrote to you')).toHaveLength(2);
  expect(caughtMails(admin.email).filter(({ subject }) => subject.startsWith('Dana Hollis wrote'))).toHaveLength(1);
});

test('a message notifies again after its notification was marked read, even if no one opened the thread', async () => {
  const admin = await makePerson({ admin: true, firstName: 'Mara' });
  const person = await customer();
  const { threadId } = await ask(person, 'Hello?');
  await markAllRead(admin.id);
  await ask(person, 'The site is down!');
  const ofThread = async () => (await notificationsOf(admin.id)).filter(({ link }) => link === `/admin/messages/${threadId}`);
  expect(await ofThread()).toMatchObject([
    { message: 'The site is down!', read: false },
    { message: 'Hello?', read: true },
  ]);
});

test('a thread that one admin has read is read for another once they open it too', async () => {
  const [first, second] = [await makePerson({ admin: true }), await makePerson({ admin: true })];
  const { threadId, messageId } = await ask(await customer(), 'For both of you.');
  const ofThread = async (id: string) => (await notificationsOf(id)).find(({ link }) => link === `/admin/messages/${threadId}`)?.read;
  await readByStaff(first.id, threadId, messageId);
  expect([await ofThread(first.id), await ofThread(second.id)]).toEqual([true, false]);
  await readByStaff(second.id, threadId, messageId);
  expect(await ofThread(second.id)).toBe(true);
});

test('a message more than ten minutes after an unread one sends another email', async () => {
  const admin = await makePerson({ admin: true });
  const person = await customer();
  const { threadId } = await ask(person, 'A question.');
  const first = await answer(admin.id, threadId, 'One.');
  await db()
    .update(messages)
    .set({ createdAt: new Date(Date.now() - 11 * minuteMs) })
    .where(eq(messages.id, first));
  await db()
    .update(threads)
    .set({ customerReadAt: new Date(Date.now() - 12 * minuteMs) })
    .where(eq(threads.id, threadId));
  await answer(admin.id, threadId, 'Two.');
  await answer(admin.id, threadId, 'Three.');
  const sent = await db().select().from(mails).where(eq(mails.recipient, person.email));
  expect(sent.filter(({ template }) => template === 'message-received').map(({ props }) => (props as { message: string }).message)).toEqual(
    ['One.', 'Two.'],
  );
});

test('a guest gets the answer by email, with their question; files can’t be attached', async () => {
  const admin = await makePerson({ admin: true, firstName: 'Mara' });
  const thread = await db().transaction((tx) => threadOfGuest(tx, 'Rosa@Guest.test', 'Rosa Lind'));
  await db().insert(messages).values({ threadId: thread.id, author: 'customer', via: 'contact', body: 'Can you move my domain?' });
  expect(await writeAsStaff(admin.id, thread.id, { body: 'See here.', files: [{ name: 'a.txt', bytes: Buffer.from('a') }] })).toMatchObject(
    { ok: false, field: 'files' },
  );
  await answer(admin.id, thread.id, 'Yes, we can.\nGladly.');
  await runJobs(database.queue(), 'send-mail');
  const [mail] = caughtMails('rosa@guest.test');
  expect(mail?.subject).toBe('Mara from Sunup answers your message');
  expect(mail?.text).toContain('Gladly.');
  expect(mail?.text).toContain('Can you move my domain?');
  expect(mail?.headers['reply-to']).toBe(`Sunup <${ourAddress('reply', thread.id)}>`);
});

test.each([
  ['', 'Write a message or attach a file.'],
  ['   \n ', 'Write a message or attach a file.'],
  ['x'.repeat(5001), 'Use 5,000 characters or fewer.'],
])('an empty or endless message is refused (%#)', async (body, message) => {
  const person = await customer();
  expect(await writeAsCustomer(person.id, person.projectId, words(body))).toEqual({
    ok: false,
    field: 'body',
    code: 'message-invalid',
    problem: message,
    message,
  });
});

test('someone without a project writes in their general thread, and their chat with the assistant is there without waiting', async () => {
  const { id } = await makePerson();
  await keepChat(id, 'What does it cost?', '$299 once.');
  const conversation = await conversationOf(id, 'general');
  expect(conversation?.thread).toMatchObject({ waitingSince: null, projectId: null });
  const { messages: written } = await messagesOf(conversation?.thread?.id ?? '');
  expect(written.map(({ message: { author, via, body } }) => [author, via, body])).toEqual([
    ['customer', 'chat', 'What does it cost?'],
    ['assistant', 'chat', '$299 once.'],
  ]);
  expect(await unreadMessageCount(id)).toBe(0);
  expect((await threadsForAdmin('all', 'What does it cost', 1)).rows[0]?.unread).toBe(0);
});

test('a customer who asks for a person in the chat waits for staff, who are notified', async () => {
  const admin = await makePerson({ admin: true });
  const person = await customer();
  await keepChat(person.id, 'What does it cost?', '$299 once.');
  await keepChat(person.id, 'Can I talk to a person?', 'Write to us.', true);
  const { rows } = await threadsForAdmin('waiting', person.email, 1);
  expect(rows).toMatchObject([{ unread: 1, lastVia: 'handover', waitingSince: expect.any(Date) }]);
  expect((await notificationsOf(admin.id)).find(({ link }) => link === `/admin/messages/${rows[0]?.id}`)).toMatchObject({
    message: 'Can I talk to a person?',
  });
});

test('an event is shown once in the thread, and makes no one wait', async () => {
  const person = await customer();
  for (let n = 0; n < 2; n++) await addSystemLine(db(), person.projectId, 'draft-ready:v1', 'Version 1 is ready for review.');
  const conversation = await conversationOf(person.id, person.projectId);
  const { messages: written } = await messagesOf(conversation?.thread?.id ?? '');
  expect(written.map(({ message }) => message.body)).toEqual(['Version 1 is ready for review.']);
  expect(conversation?.thread?.waitingSince).toBeNull();
  await addSystemLine(db(), '01890000-0000-7000-8000-000000000000', 'draft-ready:v2', 'No such project.');
});

test('a long thread comes in pages without a gap or a repeat, and is searched as a whole', async () => {
  const person = await customer();
  const { threadId } = await ask(person, 'Number 0, 100% sure_ly.');
  const createdAt = new Date(Date.now() + 60_000);
  await db()
    .insert(messages)
    // All of one moment: the id decides.
    .values(
      Array.from({ length: 120 }, (_, n) => ({
        threadId,
        author: 'staff' as const,
        via: 'admin' as const,
        body: `Number ${n + 1}`,
        createdAt,
      })),
    );
  const seen: string[] = [];
  let before: string | undefined;
  for (let pages = 0; pages < 5; pages++) {
    const part = await messagesOf(threadId, { before });
    seen.unshift(...part.messages.map(({ message }) => message.body));
    before = part.messages[0]?.message.id;
    if (!part.hasOlder) break;
  }
  expect(seen).toHaveLength(121);
  expect(new Set(seen).size).toBe(121);
  expect(seen[0]).toBe('Number 0, 100% sure_ly.');
  expect((await messagesOf(threadId, { search: 'number 7' })).messages).toHaveLength(11);
  expect((await messagesOf(threadId, { search: '100%' })).messages).toHaveLength(1);
  expect((await messagesOf(threadId, { search: '_' })).messages).toHaveLength(1);
  // A link far back brings what lies between; one to another thread brings the newest.
  const [, second] = (await messagesOf(threadId, { before: (await messagesOf(threadId)).messages[0]?.message.id })).messages;
  const linked = await messagesOf(threadId, { from: second?.message.id });
  expect(linked.messages[0]?.message.id).toBe(second?.message.id);
  expect(linked).toMatchObject({ hasOlder: true });
  expect(linked.messages).toHaveLength(99);
  expect((await messagesOf(threadId, { from: '01890000-0000-7000-8000-000000000000' })).messages).toHaveLength(50);
  // A message of another thread is no place to continue from.
  const other = await ask(await customer(), 'Elsewhere.');
  expect((await messagesOf(threadId, { before: other.messageId })).messages).toEqual([]);
});

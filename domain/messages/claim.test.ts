import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { messages, threads, users } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { receiveMessage } from '../contact/contact.ts';
import { contactSchema } from '../contact/schema.ts';
import { openProject } from '../projects/projects.ts';
import { claimThread } from './claim.ts';
import { readByCustomer, writeAsCustomer, writeAsStaff } from './messages.ts';
import { conversationOf, conversationsOf, messagesOf, unreadMessageCount } from './queries.ts';

useDatabase();

const claim = (userId: string) => db().transaction((tx) => claimThread(tx, userId));
const fromContact = (email: string, message: string, userId?: string) =>
  receiveMessage(contactSchema.parse({ topic: 'before', name: 'Rosa Lind', email, message }), undefined, userId);
const saidBeside = async (userId: string) => {
  const { thread } = (await conversationOf(userId, 'general')) ?? {};
  return thread ? (await messagesOf(thread.id)).messages.map(({ message }) => message.body.split('\n')[0]) : [];
};

test("a guest's thread becomes the account's when its email is verified, and not before", async () => {
  await fromContact('Rosa@Later.test', 'Can you move my domain?');
  const person = await makePerson({ email: 'rosa@later.test', proved: false });
  await claim(person.id);
  expect(await saidBeside(person.id)).toEqual([]);
  await db().update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
  await claim(person.id);
  expect(await saidBeside(person.id)).toEqual(['Can you move my domain?']);
  const { thread } = (await conversationOf(person.id, 'general')) ?? {};
  expect(thread).toMatchObject({ userId: person.id, guestEmail: null, waitingSince: expect.any(Date) });
  expect((await messagesOf(thread?.id ?? '')).messages[0]?.message.authorId).toBe(person.id);
});

test('it joins the account’s general thread if there is one, and keeps the longest wait', async () => {
  await fromContact('two@later.test', 'The first question, as a guest.');
  const [guest] = await db().select().from(threads).where(eq(threads.guestEmail, 'two@later.test'));
  const person = await makePerson({ email: 'two@later.test' });
  await writeAsCustomer(person.id, 'general', { body: 'The second, signed in.', files: [] });
  await claim(person.id);
  await claim(person.id);
  expect(await saidBeside(person.id)).toEqual(['The first question, as a guest.', 'The second, signed in.']);
  const { thread } = (await conversationOf(person.id, 'general')) ?? {};
  expect(thread).toMatchObject({ id: guest?.id, waitingSince: guest?.waitingSince });
  expect(await conversationsOf(person.id)).toHaveLength(1);
});

test('what was read stays read, to the microsecond', async () => {
  await fromContact('three@later.test', 'As a guest.');
  const admin = await makePerson({ admin: true });
  const person = await makePerson({ email: 'three@later.test' });
  await writeAsCustomer(person.id, 'general', { body: 'Signed in.', files: [] });
  const { thread } = (await conversationOf(person.id, 'general')) ?? {};
  const answered = await writeAsStaff(admin.id, thread?.id ?? '', { body: 'Both read.', files: [] });
  const answerId = (answered.ok && answered.messageId) || '';
  const at = sql`date_trunc('second', now()) + interval '1.000777 seconds'`;
  await db().update(messages).set({ createdAt: at }).where(eq(messages.id, answerId));
  await readByCustomer(person.id, thread?.id ?? '', answerId);
  expect(await unreadMessageCount(person.id)).toBe(0);
  await claim(person.id);
  expect(await unreadMessageCount(person.id)).toBe(0);
});

test("a logged-in sender's form goes to the thread of their newest project; the same email logged out stays a guest's", async () => {
  const person = await makePerson();
  const { id: projectId } = await openProject(person.id);
  await fromContact(person.email, 'About my own site, please.', person.id);
  await fromContact(person.email, 'Someone says that they are Dana.');
  const { thread } = (await conversationOf(person.id, projectId)) ?? {};
  const { messages: written } = await messagesOf(thread?.id ?? '');
  expect(written.map(({ message }) => message.body)).toEqual([
    expect.stringMatching(/^About my own site, please\.\n\nC-\d+, A question before I order$/),
  ]);
  expect(await db().$count(threads, eq(threads.guestEmail, person.email))).toBe(1);
});

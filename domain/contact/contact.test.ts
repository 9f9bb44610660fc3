import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { contactRequests, mails } from '../../db/schema/index.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { markThreadNotSpam } from '../messages/messages.ts';
import { threadsForAdmin } from '../messages/queries.ts';
import type { AdminThreadView } from '../messages/schema.ts';
import { notificationsOf } from '../notifications/list.ts';
import { limitContact, receiveMessage } from './contact.ts';
import { fileOfRequest, keepFile } from './files.ts';
import { contactSchema, looksLikeSpam } from './schema.ts';

const database = useDatabase();
useInbox();

const message = contactSchema.parse({
  topic: 'before',
  name: ' Rosa Lind ',
  email: 'Rosa@Visitor.test',
  message: 'Can you move my old domain?',
});

test('a message gets a number, is emailed to its sender and the operator, and notifies admins', async () => {
  const admin = await makePerson({ admin: true });
  const { number, replyBy } = await receiveMessage(message, undefined, undefined);
  expect(number).toMatch(/^C-1\d{3}$/);
  expect(replyBy).toMatch(/(?:am|pm) Eastern Time$/);
  expect(await runJobs(database.queue(), 'send-mail')).toBe(2);
  const [copy] = caughtMails('rosa@visitor.test');
  expect(copy?.subject).toBe(`We got your message (${number})`);
  expect(copy?.text).toContain('Can you move my old domain?');
  expect(copy?.text).toContain(replyBy);
  const [received] = caughtMails('hello@sunup.test');
  expect(received?.subject).toBe(`${number}: a message from Rosa Lind`);
  expect(received?.text).toContain('A question before I order');
  expect(await notificationsOf(admin.id)).toMatchObject([
    {
      title: 'Message from Rosa Lind',
      message: expect.stringContaining(number),
      link: expect.stringMatching(/^\/admin\/messages\/[\w-]+$/),
    },
  ]);
});

test('the same message sent twice is one, with one number', async () => {
  const first = await receiveMessage({ ...message, message: 'Twice, by a double click.' }, undefined, undefined);
  const second = await receiveMessage({ ...message, message: 'Twice, by a double click.' }, undefined, undefined);
  expect(second).toEqual(first);
  expect(await db().$count(contactRequests, eq(contactRequests.message, 'Twice, by a double click.'))).toBe(1);
});

test('an address that others flood gets no more copies, and its own message is kept', async () => {
  const send = (n: number) => receiveMessage({ ...message, email: 'victim@people.test', message: `Message ${n}` }, undefined, undefined);
  for (let n = 1; n <= 6; n++) expect((await send(n)).copied).toBe(true);
  const { copied, number } = await send(7);
  expect(copied).toBe(false);
  expect(number).toMatch(/^C-1\d{3}$/);
  expect(await db().$count(contactRequests, eq(contactRequests.email, 'victim@people.test'))).toBe(7);
});

test('the same message sent twice at the same moment is one, too', async () => {
  const send = () => receiveMessage({ ...message, message: 'Twice, at the same moment.' }, undefined, undefined);
  const [first, second] = await Promise.all([send(), send()]);
  expect(second).toEqual(first);
});

test('the same words with a file are a request of their own', async () => {
  const words = { ...message, message: 'Now with the file, please.' };
  const kept = must(await keepFile('hours.txt', Buffer.from('Mon-Fri 8-5')));
  const plain = await receiveMessage(words, undefined, undefined);
  const withFile = await receiveMessage(words, kept.file, undefined);
  expect(withFile.number).not.toBe(plain.number);
});

test("a signed-in sender's message is tied to the account", async () => {
  const person = await makePerson();
  await receiveMessage({ ...message, message: 'About my own site, please.' }, undefined, person.id);
  const [row] = await db().select().from(contactRequests).where(eq(contactRequests.userId, person.id));
  expect(row?.message).toBe('About my own site, please.');
});

test.each([
  [{ topic: 'nonsense' }, 'topic', 'Pick a topic'],
  [{ name: ' ' }, 'name', 'Enter your name'],
  [{ email: 'rosa' }, 'email', 'Invalid email address'],
  [{ phone: '12' }, 'phone', 'Enter the full phone number, such as (919) 555-0148.'],
  [{ phone: '555-0148' }, 'phone', 'Add the area code, such as (919) 555-0148.'],
  [{ message: 'Hi' }, 'message', 'Tell us a little more (at least 10 characters)'],
])('%o is refused beside its field', (wrong, field, problem) => {
  const parsed = contactSchema.safeParse({ ...message, ...wrong });
  expect(parsed.error?.issues.map((issue) => [issue.path[0], issue.message])).toContainEqual([field, problem]);
});

const fourLinks = 'See http://a.test http://b.test www.c.test and https://d.test';
test.each([
  [{}, false],
  [{ leave_empty: '', tookMs: '3000', message: 'See http://a.test www.b.test https://c.test' }, false],
  [{ leave_empty: 'http://spam.test', tookMs: '9000' }, true],
  [{ website: 'http://spam.test', tookMs: '9000' }, true],
  [{ tookMs: '2999' }, true],
  [{ tookMs: 'soon' }, true],
  [{ message: fourLinks }, true],
])('%o may be spam: %s', (form, expected) => {
  expect(looksLikeSpam(form)).toBe(expected);
});

test('possible spam is stored and listed apart, without an email, a notification or a promise, until an admin says that it’s none', async () => {
  const admin = await makePerson({ admin: true });
  const spam = contactSchema.parse({ ...message, email: 'ann@pricelist.test', message: fourLinks });
  const sent = await receiveMessage(spam, undefined, undefined, true);
  expect(sent).toEqual({ number: expect.stringMatching(/^C-1\d{3}$/), replyBy: '', copied: false });
  const listed = async (view: AdminThreadView) => (await threadsForAdmin(view, 'pricelist', 1)).rows;
  expect([await listed('waiting'), await listed('all')]).toEqual([[], []]);
  const [thread] = await listed('spam');
  expect(thread).toMatchObject({ waitingSince: null, lastWords: expect.stringContaining('http://a.test') });
  expect(await notificationsOf(admin.id)).toEqual([]);
  expect(await db().$count(mails, eq(mails.recipient, 'ann@pricelist.test'))).toBe(0);
  expect(await markThreadNotSpam(admin.id, thread?.id ?? '')).toBe(true);
  expect(await markThreadNotSpam(admin.id, thread?.id ?? '')).toBe(false);
  expect(await listed('waiting')).toMatchObject([{ waitingSince: expect.any(Date) }]);
  expect(await listed('spam')).toEqual([]);
});

test('what a known sender sends is no spam, and an ordinary message takes their thread out of it', async () => {
  const from = (text: string, isSpam: boolean) =>
    receiveMessage(contactSchema.parse({ ...message, email: 'known@visitor.test', message: text }), undefined, undefined, isSpam);
  await from(fourLinks, true);
  expect((await from('It was me, with a price list.', false)).replyBy).not.toBe('');
  expect((await threadsForAdmin('waiting', 'known@visitor.test', 1)).rows).toHaveLength(1);
  await from(`${fourLinks} again`, true);
  expect((await threadsForAdmin('spam', 'known@visitor.test', 1)).rows).toEqual([]);
});

test('one address gets six an hour emailed and the others stored, until there are far too many', async () => {
  for (let n = 1; n <= 6; n++) expect(await limitContact('203.0.113.5')).toBe('emailed');
  for (let n = 7; n <= 60; n++) expect(await limitContact('203.0.113.5')).toBe('over');
  expect(await limitContact('203.0.113.5')).toBe('refused');
  expect(await limitContact('203.0.113.6')).toBe('emailed');
});

test('an address with an apostrophe is written to as it is', async () => {
  const person = contactSchema.parse({ ...message, email: "Pat.O'Neil@visitor.test", message: 'Is my apostrophe fine?' });
  await receiveMessage(person, undefined, undefined);
  await runJobs(database.queue(), 'send-mail');
  const [copy] = caughtMails("pat.o'neil@visitor.test");
  expect(copy?.text).toContain("pat.o'neil@visitor.test");
  const received = caughtMails('hello@sunup.test').find(({ text }) => text?.includes('Is my apostrophe fine?'));
  expect(received?.text).toContain("pat.o'neil@visitor.test");
});

test('a picture is re-encoded under a plain name, without camera metadata', async () => {
  const taken = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#fa0' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .toBuffer();
  expect(taken.toString('latin1')).toContain('a secret place');
  const kept = must(await keepFile('../../etc/My "photo"\r\n.exe', taken));
  expect(kept.file).toMatchObject({ name: 'My photo.jpg', type: 'image/jpeg' });
  await receiveMessage({ ...message, message: 'With a picture of it.' }, kept.file, undefined);
  const [row] = await db().select().from(contactRequests).where(eq(contactRequests.message, 'With a picture of it.'));
  const file = await fileOfRequest(row?.id ?? '');
  expect(file?.type).toBe('image/jpeg');
  expect(file?.body.toString('latin1')).not.toContain('a secret place');
});

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing', Buffer.from('  <svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a program', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1')],
  ['a zip', Buffer.from('PK\x03\x04\x14\x00\x00\x00', 'latin1')],
  ['a picture in name only', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ['too much', Buffer.alloc(5 * 1024 * 1024 + 1, 'a')],
])('%s is not kept', async (_, bytes) => {
  expect(await keepFile('letter.pdf', bytes)).toMatchObject({ ok: false, message: expect.stringMatching(/\.$/) });
});

test.each([
  ['%PDF-1.7 and so on', 'letter.pdf', 'application/pdf'],
  ['Grüße, a plain text.', 'letter.txt', 'text/plain'],
])('%s is stored with its own type', async (text, name, type) => {
  expect(await keepFile('letter.anything', Buffer.from(text))).toMatchObject({ ok: true, file: { name, type } });
});

test('a request without a file, a made-up id and a missing one are the same', async () => {
  expect(await fileOfRequest('not-an-id')).toBeUndefined();
  expect(await fileOfRequest('01890000-0000-7000-8000-000000000000')).toBeUndefined();
});

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { contactRequests } from '../../db/schema/index.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { must } from '../../tests/helpers/must.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { notificationsOf } from '../notifications/list.ts';
import { receiveMessage } from './contact.ts';
import { fileOfRequest, keepFile } from './files.ts';
import { contactSchema } from './schema.ts';

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
  [{ name: 'R' }, 'name', 'Enter your name'],
  [{ email: 'rosa' }, 'email', 'Invalid email address'],
  [{ phone: '12' }, 'phone', 'Enter a phone number with at least 7 digits'],
  [{ message: 'Hi' }, 'message', 'Tell us a little more (at least 10 characters)'],
  [{ message: 'See http://a.test http://b.test www.c.test and https://d.test' }, 'message', 'Please use no more than 3 links'],
])('%o is refused beside its field', (wrong, field, problem) => {
  const parsed = contactSchema.safeParse({ ...message, ...wrong });
  expect(parsed.error?.issues.map((issue) => [issue.path[0], issue.message])).toContainEqual([field, problem]);
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

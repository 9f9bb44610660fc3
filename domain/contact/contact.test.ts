import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { db } from '../../db/connect.ts';
import { contactRequests } from '../../db/schema/index.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { threadsForDesk } from '../messages/queries.ts';
import { notificationsOf } from '../notifications/notifications.ts';
import { callInWords, receiveCallWish, receiveMessage } from './contact.ts';
import { fileOfRequest, keepFile } from './files.ts';
import { callDays, callSchema, contactSchema } from './schema.ts';

const database = useDatabase();
useInbox();

const message = contactSchema.parse({
  topic: 'before',
  name: ' Rosa Lind ',
  email: 'Rosa@Visitor.test',
  message: 'Can you move my old domain?',
});

test('a message is kept with a number, mailed to its sender and to the operator, and told at the desk', async () => {
  const admin = await makePerson({ admin: true });
  const { number, replyBy } = await receiveMessage(message, undefined, undefined);
  expect(number).toMatch(/^C-1\d{3}$/);
  expect(replyBy).toMatch(/(?:am|pm) Eastern Time$/);
  expect(await runJobs(database.queue(), 'send-mail')).toBe(2);
  const [copy] = caughtMails('rosa@visitor.test');
  expect(copy?.subject).toBe(`We have your message (${number})`);
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

test('sent twice at the same moment it is one, too', async () => {
  const send = () => receiveMessage({ ...message, message: 'Twice, at the same moment.' }, undefined, undefined);
  const [first, second] = await Promise.all([send(), send()]);
  expect(second).toEqual(first);
});

test('the same words with a file, and another day for a call, are requests of their own', async () => {
  const words = { ...message, message: 'Now with the file, please.' };
  const kept = await keepFile('hours.txt', Buffer.from('Mon-Fri 8-5'));
  if (!kept.ok) throw new Error(kept.message);
  const plain = await receiveMessage(words, undefined, undefined);
  const withFile = await receiveMessage(words, kept.file, undefined);
  expect(withFile.number).not.toBe(plain.number);
  const [monday, tuesday] = callDays(new Date('2026-11-21T12:00:00Z'), brand.officeHours);
  const wish = { topic: 'before', name: 'Cal West', email: 'two@visitor.test', phone: '', message: '', zone: 'America/New_York' } as const;
  const askFor = (day = '') => receiveCallWish({ ...wish, day, part: 'morning' }, undefined);
  const first = await askFor(monday?.day);
  expect((await askFor(tuesday?.day)).number).not.toBe(first.number);
  expect((await askFor(monday?.day)).number).toBe(first.number);
});

test("a signed-in sender's message is tied to the account", async () => {
  const person = await makePerson();
  await receiveMessage({ ...message, message: 'About my own site, please.' }, undefined, person.id);
  const [row] = await db().select().from(contactRequests).where(eq(contactRequests.userId, person.id));
  expect(row?.message).toBe('About my own site, please.');
});

test('a wished call keeps its day, its part and the zone of its reader', async () => {
  const [free] = callDays(new Date(), brand.officeHours);
  const wish = callSchema(brand.officeHours).parse({
    topic: 'before',
    name: 'Cal West',
    email: 'cal@visitor.test',
    day: free?.day,
    part: free?.parts[0],
    zone: 'America/Los_Angeles',
  });
  const { number } = await receiveCallWish(wish, undefined);
  const [row] = await db().select().from(contactRequests).where(eq(contactRequests.email, 'cal@visitor.test'));
  expect(row).toMatchObject({ kind: 'call', callDay: free?.day, callPart: free?.parts[0], callZone: 'America/Los_Angeles' });
  expect((await threadsForDesk('waiting', 'cal@visitor.test', 1)).rows).toMatchObject([{ who: 'Cal West', lastVia: 'call' }]);
  await runJobs(database.queue(), 'send-mail');
  expect(caughtMails('cal@visitor.test')[0]).toMatchObject({
    subject: `We have your request for a call (${number})`,
    text: expect.stringContaining('Pacific Time'),
  });
  expect(caughtMails('hello@sunup.test')[0]?.text).toContain('Eastern Time');
});

test('a part of the day is told by the clock of its reader', () => {
  expect(callInWords('2026-11-23', 'morning', 'America/New_York', brand.officeHours)).toBe(
    'Monday, November 23, 9:00 am to 12:00 pm Eastern Time',
  );
  expect(callInWords('2026-11-23', 'morning', 'America/Los_Angeles', brand.officeHours)).toBe(
    'Monday, November 23, 6:00 am to 9:00 am Pacific Time',
  );
});

test('calls are wished for on office days, with two hours of notice, over 30 days', () => {
  // A Friday, 3:30 pm in New York: the afternoon still has its two hours, barely; midday is over.
  const days = callDays(new Date('2026-11-20T20:30:00Z'), brand.officeHours);
  expect(days[0]).toEqual({ day: '2026-11-20', parts: ['afternoon'] });
  expect(days[1]).toEqual({ day: '2026-11-23', parts: ['morning', 'midday', 'afternoon'] });
  expect(days.at(-1)?.day).toBe('2026-12-18');
  expect(callDays(new Date('2026-11-20T21:01:00Z'), brand.officeHours)[0]?.day).toBe('2026-11-23');
});

test.each([
  [{ topic: 'nonsense' }, 'topic', 'Pick what it is about'],
  [{ name: 'R' }, 'name', 'Your name, at least 2 characters'],
  [{ email: 'rosa' }, 'email', 'Invalid email address'],
  [{ phone: '12' }, 'phone', 'A phone number has at least 7 digits'],
  [{ message: 'Hi' }, 'message', 'What is it about? At least 10 characters'],
  [{ message: 'See http://a.test http://b.test www.c.test and https://d.test' }, 'message', 'At most 3 links, please'],
])('%o is refused beside its field', (wrong, field, said) => {
  const parsed = contactSchema.safeParse({ ...message, ...wrong });
  expect(parsed.error?.issues.map((issue) => [issue.path[0], issue.message])).toContainEqual([field, said]);
});

test('a day that is over, a weekend and a made-up zone are refused', () => {
  const wish = { topic: 'before', name: 'Cal West', email: 'cal@visitor.test', part: 'morning', zone: 'America/New_York' };
  const said = (more: object) => callSchema(brand.officeHours).safeParse({ ...wish, ...more }).error?.issues[0]?.path[0];
  expect(said({ day: '2020-01-06' })).toBe('day');
  expect(said({ day: 'soon' })).toBe('day');
  expect(said({ day: callDays(new Date(), brand.officeHours)[1]?.day, zone: 'Mars/Olympus' })).toBe('zone');
  expect(said({ day: callDays(new Date(), brand.officeHours)[1]?.day })).toBeUndefined();
});

test('a picture is encoded anew under a plain name, without what the camera wrote', async () => {
  const taken = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#fa0' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .toBuffer();
  expect(taken.toString('latin1')).toContain('a secret place');
  const kept = await keepFile('../../etc/My "photo"\r\n.exe', taken);
  if (!kept.ok) throw new Error(kept.message);
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
])('%s is kept as what it is', async (text, name, type) => {
  expect(await keepFile('letter.anything', Buffer.from(text))).toMatchObject({ ok: true, file: { name, type } });
});

test('a request without a file, a made-up id and a missing one are the same', async () => {
  expect(await fileOfRequest('not-an-id')).toBeUndefined();
  expect(await fileOfRequest('01890000-0000-7000-8000-000000000000')).toBeUndefined();
});

test('the parts of a day follow the hours of the office', () => {
  const office = { days: [2, 6], open: '10:30', close: '14:00' };
  expect(callDays(new Date('2026-11-20T20:30:00Z'), office).slice(0, 2)).toEqual([
    { day: '2026-11-21', parts: ['morning', 'midday'] },
    { day: '2026-11-24', parts: ['morning', 'midday'] },
  ]);
  expect(callInWords('2026-11-24', 'morning', 'America/New_York', office)).toBe('Tuesday, November 24, 10:30 am to 12:00 pm Eastern Time');
  expect(callInWords('2026-11-24', 'midday', 'America/New_York', office)).toBe('Tuesday, November 24, 12:00 pm to 2:00 pm Eastern Time');
});

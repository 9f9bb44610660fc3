import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { addressParser } from 'postal-mime';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { db } from '../../db/connect.ts';
import { mails, threads } from '../../db/schema/index.ts';
import { sendQueuedMail } from '../../jobs/send-mail.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { deliver, mailHost, ourAddress, received } from '../../tests/helpers/incoming-mails.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { writeAsCustomer, writeAsStaff } from '../messages/messages.ts';
import { messagesOf } from '../messages/queries.ts';
import { threadOfGuest } from '../messages/threads.ts';
import { openProject } from '../projects/projects.ts';

const database = useDatabase();
useInbox();

/** A customer with a project, a conversation about it, and where a reply to it goes. */
async function conversation() {
  const person = await makePerson();
  const { id: projectId } = await openProject(person.id);
  must(await writeAsCustomer(person.id, projectId, { body: 'Can you add our hours?', files: [] }));
  const [thread] = await db().select().from(threads).where(eq(threads.projectId, projectId));
  const threadId = thread?.id ?? '';
  return { ...person, projectId, threadId, to: ourAddress('reply', threadId) };
}

async function bodiesIn(threadId: string): Promise<string[]> {
  return (await messagesOf(threadId)).messages.map(({ message }) => message.body);
}

test('a customer answers our email, and it’s a message of the conversation without what they quote', async () => {
  const admin = await makePerson({ admin: true, firstName: 'Mara' });
  const person = await conversation();
  must(await writeAsStaff(admin.id, person.threadId, { body: 'Which hours?', files: [] }));
  await runJobs(database.queue(), 'send-mail');
  const [mail] = caughtMails(person.email);
  const [replyTo] = addressParser(mail?.headers['reply-to'] ?? '');
  expect(replyTo).toEqual({ name: 'Sunup', address: person.to });
  const text = 'Nine to five.\n\nOn Mon, Nov 30, 2026 at 3:00 PM Mara <hello@sunup.test> wrote:\n> Which hours?\n';
  const { said, row } = await deliver(database, received({ from: person.email, to: person.to, text }));
  expect([said, row?.state, row?.projectId]).toEqual([{ ok: true }, 'done', person.projectId]);
  const { messages: written } = await messagesOf(person.threadId);
  expect(written.at(-1)?.message).toMatchObject({ author: 'customer', authorId: person.id, via: 'email', body: 'Nine to five.' });
  const [thread] = await db().select().from(threads).where(eq(threads.id, person.threadId));
  expect(thread?.waitingSince).toEqual(expect.any(Date));
});

test('an admin answers the email about a message, and the customer gets it', async () => {
  const admin = await makePerson({ admin: true, firstName: 'Mara' });
  const person = await conversation();
  await runJobs(database.queue(), 'send-mail');
  expect(caughtMails(admin.email)[0]?.headers['reply-to']).toContain(person.to);
  await deliver(database, received({ from: admin.email, to: person.to, text: 'They’re in.' }));
  expect((await messagesOf(person.threadId)).messages.at(-1)?.message).toMatchObject({
    author: 'staff',
    via: 'email',
    body: 'They’re in.',
  });
  await runJobs(database.queue(), 'send-mail');
  expect(caughtMails(person.email)[0]?.text).toContain('They’re in.');
});

test('an email to someone else that’s delivered here is no reply, and the operator’s own addresses take it', async () => {
  const person = await conversation();
  const old = received({ from: person.email, to: 'jim@tate.test', text: 'Yes, do it.' });
  const { row } = await deliver(database, { ...old, recipients: [person.to] });
  expect(row).toMatchObject({ state: 'ignored', reason: expect.stringContaining('didn’t address it here') });
  expect(await bodiesIn(person.threadId)).toEqual(['Can you add our hours?']);
  const copied = received({ from: person.email, to: 'jim@tate.test', text: 'Add Sundays.', headers: { Cc: person.to } });
  expect((await deliver(database, { ...copied, recipients: [person.to] })).row?.state).toBe('done');
  const forwarded = received({ from: person.email, to: 'hello@tate.test', text: 'Hello there.' });
  expect((await deliver(database, { ...forwarded, recipients: [`postmaster@${mailHost()}`] })).row?.state).toBe('done');
});

test('a guest answers our answer, and no one else does', async () => {
  const admin = await makePerson({ admin: true });
  const thread = await db().transaction((tx) => threadOfGuest(tx, 'rosa@guest.test', 'Rosa Lind'));
  must(await writeAsStaff(admin.id, thread.id, { body: 'Yes, we can.', files: [] }));
  await runJobs(database.queue(), 'send-mail');
  const to = ourAddress('reply', thread.id);
  expect(caughtMails('rosa@guest.test')[0]?.headers['reply-to']).toContain(to);
  await deliver(database, received({ from: 'rosa@guest.test', to, text: 'Great.' }));
  const { row } = await deliver(database, received({ from: 'other@guest.test', to, text: 'Let me in.' }));
  expect(row).toMatchObject({ state: 'ignored', reason: 'Its author isn’t in this conversation.' });
  expect(await bodiesIn(thread.id)).toEqual(['Yes, we can.', 'Great.']);
});

test('an email about a project brings replies into its conversation, also if that’s the first message', async () => {
  const person = await makePerson();
  const { id: projectId } = await openProject(person.id);
  const props = { firstName: 'Dana', siteName: 'Hollis', edits: [], url: 'http://localhost:3000/portal' };
  const mail = { eventKey: `edit-done:${projectId}`, template: 'edit-done' as const, recipient: person.email, props };
  const [row] = await db()
    .insert(mails)
    .values({ ...mail, about: `project:${projectId}` })
    .returning();
  await sendQueuedMail(row?.id ?? '');
  const [{ address: to = '' } = {}] = addressParser(caughtMails(person.email)[0]?.headers['reply-to'] ?? '');
  await deliver(database, received({ from: person.email, to, text: 'One more edit, please.' }));
  const [thread] = await db().select().from(threads).where(eq(threads.projectId, projectId));
  expect(await bodiesIn(thread?.id ?? '')).toEqual(['One more edit, please.']);
});

test('the same email twice is one message, whichever way it comes', async () => {
  const person = await conversation();
  const written = { from: person.email, to: person.to, text: 'Only once.', messageId: '<once@people.test>' };
  await deliver(database, received(written));
  const [again, ...others] = [
    await deliver(database, received(written)),
    // A relay on the way added headers, and a list one below it.
    await deliver(database, received({ ...written, headers: { 'X-Relay': 'yes' } })),
    await deliver(database, received({ ...written, text: 'Only once.\n\n-- \nSent through a list' })),
  ];
  expect([again, ...others].map(({ said }) => said)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect((await bodiesIn(person.threadId)).filter((body) => body.startsWith('Only once.'))).toEqual(['Only once.']);
});

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('files come along through the check of uploads, and one that isn’t accepted is named', async () => {
  const person = await conversation();
  const files = [
    { name: 'hours.txt', type: 'text/plain', content: Buffer.from('Mon 9-5') },
    { name: 'setup.exe', type: 'application/octet-stream', content: Buffer.from([77, 90, 0, 1, 2, 3, 0, 255]) },
    { name: 'logo.png', type: 'image/png', content: png, isInline: true },
  ];
  await deliver(database, received({ from: person.email, to: person.to, text: 'See the file.', files }));
  const newest = (await messagesOf(person.threadId)).messages.at(-1);
  expect(newest?.files.map(({ fileName }) => fileName)).toEqual(['hours.txt']);
  expect(newest?.message.body).toBe(
    'See the file.\n\nNot attached: setup.exe isn’t a type we accept. Send pictures, PDFs, plain text or Office files.',
  );
});

test('a long email keeps its beginning, and an empty one is ignored', async () => {
  const person = await conversation();
  await deliver(database, received({ from: person.email, to: person.to, text: 'Words and more words. '.repeat(400) }));
  const body = (await bodiesIn(person.threadId)).at(-1) ?? '';
  expect(body.length).toBeLessThanOrEqual(5000);
  expect(body).toMatch(/^Words and more.*\(This email was longer\. We kept its beginning\.\)$/s);
  const { row } = await deliver(database, received({ from: person.email, to: person.to, text: '' }));
  expect(row).toMatchObject({ state: 'ignored', reason: 'There’s no text and no file in it.' });
});

test('who writes to postmaster or abuse begins a conversation of their own', async () => {
  const stranger = 'noc@provider.test';
  const { row } = await deliver(
    database,
    received({ from: stranger, to: `abuse@${mailHost()}`, subject: 'Spam from your server', text: 'Please look.' }),
  );
  expect(row?.state).toBe('done');
  const [thread] = await db().select().from(threads).where(eq(threads.guestEmail, stranger));
  expect(await bodiesIn(thread?.id ?? '')).toEqual(['Spam from your server\n\nPlease look.']);
});

interface Sample {
  name: string;
  headers?: Record<string, string>;
  checked?: Record<string, string>;
  from?: string;
  text?: string;
}
const { automatic, forged } = parse(readFileSync(`${import.meta.dirname}/unwanted-replies.yaml`, 'utf8')) as {
  automatic: Sample[];
  forged: Sample[];
};

test('programs that answer by themselves begin no loop: nothing is written, and nothing goes out', async () => {
  expect(automatic.length).toBeGreaterThanOrEqual(50);
  const person = await conversation();
  await runJobs(database.queue(), 'send-mail');
  const before = [await bodiesIn(person.threadId), await db().$count(mails)];
  const reasons: [string, string | null | undefined][] = [];
  for (const { name, headers = {}, from = person.email, text = 'I’m away until Monday.' } of automatic) {
    const { row } = await deliver(database, received({ from, to: person.to, text: `${text} (${name})`, headers }));
    reasons.push([name, row?.state]);
  }
  expect(reasons.filter(([, state]) => state !== 'ignored')).toEqual([]);
  expect([await bodiesIn(person.threadId), await db().$count(mails)]).toEqual(before);
});

test('of 100 forged replies, none gets in', async () => {
  const [person, stranger] = [await conversation(), await conversation()];
  const unverified = await makePerson({ proved: false });
  const who: Record<string, string> = { owner: person.email, stranger: stranger.email, unverified: unverified.email };
  const before = [await bodiesIn(person.threadId), await bodiesIn(stranger.threadId)];
  const addresses = [person.to, ...badAddresses(person.to, stranger.to)];
  let tried = 0;
  for (const to of addresses)
    for (const { name, from = 'owner', checked = {} } of forged) {
      await deliver(database, received({ from: who[from] ?? from, to, text: `Pay to this account. ${name}`, checked }));
      tried++;
    }
  expect(tried).toBeGreaterThanOrEqual(100);
  expect([await bodiesIn(person.threadId), await bodiesIn(stranger.threadId)]).toEqual(before);
  // The owner's own email doesn't get in at a made-up address, either.
  for (const to of badAddresses(person.to, stranger.to))
    expect(await deliver(database, received({ from: person.email, to, text: 'Hello' }))).toMatchObject({
      said: { ok: false, status: 550 },
    });
});

/** Addresses that only look like ours. */
function badAddresses(to: string, other: string): string[] {
  const [local = '', host = ''] = to.split('@');
  const [named = '', signature = ''] = local.split('.');
  const [, otherSignature = ''] = (other.split('@')[0] ?? '').split('.');
  return [
    `${named}.${otherSignature}@${host}`,
    `${named}.${signature.split('').reverse().join('')}@${host}`,
    `${named}@${host}`,
    `${named.replace('reply+', 'answer+')}.${signature}@${host}`,
  ];
}

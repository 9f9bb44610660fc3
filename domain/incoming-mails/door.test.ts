import { readdirSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { closeDatabase, db } from '../../db/connect.ts';
import { emailAddresses, incomingMails, mails, senderTests } from '../../db/schema/index.ts';
import type { Client } from '../../outside/mail-in/receiver.ts';
import { getFile, openStorage, storeAt } from '../../outside/storage/storage.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { emailSite } from '../../tests/helpers/email-site.ts';
import { deliver, mailHost, ourAddress, received } from '../../tests/helpers/incoming-mails.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { limits } from '../limits/limits.ts';
import { threadOfPerson } from '../messages/threads.ts';
import { admitRecipient, greetSender, keepMail } from './door.ts';

const database = useDatabase();

const client: Client = { address: '192.0.2.7', helo: 'mail.people.test', isEncrypted: true };
const admitted = async (recipient: string, sender = 'dana@people.test') => {
  const answer = await admitRecipient(recipient, sender, client);
  return answer.ok ? 'yes' : `${answer.status} ${answer.message.split(' ')[0]}`;
};
/** Names of the files that are stored. */
const files = () => readdirSync(`${database.filesFolder()}/files`, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

async function aThread() {
  const person = await makePerson();
  const thread = await db().transaction((tx) => threadOfPerson(tx, person.id));
  return { ...person, threadId: thread.id, to: ourAddress('reply', thread.id) };
}

test('an owner’s domain takes email only at its addresses, and we pass on email to no other', async () => {
  const { projectId } = await emailSite('hollis.test');
  await db().insert(emailAddresses).values({ projectId, localPart: 'info', senderName: 'Hollis' });
  expect(await admitted('info@hollis.test')).toBe('yes');
  expect(await admitted('nobody@hollis.test')).toBe('550 5.1.1');
  for (const elsewhere of ['dana@gmail.test', 'dana@www.elsewhere.test', `dana@sub.${mailHost()}`, 'dana'])
    expect(await admitted(elsewhere), elsewhere).toBe('550 5.7.1');
});

test('our own host takes email at addresses that name something, reports, and what every mail host has', async () => {
  const { to, threadId } = await aThread();
  const [mail] = await db().insert(mails).values({ eventKey: 'x', template: 'welcome', recipient: 'x@people.test', props: {} }).returning();
  const [probe] = await db().insert(senderTests).values({ domain: 'sunup.test', isOwners: false, startedBy: 'admin:x' }).returning();
  const good = [
    to,
    ourAddress('bounce', mail?.id ?? ''),
    ourAddress('bounce', probe?.id ?? ''),
    ourAddress('test', probe?.id ?? ''),
    ...['dmarc', 'postmaster', 'abuse'].map((name) => `${name}@${mailHost()}`),
  ];
  for (const recipient of good) expect(await admitted(recipient), recipient).toBe('yes');
  const none = '01890000-0000-7000-8000-000000000000';
  const bad = [
    ourAddress('reply', none),
    ourAddress('answer', threadId),
    ourAddress('bounce', none),
    ourAddress('test', none),
    to.replace('reply+', 'test+'),
    `info@${mailHost()}`,
    `reply+@${mailHost()}`,
  ];
  for (const recipient of bad) expect(await admitted(recipient), recipient).toBe('550 5.1.1');
});

test('senders, addresses and connections have limits, and servers on this machine don’t', async () => {
  const { to } = await aThread();
  for (let n = 0; n < limits.mailSender.points; n++) expect(await admitted(to)).toBe('yes');
  expect(await admitted(to)).toBe('450 4.7.1');
  expect(await admitted(to, 'other@people.test')).toBe('yes');
  const full = await aThread();
  await db().execute(
    sql`insert into rate_limits (key, points, expire) values (${`mailRecipient:${full.threadId}`}, ${limits.mailRecipient.points}, ${Date.now() + 3_600_000})`,
  );
  expect(await admitted(full.to)).toBe('452 4.2.2');
  await db().execute(
    sql`insert into rate_limits (key, points, expire) values ('mailConnection:192.0.2.8', ${limits.mailConnection.points}, ${Date.now() + 3_600_000})`,
  );
  expect(await greetSender({ ...client, address: '192.0.2.8' })).toMatchObject({ ok: false, status: 421 });
  expect([await greetSender(client), await greetSender({ ...client, address: '::ffff:127.0.0.1' })]).toEqual([{ ok: true }, { ok: true }]);
});

test('other spellings of an address have no limits of their own', async () => {
  const { projectId } = await emailSite('spellings.test');
  await db()
    .insert(emailAddresses)
    .values(['info', '*'].map((localPart) => ({ projectId, localPart, senderName: 'Hollis' })));
  for (let n = 0; n < limits.mailSender.points; n++) expect(await admitted(`info+${n}@spellings.test`)).toBe('yes');
  expect(await admitted('info+more@spellings.test')).toBe('450 4.7.1');
  for (let n = 0; n < limits.mailSender.points; n++) expect(await admitted(`made-up-${n}@spellings.test`)).toBe('yes');
  expect(await admitted('made-up@spellings.test')).toBe('450 4.7.1');
});

test('an email is stored whole before it’s acknowledged, with how it came, once for each recipient', async () => {
  const [one, other] = [await aThread(), await aThread()];
  const mail = received({ from: one.email, to: [one.to, other.to], text: 'Hello' });
  expect(await keepMail(mail)).toEqual({ ok: true });
  const rows = await db().select().from(incomingMails).where(eq(incomingMails.sender, one.email));
  expect(rows.map(({ recipient, kind, subjectId, state }) => [recipient, kind, subjectId, state]).sort()).toEqual(
    [
      [one.to, 'reply', one.threadId, 'new'],
      [other.to, 'reply', other.threadId, 'new'],
    ].sort(),
  );
  const stored = await getFile(rows[0]?.fileKey ?? '');
  expect(stored.toString()).toMatch(
    /^Received: from mail\.people\.test \(\[192\.0\.2\.7\]\)\r\n\tby mail\.sites\.localhost with ESMTPS id [0-9a-f]{16};\r\n\t[^\r\n]+ \+0000\r\nFrom: /,
  );
  expect(stored.subarray(-mail.raw.length).equals(mail.raw)).toBe(true);
  expect(rows[0]?.bytes).toBe(stored.length);
});

test('one that’s delivered again is acknowledged and does nothing, also at the same moment', async () => {
  const { email, to } = await aThread();
  const mail = received({ from: email, to, text: 'Again' });
  const before = files().length;
  const said = await Promise.all([keepMail(mail), keepMail(mail), keepMail(mail)]);
  expect(said).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect(await db().$count(incomingMails, eq(incomingMails.recipient, to))).toBe(1);
  expect(files().length).toBe(before + 1);
});

test('a forged copy that comes first doesn’t keep the real one out', async () => {
  const { email, to } = await aThread();
  const mail = received({ from: email, to, text: 'The real one', messageId: '<real@people.test>' });
  const forged = { ...mail, authentication: { ...mail.authentication, verdict: 'fail' as const } };
  expect((await deliver(database, forged)).row?.state).toBe('ignored');
  expect((await deliver(database, mail)).row?.state).toBe('done');
});

test('an author’s domain that asks for it has forgeries refused, and one that can’t be checked comes again', async () => {
  const { email, to } = await aThread();
  const said = async (recipient: string, checked: Parameters<typeof received>[0]['checked'] = {}) => {
    const answer = await keepMail(received({ from: email, to: recipient, checked }));
    return answer.ok ? 'yes' : `${answer.status} ${answer.message.split(' ')[0]}`;
  };
  expect(await said(to, { verdict: 'fail', policy: 'reject' })).toBe('550 5.7.26');
  expect(await said(to, { verdict: 'later' })).toBe('451 4.7.5');
  expect(await said(to, { verdict: 'fail', policy: 'quarantine' })).toBe('yes');
  expect(await said(`dmarc@${mailHost()}`, { verdict: 'later' })).toBe('451 4.7.5');
  // A bounce rests on the address that it comes to, and a sender test shows what arrived.
  const [probe] = await db().insert(senderTests).values({ domain: 'sunup.test', isOwners: false, startedBy: 'admin:x' }).returning();
  for (const kind of ['bounce', 'test'] as const)
    expect(await said(ourAddress(kind, probe?.id ?? ''), { verdict: 'fail', policy: 'reject' })).toBe('yes');
});

test('what can’t be stored isn’t acknowledged and leaves no file', async () => {
  const { email, to } = await aThread();
  const before = files().length;
  await db().execute(sql`alter table incoming_mails add constraint none check (false) not valid`);
  expect(await keepMail(received({ from: email, to }))).toMatchObject({ ok: false, status: 451 });
  await db().execute(sql`alter table incoming_mails drop constraint none`);
  expect(files().length).toBe(before);
  openStorage({ ...storeAt({ dataDir: database.filesFolder() }), write: () => Promise.reject(new Error('The disk is full.')) });
  expect(await keepMail(received({ from: email, to }))).toMatchObject({ ok: false, status: 451 });
  database.open();
  expect(await db().$count(incomingMails, eq(incomingMails.recipient, to))).toBe(0);
});

test('while the database is away, senders are asked to come again', async () => {
  const { email, to } = await aThread();
  await closeDatabase();
  const answers = [await greetSender(client), await admitRecipient(to, email, client), await keepMail(received({ from: email, to }))];
  database.open();
  expect(answers.map((answer) => !answer.ok && answer.status)).toEqual([451, 451, 451]);
});

import { readFileSync } from 'node:fs';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { db } from '../../db/connect.ts';
import { blockedRecipients, leadMails, leads, mails, notifications, relayedMails } from '../../db/schema/index.ts';
import { sendQueuedMail } from '../../jobs/send-mail.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { deliver, ourAddress, received } from '../../tests/helpers/incoming-mails.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { projectRow } from '../../tests/helpers/projects.ts';
import { addMailbox, receiveAt, siteWithMailbox } from '../../tests/helpers/site-emails.ts';
import { minuteMs } from '../../time/units.ts';
import { addressesOf, receivingAddress } from '../email-addresses/queries.ts';
import { unblockAsAdmin } from '../mails/admin.ts';
import { blockedReason, blockOf } from '../mails/blocked.ts';
import { queueMail } from '../mails/mails.ts';
import { blockedAddresses, bouncedMails } from './queries.ts';

const database = useDatabase();
useInbox();

interface Sample {
  name: string;
  raw: string;
  state: 'sent' | 'bounced';
  blocks: boolean;
  says: string;
  detail: string;
}
const { reports } = parse(readFileSync(`${import.meta.dirname}/bounces.yaml`, 'utf8')) as { reports: Sample[] };

async function sent(recipient: string) {
  const eventKey = `welcome:${recipient}:${Math.random()}`;
  await queueMail(db(), { eventKey, template: 'welcome', recipient, props: { firstName: 'Dana', url: 'http://localhost:3000/' } });
  const mail = await mailWith(eventKey);
  await sendQueuedMail(mail.id);
  return { ...mail, to: ourAddress('bounce', mail.id) };
}

async function mailWith(eventKey: string) {
  const [mail] = await db().select().from(mails).where(eq(mails.eventKey, eventKey));
  if (!mail) throw new Error('The email is not in the outbox.');
  return mail;
}

const stateOf = async (id: string) => (await db().select().from(mails).where(eq(mails.id, id)))[0];

/** An email from a visitor that was passed on to an owner's mailbox. */
async function passedOn() {
  const site = await siteWithMailbox();
  await receiveAt(site);
  const [relay] = await db().select().from(relayedMails).where(eq(relayedMails.projectId, site.projectId));
  if (!relay) throw new Error('The email was not passed on.');
  return { site, relay };
}

const relayOf = async (id: string) => (await db().select().from(relayedMails).where(eq(relayedMails.id, id)))[0];

/** A report as it comes in: without a sender, and never proved. */
function reported(to: string, raw: string) {
  const checked = { author: '', verdict: 'fail', spf: 'none', dkim: 'none', dmarc: 'none', policy: '' } as const;
  return received({ from: '', sender: '', to, raw: raw.replaceAll('\n', '\r\n'), checked });
}

test.each(reports)('$name', async ({ raw, state, blocks, says, detail }) => {
  expect(reports.length).toBeGreaterThanOrEqual(12);
  const admin = await makePerson({ admin: true });
  const { email } = await makePerson();
  const { id, to } = await sent(email);
  const { row } = await deliver(database, reported(to, raw));
  expect(row?.state).toBe('done');
  expect(await stateOf(id)).toMatchObject({ state, error: expect.stringContaining(detail) });
  expect((await blockOf(email)) !== undefined).toBe(blocks);
  const told = await db().select().from(notifications).where(eq(notifications.userId, admin.id));
  expect(told.map(({ message }) => message)).toEqual(says ? [expect.stringContaining(says)] : []);
  // The next email goes out unless the address is blocked.
  const next = await sent(email);
  expect((await stateOf(next.id))?.state).toBe(blocks ? 'withheld' : 'sent');
  await db().delete(blockedRecipients);
});

const hard = reports.find(({ name }) => name.startsWith('Postfix: unknown'))?.raw ?? '';

test('a hard bounce stops further email to that address alone, and counts once', async () => {
  const admin = await makePerson({ admin: true });
  const [gone, there] = ['gone@people.test', 'there@people.test'];
  const { to, createdAt } = await sent(gone);
  await deliver(database, reported(to, hard));
  // Two servers on the way may report the same one.
  await deliver(database, reported(to, hard.replaceAll('4R2', '4R9')));
  expect(Date.now() - createdAt.getTime()).toBeLessThan(minuteMs);
  expect((await blockedAddresses()).map(({ address, reason }) => [address, reason])).toEqual([[gone, 'bounced']]);
  expect(await bouncedMails()).toContainEqual(expect.objectContaining({ recipient: gone, what: 'welcome' }));
  expect(await db().select().from(notifications).where(eq(notifications.userId, admin.id))).toHaveLength(1);
  await sent(there);
  const upperCase = await sent('Gone@People.test');
  expect(await stateOf(upperCase.id)).toMatchObject({ state: 'withheld', error: blockedReason, props: { firstName: 'Dana' } });
  expect([caughtMails(there).length, caughtMails(gone).length]).toEqual([1, 1]);
});

test('unblocking an address sends what it missed, except codes', async () => {
  const admin = await makePerson({ admin: true });
  const code = { firstName: 'Dana', code: '123456', purpose: 'login' as const };
  const expiresAt = new Date(Date.now() + 10 * minuteMs);
  await queueMail(db(), { eventKey: 'code', template: 'login-code', recipient: 'gone@people.test', props: code, expiresAt });
  const { id } = await mailWith('code');
  await sendQueuedMail(id);
  expect(await stateOf(id)).toMatchObject({ state: 'withheld', props: {} });
  expect(await unblockAsAdmin(admin.id, 'gone@people.test')).toBe(1);
  expect(await unblockAsAdmin(admin.id, 'gone@people.test')).toBeUndefined();
  await runJobs(database.queue(), 'send-mail');
  expect(await db().$count(mails, inArray(mails.state, ['queued']))).toBe(0);
  expect((await stateOf(id))?.state).toBe('withheld');
  expect(caughtMails('gone@people.test')).toHaveLength(2);
});

test('an owner’s answer that comes back is marked, the owner learns of it, and its recipient is blocked', async () => {
  const admin = await makePerson({ admin: true });
  const { projectId, owner } = await projectRow();
  const recipient = 'rosa@customer.test';
  const [lead] = await db()
    .insert(leads)
    .values({ projectId, kind: 'email', page: '', name: 'Rosa', email: recipient, message: 'Hi' })
    .returning();
  const written = { messageId: '<a@hollis.test>', fromName: 'Hollis', fromAddress: 'info@hollis.test', toAddress: recipient };
  const [answer] = await db()
    .insert(leadMails)
    .values({ leadId: lead?.id ?? '', direction: 'out', ...written, subject: 'Re: Hi', body: 'Hello' })
    .returning();
  const [relayed] = await db()
    .insert(relayedMails)
    .values({ projectId, eventKey: 'answer:1', kind: 'answer', recipient, leadMailId: answer?.id ?? '', state: 'sent' })
    .returning();
  const delay = reports.find(({ name }) => name === 'Postfix: still trying')?.raw ?? '';
  await deliver(database, reported(ourAddress('bounce', relayed?.id ?? ''), delay));
  const told = () => db().select({ title: notifications.title }).from(notifications).where(eq(notifications.userId, owner.id));
  expect(await told()).toEqual([]);
  const { row } = await deliver(database, reported(ourAddress('bounce', relayed?.id ?? ''), hard));
  expect(row).toMatchObject({ state: 'done', projectId });
  const [now] = await db().select().from(relayedMails).where(eq(relayedMails.projectId, projectId));
  expect(now).toMatchObject({ state: 'bounced', error: expect.stringContaining('5.1.1') });
  expect(await told()).toEqual([{ title: 'Your answer wasn’t delivered' }]);
  expect(await blockOf(recipient)).toMatchObject({ reason: 'bounced' });
  const toldStaff = () => db().$count(notifications, eq(notifications.userId, admin.id));
  expect(await toldStaff(), 'a mistyped address says nothing about how we send').toBe(0);
  await deliver(database, reported(ourAddress('bounce', relayed?.id ?? ''), hard.replaceAll('5.1.1', '5.7.26')));
  expect(await toldStaff(), 'and this does').toBe(1);
});

test.each([
  ['with a general status, keeps our own emails', 'Yahoo: no such account, with a general status', undefined, 'sent'],
  ['for certain that there’s no such mailbox, stops them', 'Postfix: unknown user', 'bounced', 'withheld'],
] as const)('an email passed on to an owner’s mailbox that’s refused %s', async (_, name, reason, state) => {
  const { site, relay } = await passedOn();
  const raw = reports.find((one) => one.name === name)?.raw ?? '';
  const { row } = await deliver(database, reported(ourAddress('bounce', relay.id), raw));
  expect(row?.state).toBe('done');
  expect((await relayOf(relay.id))?.state).toBe('bounced');
  expect((await blockOf(site.mailbox))?.reason).toBe(reason);
  expect((await stateOf((await sent(site.mailbox)).id))?.state).toBe(state);
  await db().delete(blockedRecipients);
});

test('one marked as spam stops what’s passed on to that mailbox, and not our own emails', async () => {
  const admin = await makePerson({ admin: true });
  const { site, relay } = await passedOn();
  await addMailbox(site.projectId, site.addressId, 'partner@people.test');
  const complaint = reports.find(({ name }) => name === 'Yahoo: a complaint')?.raw ?? '';
  await deliver(database, reported(ourAddress('bounce', relay.id), complaint));
  await deliver(database, reported(ourAddress('bounce', relay.id), `${complaint}\n`));
  expect(await blockOf(site.mailbox)).toBeUndefined();
  expect((await stateOf((await sent(site.mailbox)).id))?.state).toBe('sent');
  const [shown] = await addressesOf(site.projectId);
  expect(shown?.mailboxes.map(({ address, state }) => [address, state])).toEqual([
    [site.mailbox, 'complained'],
    ['partner@people.test', 'verified'],
  ]);
  expect(await receivingAddress(site.address)).toMatchObject({
    mailboxes: [site.mailbox, 'partner@people.test'],
    passesTo: ['partner@people.test'],
  });
  const bells = (userId: string) => db().select({ title: notifications.title }).from(notifications).where(eq(notifications.userId, userId));
  expect((await bells(site.owner.id)).filter(({ title }) => title.startsWith('We no longer pass email on to'))).toHaveLength(1);
  expect(await bells(admin.id)).toEqual([{ title: 'An email was marked as spam' }]);
  await receiveAt(site, { messageId: '<second@visitor.example>' });
  const relays = await db().select().from(relayedMails).where(eq(relayedMails.projectId, site.projectId));
  expect(relays.map(({ recipient }) => recipient).sort()).toEqual([site.mailbox, 'partner@people.test'].sort());
});

test('what isn’t a report changes nothing: a vacation notice, or words of a person', async () => {
  const { id, to } = await sent('away@people.test');
  const away = received({ from: 'away@people.test', sender: '', to, text: 'I’m away.', headers: { 'Auto-Submitted': 'auto-replied' } });
  expect((await deliver(database, away)).row).toMatchObject({ state: 'ignored', reason: 'It isn’t a report about a delivery.' });
  const person = received({ from: 'away@people.test', to, text: '550 5.1.1 No such user' });
  expect((await deliver(database, person)).row?.state).toBe('ignored');
  expect((await stateOf(id))?.state).toBe('sent');
});

test('a report names no one but the recipient of the email that it came back to', async () => {
  const { to } = await sent('mine@people.test');
  await deliver(database, reported(to, hard.replaceAll('gone@people.test', 'victim@people.test')));
  expect(await blockOf('victim@people.test')).toBeUndefined();
  expect(await blockOf('mine@people.test')).toBeDefined();
});

import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { emailAddresses, leadFiles, leadMails, leads, mails, notifications, relayedMails } from '../../db/schema/index.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { addAddress, addMailbox, arrived, type EmailSite, receiveAt, siteWithMailbox, vera } from '../../tests/helpers/site-emails.ts';
import { emailWithFiles, newMessageId, unproved } from '../../tests/helpers/written-emails.ts';
import { dayMs, hourMs } from '../../time/units.ts';
import { sendLeadDigests } from '../leads/digest.ts';
import { markLeadsRead } from '../leads/leads.ts';
import { leadCounts, leadsOf } from '../leads/queries.ts';
import { limits } from '../limits/limits.ts';
import { readMailToken } from '../mail-tokens.ts';
import { acceptLead } from './inbox.ts';
import { receiveEmail } from './receive.ts';

const database = useDatabase();
useInbox();

const host = () => env().mailIn?.host ?? '';
const leadsIn = (site: EmailSite) => db().select().from(leads).where(eq(leads.projectId, site.projectId)).orderBy(leads.id);
const relaysIn = (site: EmailSite) => db().select().from(relayedMails).where(eq(relayedMails.projectId, site.projectId));
const bellsOf = (site: EmailSite) => db().select().from(notifications).where(eq(notifications.userId, site.owner.id));
const emailsIn = (leadId: string) => db().select().from(leadMails).where(eq(leadMails.leadId, leadId)).orderBy(leadMails.id);

test('an email becomes a lead, and its owner hears of it', async () => {
  const site = await siteWithMailbox();
  expect(await receiveAt(site)).toEqual({ state: 'done' });
  const [lead] = await leadsIn(site);
  expect(lead).toMatchObject({
    kind: 'email',
    name: 'Vera Visitor',
    email: 'vera@visitor.example',
    subject: 'Leaking sink',
    message: 'My sink leaks.',
    toAddress: site.address,
    isSpam: false,
    readAt: null,
  });
  expect(await bellsOf(site)).toMatchObject([{ title: `New email to ${site.address}`, message: 'From Vera Visitor.' }]);
  expect((await leadCounts(site.owner.id, site.projectId)).emails).toBe(1);
});

test('the email is passed on with its words, from the site’s address, and a reply to it comes to us', async () => {
  const site = await siteWithMailbox();
  const messageId = newMessageId();
  await receiveAt(site, { messageId });
  await runJobs(database.queue(), 'relay-mail');
  const [caught] = caughtMails(site.mailbox);
  expect(caught).toMatchObject({ subject: 'Leaking sink', messageId, text: expect.stringContaining('My sink leaks.') });
  expect(caught?.headers.from).toContain('Vera Visitor');
  expect(caught?.headers.from).not.toContain('vera@visitor.example');
  expect(caught?.headers['list-id']).toBe(`<${site.address.replace('@', '.')}.${host()}>`);
  const [lead] = await leadsIn(site);
  expect(readMailToken(caught?.headers['reply-to']?.split('@')[0] ?? '')).toEqual({ kind: 'answer', id: lead?.id });
  expect(await relaysIn(site)).toMatchObject([{ state: 'sent', recipient: site.mailbox, attempts: 1 }]);
});

test('an email whose content can’t be read is shown with its sender and subject, and passed on as it is', async () => {
  const site = await siteWithMailbox();
  const parts = Array.from({ length: 200 }, (_, n) => `Content-Type: multipart/mixed; boundary=x${n}\n\n--x${n}`);
  const body = [...parts, '', 'My sink leaks.'].join('\n');
  expect(await receiveAt(site, { more: ['Content-Type: multipart/mixed; boundary=x'], body: `--x\n${body}` })).toEqual({ state: 'done' });
  expect(await leadsIn(site)).toMatchObject([
    { name: 'Vera Visitor', subject: 'Leaking sink', message: '(We couldn’t read what’s in this email.)', isSpam: false },
  ]);
  await runJobs(database.queue(), 'relay-mail');
  expect(caughtMails(site.mailbox)[0]?.text).toContain('My sink leaks.');
});

test('an owner whose mailbox gets the email gets no email about it, and any other one does', async () => {
  const [own, another] = [await siteWithMailbox(), await siteWithMailbox({ ownMailbox: false })];
  await receiveAt(own);
  await receiveAt(another);
  expect(await db().$count(mails, eq(mails.userId, own.owner.id))).toBe(0);
  const [mail] = await db().select().from(mails).where(eq(mails.userId, another.owner.id));
  expect(mail).toMatchObject({ template: 'lead-received', props: { kind: 'email', subject: 'Leaking sink', message: 'My sink leaks.' } });
});

test('each verified mailbox gets it, and one that isn’t verified doesn’t', async () => {
  const site = await siteWithMailbox();
  await addMailbox(site.projectId, site.addressId, 'second@gmail.test');
  await addMailbox(site.projectId, site.addressId, 'unverified@gmail.test', false);
  await receiveAt(site);
  expect((await relaysIn(site)).map(({ recipient }) => recipient).sort()).toEqual([site.mailbox, 'second@gmail.test'].sort());
});

test.each([
  [
    'names an email of it',
    (first: string) => ({ more: [`In-Reply-To: ${first}`], subject: 'Something else', from: 'Al <al@visitor.example>' }),
    1,
  ],
  ['names it among others', (first: string) => ({ more: [`References: <a@b.example> ${first} <c@d.example>`], subject: 'Other' }), 1],
  ['has the same subject', () => ({ subject: 'RE: Fwd: leaking  sink' }), 1],
  ['has another subject', () => ({ subject: 'Leaking roof' }), 2],
  ['has the same subject from someone else', () => ({ from: 'al@visitor.example' }), 2],
  ['has no subject', () => ({ subject: '' }), 2],
])('an email that %s', async (_, second, count) => {
  const site = await siteWithMailbox();
  const first = newMessageId();
  await receiveAt(site, { messageId: first });
  await markLeadsRead(site.owner.id, site.projectId);
  await receiveAt(site, { body: 'It got worse.', ...second(first) });
  const all = await leadsIn(site);
  expect(all).toHaveLength(count);
  const unread = all.filter(({ readAt }) => readAt === null);
  expect(unread, 'what came last is unread').toHaveLength(1);
  expect((await emailsIn(unread[0]?.id ?? '')).at(-1)).toMatchObject({ body: 'It got worse.', direction: 'in' });
});

test('after 30 days the same subject is a new matter, and another site’s emails are never continued', async () => {
  const [site, other] = [await siteWithMailbox(), await siteWithMailbox()];
  const messageId = newMessageId();
  await receiveAt(site, { messageId });
  await db()
    .update(leadMails)
    .set({ createdAt: new Date(Date.now() - 31 * dayMs) });
  await receiveAt(site);
  expect(await leadsIn(site)).toHaveLength(2);
  await receiveAt(other, { more: [`In-Reply-To: ${messageId}`] });
  expect(await leadsIn(other)).toHaveLength(1);
});

test('the same email twice, also at once, is one, and is passed on once', async () => {
  const site = await siteWithMailbox();
  const messageId = newMessageId();
  await Promise.all([receiveAt(site, { messageId }), receiveAt(site, { messageId })]);
  await receiveAt(site, { messageId });
  const [lead] = await leadsIn(site);
  expect(await emailsIn(lead?.id ?? '')).toHaveLength(1);
  expect(await relaysIn(site)).toHaveLength(1);
  expect(await bellsOf(site)).toHaveLength(1);
});

test('an email that has the Message-ID of another one keeps it out of nothing', async () => {
  const site = await siteWithMailbox();
  const messageId = newMessageId();
  await receiveAt(site, {
    messageId,
    from: 'Mallory <mallory@evil.example>',
    body: 'Not the order.',
    authentication: { ...unproved, policy: 'reject' },
  });
  await receiveAt(site, { messageId, authentication: { ...unproved, policy: 'reject' } });
  await receiveAt(site, { messageId });
  await receiveAt(site, { messageId });
  expect((await leadsIn(site)).map(({ name, isSpam }) => [name, isSpam])).toEqual([
    ['Mallory', true],
    ['Vera Visitor', true],
    ['Vera Visitor', false],
  ]);
  expect(await relaysIn(site)).toHaveLength(1);
});

test('an email to two addresses of a site is one, and reaches the mailboxes of both', async () => {
  const site = await siteWithMailbox();
  const salesId = await addAddress(site.projectId, 'sales');
  await addMailbox(site.projectId, salesId, 'sales@gmail.test');
  const messageId = newMessageId();
  await receiveAt(site, { messageId });
  await receiveAt(site, { messageId, recipient: `sales@${site.domain}` });
  expect(await leadsIn(site)).toHaveLength(1);
  expect((await relaysIn(site)).map(({ recipient }) => recipient).sort()).toEqual([site.mailbox, 'sales@gmail.test'].sort());
});

test('files are kept as uploads are, and what isn’t kept is named', async () => {
  const site = await siteWithMailbox();
  const files = [
    { name: 'plan.pdf', content: Buffer.from('%PDF-1.7 plan') },
    { name: 'invoice.exe', content: Buffer.from('MZ program') },
    { name: 'archive.bin', content: Buffer.from([0, 1, 2, 3]) },
    { name: 'logo.png', type: 'image/png', content: Buffer.from('tiny'), isInline: true },
    // Apple Mail shows small documents inside the text.
    { name: 'hours.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 hours'), isInline: true },
  ];
  const raw = emailWithFiles({ from: vera, to: site.address }, files);
  const { incoming, mail } = await arrived(raw, { recipient: site.address, projectId: site.projectId });
  await receiveEmail(incoming, mail);
  const [stored] = await emailsIn((await leadsIn(site))[0]?.id ?? '');
  expect(stored?.notes).toEqual([
    'invoice.exe wasn’t kept because this kind of file can be harmful.',
    'archive.bin wasn’t kept because it’s a kind of file that we can’t check.',
  ]);
  const kept = await db()
    .select()
    .from(leadFiles)
    .where(eq(leadFiles.leadMailId, stored?.id ?? ''));
  expect(kept.map(({ fileName, type }) => [fileName, type])).toEqual([
    ['plan.pdf', 'application/pdf'],
    ['hours.pdf', 'application/pdf'],
  ]);
  await runJobs(database.queue(), 'relay-mail');
  expect(caughtMails(site.mailbox)[0]?.attachments.map(({ filename }) => filename)).toEqual(files.map(({ name }) => name));
});

test('possible spam waits apart, and is passed on once its owner says that it’s none', async () => {
  const [site, stranger] = [await siteWithMailbox(), await siteWithMailbox()];
  await receiveAt(site, { authentication: unproved, body: 'You won: http://prizes.example' });
  const [lead] = await leadsIn(site);
  expect(lead?.isSpam).toBe(true);
  expect(await relaysIn(site)).toEqual([]);
  expect(await bellsOf(site)).toEqual([]);
  await acceptLead(stranger.owner.id, site.projectId, lead?.id ?? '');
  expect(await relaysIn(site)).toEqual([]);
  await acceptLead(site.owner.id, site.projectId, lead?.id ?? '');
  await acceptLead(site.owner.id, site.projectId, lead?.id ?? '');
  expect(await relaysIn(site)).toMatchObject([{ kind: 'pass-on', recipient: site.mailbox }]);
  expect((await leadsIn(site))[0]?.isSpam).toBe(false);
});

test('what may be spam doesn’t slip into a conversation by naming an email of it, unless we sent that one', async () => {
  const site = await siteWithMailbox();
  const messageId = newMessageId();
  await receiveAt(site, { messageId });
  const spam = { authentication: unproved, body: 'See http://prizes.example' };
  await receiveAt(site, { ...spam, more: [`In-Reply-To: ${messageId}`] });
  const [lead, suspect] = await leadsIn(site);
  expect(suspect?.isSpam).toBe(true);
  const ours = newMessageId();
  await db()
    .insert(leadMails)
    .values({
      leadId: lead?.id ?? '',
      direction: 'out',
      messageId: ours,
      fromName: '',
      fromAddress: '',
      toAddress: '',
      subject: '',
      body: '',
    });
  await receiveAt(site, { ...spam, more: [`In-Reply-To: ${ours}`] });
  expect(await emailsIn(lead?.id ?? '')).toHaveLength(3);
  await receiveAt(site, { ...spam, authentication: { ...unproved, policy: 'quarantine' }, more: [`In-Reply-To: ${ours}`] });
  expect(await emailsIn(lead?.id ?? ''), 'a forged one doesn’t either').toHaveLength(3);
});

test('over the limit, an email is listed but not passed on, and a digest tells of it', async () => {
  const site = await siteWithMailbox();
  for (let sent = 0; sent <= limits.passOn.points; sent++) await receiveAt(site, { subject: `Matter ${sent}` });
  const all = await leadsIn(site);
  expect(all).toHaveLength(limits.passOn.points + 1);
  expect(await relaysIn(site)).toHaveLength(limits.passOn.points);
  expect(all.at(-1)).toMatchObject({ isOverLimit: true, isSpam: false });
  await sendLeadDigests(new Date(Date.now() + 2 * hourMs));
  const digests = () => db().$count(mails, and(eq(mails.userId, site.owner.id), eq(mails.template, 'lead-digest')));
  expect(await digests()).toBe(1);
  // Each of these continues a conversation: no second digest that day, and one the day after.
  await receiveAt(site, { subject: `Matter ${limits.passOn.points}`, body: 'It got worse.' });
  await sendLeadDigests(new Date(Date.now() + 3 * hourMs));
  expect(await digests()).toBe(1);
  await db()
    .update(leads)
    .set({ digestedAt: new Date(Date.now() - 25 * hourMs) })
    .where(and(eq(leads.projectId, site.projectId), eq(leads.isOverLimit, true)));
  await sendLeadDigests();
  await sendLeadDigests(new Date(Date.now() + 25 * hourMs));
  expect(await digests()).toBe(2);
});

test('an email that continues a conversation moves it up in the list', async () => {
  const site = await siteWithMailbox();
  const shown = async () => (await leadsOf(site.owner.id, site.projectId)).map(({ subject }) => subject);
  await receiveAt(site, { subject: 'Sink' });
  await receiveAt(site, { subject: 'Roof' });
  expect(await shown()).toEqual(['Roof', 'Sink']);
  await receiveAt(site, { subject: 'Re: Sink' });
  expect(await shown()).toEqual(['Sink', 'Roof']);
});

test.each([
  ['what we passed on and what comes back', (site: EmailSite) => ({ more: [`X-Loop: ${site.address}`] })],
  ['what another site of ours passed on', () => ({ more: [`List-Id: <info.other.example.${host()}>`] })],
  ['what’s forged as the site itself', (site: EmailSite) => ({ from: `Someone <sales@${site.domain}>`, authentication: unproved })],
  ['what names our mail host', () => ({ from: `Someone <info.hollis@${host()}>` })],
])('%s is ignored', async (_, written) => {
  const site = await siteWithMailbox();
  expect(await receiveAt(site, written(site))).toMatchObject({ state: 'ignored' });
  expect(await leadsIn(site)).toEqual([]);
});

test('a service that may send as the owner’s domain gets through, and answers go to the customer that it names', async () => {
  const site = await siteWithMailbox();
  await receiveAt(site, { from: `Bookings <info@${site.domain}>`, more: ['Reply-To: vera@visitor.example'] });
  expect(await leadsIn(site)).toMatchObject([{ name: 'Bookings', email: 'vera@visitor.example' }]);
  expect(await relaysIn(site)).toMatchObject([{ kind: 'pass-on' }]);
});

test('an email to an address that’s gone is ignored', async () => {
  const site = await siteWithMailbox();
  expect(await receiveAt(site, { recipient: `former@${site.domain}` })).toEqual({
    state: 'ignored',
    reason: 'The address no longer exists.',
  });
});

test('an answer goes where Reply-To says, but never to the site itself', async () => {
  const site = await siteWithMailbox();
  await receiveAt(site, { from: 'Form <no-reply@forms.example>', more: ['Reply-To: vera@visitor.example'] });
  await receiveAt(site, { subject: 'Roof', more: [`Reply-To: info@${site.domain}`] });
  expect((await leadsIn(site)).map(({ email }) => email)).toEqual(['vera@visitor.example', 'vera@visitor.example']);
});

const away = { firstDay: '2026-01-01', lastDay: '2099-12-31', text: 'We’re back on Monday.' };

test('an address whose owner is away answers a sender once, and says that a program did', async () => {
  const site = await siteWithMailbox();
  await db().update(emailAddresses).set({ vacation: away }).where(eq(emailAddresses.id, site.addressId));
  await receiveAt(site, { from: 'away@visitor.example' });
  await receiveAt(site, { from: 'away@visitor.example', subject: 'Another' });
  expect((await relaysIn(site)).filter(({ kind }) => kind === 'vacation')).toHaveLength(1);
  await runJobs(database.queue(), 'relay-mail');
  const [answer] = caughtMails('away@visitor.example');
  expect(answer).toMatchObject({ subject: 'Re: Leaking sink', text: expect.stringContaining('We’re back on Monday.') });
  expect(answer?.headers['auto-submitted']).toBe('auto-replied');
});

test.each([
  ['a vacation notice', { more: ['Auto-Submitted: auto-replied'] }],
  ['a newsletter', { more: ['List-Unsubscribe: <https://news.example>'] }],
  ['someone who isn’t verified', { authentication: { ...unproved } }],
  ['someone who names another address for answers', { more: ['Reply-To: victim@other.example'] }],
])('no vacation answer goes to %s, whose email is passed on', async (_, given) => {
  const site = await siteWithMailbox();
  await db().update(emailAddresses).set({ vacation: away }).where(eq(emailAddresses.id, site.addressId));
  await receiveAt(site, given);
  expect((await relaysIn(site)).map(({ kind }) => kind)).toEqual(['pass-on']);
});

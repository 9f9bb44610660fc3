import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { env } from '../../base/env.ts';
import { db } from '../../db/connect.ts';
import { blockedRecipients, emailAddresses, leadFiles, leadMails, leads, mails, relayedMails } from '../../db/schema/index.ts';
import { caughtMails } from '../../outside/fakes/mail-catcher.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { useInbox } from '../../tests/helpers/inbox.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { addAddress, addMailbox, arrived, type EmailSite, receiveAt, siteWithMailbox } from '../../tests/helpers/site-emails.ts';
import { emailText, emailWithFiles, newMessageId, unproved } from '../../tests/helpers/written-emails.ts';
import { hourMs } from '../../time/units.ts';
import { filesOfPerson, removeFiles } from '../accounts/file-removal.ts';
import { receiveLead } from '../leads/leads.ts';
import { leadSchema } from '../leads/schema.ts';
import { limits } from '../limits/limits.ts';
import { mailToken, tokenAddress } from '../mail-tokens.ts';
import { replyToOf } from '../mails/mails.ts';
import { answerLead } from './answers.ts';
import { fileOfLead } from './files.ts';
import { conversationOf, latestMails, shownEmails } from './queries.ts';
import { takeAnswer } from './receive.ts';

const database = useDatabase();
useInbox();

const host = () => env().mailIn?.host ?? '';
const newVisitor = () => `vera-${randomUUID().slice(0, 8)}@visitor.example`;

/** A site with an email from a visitor that was passed on. */
async function written() {
  const site = await siteWithMailbox();
  const visitor = newVisitor();
  const messageId = newMessageId();
  await receiveAt(site, { from: `Vera Visitor <${visitor}>`, messageId });
  await runJobs(database.queue(), 'relay-mail');
  const [lead] = await db().select().from(leads).where(eq(leads.projectId, site.projectId));
  if (!lead) throw new Error('The lead is missing.');
  return { site, visitor, messageId, lead, token: tokenAddress('answer', lead.id, host()) };
}

type Given = Partial<Parameters<typeof emailText>[0]> & { authentication?: Parameters<typeof arrived>[1]['authentication'] };

/** The owner's reply as their mailbox sends it. */
async function reply(site: EmailSite, leadId: string, { authentication = {}, ...given }: Given = {}) {
  const recipient = tokenAddress('answer', leadId, host());
  const raw = emailText({
    from: `Rosa Hollis <${site.mailbox}>`,
    to: recipient,
    subject: 'Re: Leaking sink',
    body: 'Tomorrow at nine?',
    ...given,
  });
  const came = await arrived(raw, { kind: 'answer', recipient, projectId: site.projectId, subjectId: leadId, authentication });
  return takeAnswer(came.incoming, came.mail);
}

const relaysOf = (site: EmailSite, kind: 'answer' | 'return') =>
  db()
    .select()
    .from(relayedMails)
    .where(eq(relayedMails.projectId, site.projectId))
    .then((rows) => rows.filter((row) => row.kind === kind));
const answersIn = async (leadId: string) =>
  (await db().select().from(leadMails).where(eq(leadMails.leadId, leadId))).filter(({ direction }) => direction === 'out');

test('an owner’s reply reaches the customer from the site’s address, and nothing of the mailbox does', async () => {
  const { site, visitor, messageId, lead, token } = await written();
  const quote = `On Mon, Nov 30, 2026, Vera Visitor <${site.address}> wrote:\n> My sink leaks. ${token}`;
  const more = [`In-Reply-To: ${messageId}`, `References: ${messageId}`, 'X-Mailer: Rosas Phone', 'Received: from rosas-phone.example'];
  expect(await reply(site, lead.id, { body: `Tomorrow at nine?\n\n${quote}`, more })).toEqual({ state: 'done' });
  await runJobs(database.queue(), 'relay-mail');
  const [caught] = caughtMails(visitor);
  expect(caught).toMatchObject({ subject: 'Re: Leaking sink', messageId: expect.stringMatching(new RegExp(`@${site.domain}>$`)) });
  expect(caught?.text).toContain('Tomorrow at nine?');
  expect(caught?.text, 'quotes stay').toContain('> My sink leaks.');
  expect(caught?.headers['in-reply-to']).toBe(messageId);
  expect(caught?.headers.references).toBe(messageId);
  expect(caught?.headers.from).toContain('Hollis Plumbing');
  expect(caught?.headers['auto-submitted'], 'a person wrote it').toBeUndefined();
  const whole = JSON.stringify(caught);
  for (const secret of [site.mailbox, 'Rosa Hollis', 'Rosas Phone', 'rosas-phone', mailToken('answer', lead.id)])
    expect(whole).not.toContain(secret);
  expect(await answersIn(lead.id)).toMatchObject([{ body: 'Tomorrow at nine?', toAddress: visitor, fromAddress: site.address }]);
  expect((await db().select().from(leads).where(eq(leads.id, lead.id)))[0]?.readAt).not.toBeNull();
});

test('an answer with HTML and files keeps them, without the address for answers', async () => {
  const { site, visitor, messageId, lead, token } = await written();
  const html = `<p>Tomorrow?</p><a href="mailto:${token.replace('+', '%2B').replace('@', '%40')}">Vera</a> ${token.toUpperCase()}`;
  const raw = emailWithFiles({ from: site.mailbox, to: token, more: [`In-Reply-To: ${messageId}`], body: 'Tomorrow?' }, [
    { name: 'offer.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 offer') },
  ]).replace('Content-Type: text/plain; charset=utf-8\n\nTomorrow?', `Content-Type: text/html; charset=utf-8\n\n${html}`);
  const { incoming, mail } = await arrived(raw, { kind: 'answer', recipient: token, projectId: site.projectId, subjectId: lead.id });
  expect(await takeAnswer(incoming, mail)).toEqual({ state: 'done' });
  await runJobs(database.queue(), 'relay-mail');
  const [caught] = caughtMails(visitor);
  expect(caught?.html).toContain('<p>Tomorrow?</p>');
  expect(caught?.html.toLowerCase()).not.toContain('answer+');
  expect(caught?.html.toLowerCase()).not.toContain('answer%2b');
  expect(caught?.attachments).toMatchObject([{ filename: 'offer.pdf', type: 'application/pdf' }]);
});

test('the customer’s next email continues the conversation', async () => {
  const { site, visitor, lead } = await written();
  await reply(site, lead.id);
  const [answer] = await answersIn(lead.id);
  await receiveAt(site, { from: visitor, subject: 'Thanks', more: [`In-Reply-To: ${answer?.messageId}`] });
  expect(await db().$count(leads, eq(leads.projectId, site.projectId))).toBe(1);
});

test('the same reply twice is one', async () => {
  const { site, lead } = await written();
  const recipient = tokenAddress('answer', lead.id, host());
  const raw = emailText({ from: site.mailbox, to: recipient });
  const { incoming, mail } = await arrived(raw, { kind: 'answer', recipient, projectId: site.projectId, subjectId: lead.id });
  await Promise.all([takeAnswer(incoming, mail), takeAnswer(incoming, mail)]);
  expect(await answersIn(lead.id)).toHaveLength(1);
  expect(await relaysOf(site, 'answer')).toHaveLength(1);
});

test.each([
  ['forged as the owner', { authentication: { ...unproved } }],
  ['forged as the owner with a signature of another domain', { authentication: { verdict: 'fail', dkim: 'pass', spf: 'pass' } }],
  ['that no look-up could prove', { authentication: { verdict: 'later' } }],
  ['with two authors', { authentication: { verdict: 'pass', author: '' } }],
  ['of a vacation notice', { more: ['Auto-Submitted: auto-replied'] }],
  ['of a mailing list', { more: ['List-Id: <list.example>'] }],
] as const)('a reply %s is ignored, and nothing goes back', async (_, { authentication = {}, ...given }: Record<string, unknown>) => {
  const { site, lead } = await written();
  expect(await reply(site, lead.id, { ...(given as Given), authentication: authentication as Given['authentication'] })).toMatchObject({
    state: 'ignored',
  });
  expect(await answersIn(lead.id)).toEqual([]);
  expect(await relaysOf(site, 'return')).toEqual([]);
});

test('a reply that can’t be read comes back', async () => {
  const { site, lead } = await written();
  const parts = Array.from({ length: 200 }, (_, n) => `--x${n}\nContent-Type: multipart/mixed; boundary=x${n + 1}\n\n`);
  const more = ['Content-Type: multipart/mixed; boundary=x0'];
  expect(await reply(site, lead.id, { more, body: parts.join('') })).toMatchObject({ state: 'ignored' });
  expect(await answersIn(lead.id)).toEqual([]);
  expect(await relaysOf(site, 'return')).toMatchObject([{ note: expect.stringContaining('couldn’t read what’s in your email') }]);
});

test('a reply from somewhere else comes back to its verified writer with the reason, a few times an hour', async () => {
  const { site, visitor, lead } = await written();
  for (let sent = 0; sent <= limits.answerReturn.points; sent++)
    expect(await reply(site, lead.id, { from: visitor, body: 'Let me in.' })).toMatchObject({ state: 'ignored' });
  expect(await answersIn(lead.id)).toEqual([]);
  expect(await relaysOf(site, 'return')).toHaveLength(limits.answerReturn.points);
  await runJobs(database.queue(), 'relay-mail');
  const [caught] = caughtMails(visitor);
  expect(caught).toMatchObject({ subject: 'Not sent: Re: Leaking sink' });
  expect(caught?.text).toContain(`We couldn’t send your answer. ${visitor} isn’t a verified mailbox of ${site.address}.`);
  expect(caught?.text).toContain('Let me in.');
  expect(caught?.headers['auto-submitted']).toBe('auto-generated');
});

test('an email to two addresses is answered from the one whose mailbox the reply comes from', async () => {
  const { site, lead, messageId, visitor } = await written();
  await addMailbox(site.projectId, await addAddress(site.projectId, 'sales'), 'sales@gmail.test');
  await receiveAt(site, { from: visitor, messageId, recipient: `sales@${site.domain}` });
  expect(await reply(site, lead.id, { from: 'sales@gmail.test' })).toEqual({ state: 'done' });
  expect(await answersIn(lead.id)).toMatchObject([{ fromAddress: `sales@${site.domain}` }]);
});

test('a mailbox that isn’t verified can’t answer', async () => {
  const { site, lead } = await written();
  await addMailbox(site.projectId, site.addressId, 'unverified@gmail.test', false);
  await reply(site, lead.id, { from: 'unverified@gmail.test' });
  expect(await answersIn(lead.id)).toEqual([]);
});

test('a reply to someone without an email, to a blocked address or without words comes back', async () => {
  const { site, visitor, lead } = await written();
  await reply(site, lead.id, { body: '\n' });
  await db().insert(blockedRecipients).values({ address: visitor, reason: 'bounced', detail: '550 5.1.1 No such user' });
  await reply(site, lead.id);
  const [called] = await db()
    .insert(leads)
    .values({ projectId: site.projectId, kind: 'contact', page: '/contact', name: 'Al', phone: '(919) 555-0101', message: 'Call me.' })
    .returning();
  await reply(site, called?.id ?? '');
  expect((await relaysOf(site, 'return')).map(({ note }) => note)).toEqual([
    'Your answer was empty.',
    `We no longer email ${visitor}, because an earlier email couldn’t be delivered or its reader complained.`,
    'They didn’t leave an email address. Call them at (919) 555-0101.',
  ]);
  expect(await relaysOf(site, 'answer')).toEqual([]);
});

test('an answer from the portal goes to the email that the form named, whoever wrote since', async () => {
  const { site, visitor, messageId, lead } = await written();
  const named = (await conversationOf(site.owner.id, lead.id))?.answers;
  expect(named).toMatchObject({ to: visitor });
  const copied = newVisitor();
  await receiveAt(site, { from: `Al <${copied}>`, more: [`In-Reply-To: ${messageId}`], body: 'I’m in copy.' });
  expect((await conversationOf(site.owner.id, lead.id))?.answers?.to, 'the newest is offered').toBe(copied);
  const send = (mailId: string) => answerLead(site.owner.id, site.projectId, lead.id, { body: 'Tomorrow?', files: [], mailId });
  expect(await send(named?.mailId ?? '?')).toEqual({ ok: true });
  await runJobs(database.queue(), 'relay-mail');
  expect(caughtMails(copied)).toEqual([]);
  expect(caughtMails(visitor)).toMatchObject([{ subject: 'Re: Leaking sink', headers: { 'in-reply-to': messageId } }]);
  expect(await send(randomUUID())).toMatchObject({ ok: false, code: 'email-not-found' });
  expect((await latestMails([lead.id])).get(lead.id)).toEqual({ direction: 'out', words: 'Tomorrow?', count: 3 });
});

test('what came through the form is answered to its sender, whoever wrote since', async () => {
  const { site, lead } = await written();
  await db().update(leads).set({ email: 'form@visitor.example' }).where(eq(leads.id, lead.id));
  expect(await answerLead(site.owner.id, site.projectId, lead.id, { body: 'Hi', files: [], mailId: '' })).toEqual({ ok: true });
  expect(await answersIn(lead.id)).toMatchObject([{ toAddress: 'form@visitor.example' }]);
});

test('over the limit, a reply comes back', async () => {
  const { site, lead } = await written();
  for (let sent = 0; sent < limits.answer.points; sent++)
    await answerLead(site.owner.id, site.projectId, lead.id, { body: `${sent}`, files: [] });
  expect(await reply(site, lead.id)).toMatchObject({ state: 'ignored' });
  expect((await relaysOf(site, 'return'))[0]?.note).toMatch(/^Too many attempts\. Please wait/);
});

test('people in Cc and To get it too, and own mailboxes and addresses stay unknown', async () => {
  const { site, visitor, lead, token } = await written();
  await addMailbox(site.projectId, site.addressId, 'second@gmail.test');
  const to = `${token}, ${site.address}, Al <al@visitor.example>`;
  await reply(site, lead.id, { to, more: [`Cc: bea@visitor.example, second@gmail.test, ${visitor}`] });
  expect((await relaysOf(site, 'answer')).map(({ recipient }) => recipient).sort()).toEqual(
    [visitor, 'al@visitor.example', 'bea@visitor.example'].sort(),
  );
  await runJobs(database.queue(), 'relay-mail');
  const [caught] = caughtMails().filter(({ headers }) => headers.cc);
  expect(caught?.headers.cc).toBe('al@visitor.example, bea@visitor.example');
  expect(caught?.headers.to).toContain(visitor);
});

/** A form that someone sent, with the email that its owner got. */
async function formSent() {
  const site = await siteWithMailbox();
  const email = newVisitor();
  await receiveLead(site.projectId, 'contact', '/contact', leadSchema.parse({ name: 'Vera Visitor', email, message: 'My sink leaks.' }));
  const [lead] = await db().select().from(leads).where(eq(leads.projectId, site.projectId));
  if (!lead) throw new Error('The lead is missing.');
  return { site, email, lead };
}

test('the email about a form can be answered the same way, and quotes of it stay behind', async () => {
  const { site, email, lead } = await formSent();
  const [mail] = await db().select().from(mails).where(eq(mails.userId, site.owner.id));
  expect(replyToOf(mail as Parameters<typeof replyToOf>[0])?.address).toBe(tokenAddress('answer', lead.id, host()));
  const body =
    'Tomorrow at nine?\n\nOn Mon, Nov 30, 2026 at 3:00 PM Sunup <hello@sunup.test> wrote:\n> A message for you\n> View in your portal';
  await reply(site, lead.id, { subject: 'Re: Hollis & Daughter: a message from Vera Visitor', body });
  await runJobs(database.queue(), 'relay-mail');
  const [caught] = caughtMails(email);
  expect(caught?.subject).toBe('Your message to Hollis & Daughter');
  expect(caught?.text.trim()).toBe('Tomorrow at nine?');
});

test('without a mailbox of the owner’s account, a reply to the email about a form goes to its sender', async () => {
  const site = await siteWithMailbox({ ownMailbox: false });
  await receiveLead(site.projectId, 'contact', '/contact', leadSchema.parse({ name: 'Vera', email: 'vera@visitor.example' }));
  const [mail] = await db().select().from(mails).where(eq(mails.userId, site.owner.id));
  expect(replyToOf(mail as Parameters<typeof replyToOf>[0])?.address).toBe('vera@visitor.example');
});

test('from the portal an answer goes once, with its files, and the conversation shows what became of it', async () => {
  const { site, visitor, lead } = await written();
  const draftKey = randomUUID();
  const files = [{ name: 'offer.pdf', bytes: Buffer.from('%PDF-1.7 offer') }];
  const send = () => answerLead(site.owner.id, site.projectId, lead.id, { body: 'Tomorrow?', files, draftKey });
  expect(await Promise.all([send(), send()])).toEqual([{ ok: true }, { ok: true }]);
  const shown = async () => (await conversationOf(site.owner.id, lead.id))?.mails.at(-1);
  expect(await shown()).toMatchObject({
    direction: 'out',
    deliveries: [{ kind: 'answer', state: 'queued' }],
    files: [{ name: 'offer.pdf' }],
  });
  await runJobs(database.queue(), 'relay-mail');
  expect((await shown())?.deliveries).toMatchObject([{ state: 'sent', recipient: visitor }]);
  expect(caughtMails(visitor)).toMatchObject([{ subject: 'Re: Leaking sink', attachments: [{ filename: 'offer.pdf' }] }]);
  expect(await answersIn(lead.id)).toHaveLength(1);
});

test('of a long conversation the newest emails are shown, and an answer refers to those before it', async () => {
  const { site, lead, messageId } = await written();
  const before = Array.from({ length: shownEmails }, (_, place) => ({
    leadId: lead.id,
    direction: 'in' as const,
    messageId: `<alarm-${place}@visitor.example>`,
    fromName: 'Alarm',
    fromAddress: 'alarm@visitor.example',
    toAddress: site.address,
    subject: 'Alarm',
    body: `${place}`,
    createdAt: new Date(Date.now() - hourMs + place),
  }));
  await db().insert(leadMails).values(before);
  const shown = await conversationOf(site.owner.id, lead.id);
  expect(shown?.earlier).toBe(1);
  expect([shown?.mails.length, shown?.mails[0]?.body, shown?.mails.at(-1)?.body]).toEqual([shownEmails, '1', 'My sink leaks.']);
  await reply(site, lead.id, { more: ['In-Reply-To: <alarm-1@visitor.example>'] });
  await runJobs(database.queue(), 'relay-mail');
  const [caught] = caughtMails('alarm@visitor.example');
  expect(caught?.headers['in-reply-to']).toBe('<alarm-1@visitor.example>');
  expect(caught?.headers.references).toContain(messageId);
  expect(caught?.headers.references).not.toContain('<alarm-1@');
  expect(caught?.headers.to).toContain('Alarm');
});

test('only a site’s owner reads, answers and downloads', async () => {
  const { site, lead } = await written();
  const stranger = await siteWithMailbox();
  const answer = { body: 'Hello', files: [{ name: 'a.pdf', bytes: Buffer.from('%PDF-1.7') }] };
  expect(await conversationOf(stranger.owner.id, lead.id)).toBeUndefined();
  for (const projectId of [site.projectId, stranger.projectId])
    expect(await answerLead(stranger.owner.id, projectId, lead.id, answer)).toMatchObject({ ok: false, code: 'lead-not-found' });
  await answerLead(site.owner.id, site.projectId, lead.id, answer);
  const [sent] = await answersIn(lead.id);
  const [file] = await db()
    .select()
    .from(leadFiles)
    .where(eq(leadFiles.leadMailId, sent?.id ?? ''));
  expect(await fileOfLead(file?.id ?? '', stranger.owner.id)).toBeUndefined();
  expect(await fileOfLead(file?.id ?? '', site.owner.id)).toMatchObject({ name: 'a.pdf', shown: false });
  const fileKey = file?.fileKey ?? '';
  expect(await filesOfPerson(db(), site.owner.id, null), 'it’s deleted with the account').toContain(fileKey);
  expect(await removeFiles([fileKey], new Date(Date.now() + hourMs)), 'and not before').toBe(0);
});

test.each([
  [
    { body: ' ', files: [] },
    { code: 'answer-invalid', field: 'body' },
  ],
  [
    { body: 'See this', files: [{ name: 'a.exe', bytes: Buffer.from([0, 1, 2]) }] },
    { code: 'file-type-unsupported', field: 'files' },
  ],
])('%j can’t be sent from the portal', async (answer, refusal) => {
  const { site, lead } = await written();
  expect(await answerLead(site.owner.id, site.projectId, lead.id, answer)).toMatchObject({ ok: false, ...refusal });
  expect(await answersIn(lead.id)).toEqual([]);
});

test('without email at an own domain, nothing can be answered from the portal', async () => {
  const { site, lead } = await written();
  await db().delete(emailAddresses).where(eq(emailAddresses.projectId, site.projectId));
  expect(await answerLead(site.owner.id, site.projectId, lead.id, { body: 'Hi', files: [] })).toMatchObject({ code: 'no-address' });
  expect((await conversationOf(site.owner.id, lead.id))?.answers).toBeUndefined();
});

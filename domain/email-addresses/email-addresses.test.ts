import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { blockedRecipients, domainClaims, emailDomains, mailboxes, mails, projects, rateLimits, users } from '../../db/schema/index.ts';
import type { MailProps } from '../../emails/templates.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { addDomain, emailSite } from '../../tests/helpers/email-site.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { deleteAccount } from '../accounts/deletion.ts';
import { projectEmail } from '../admin/project-email.ts';
import { limits } from '../limits/limits.ts';
import { addAddress, addCatchAll, removeAddress, renameSender } from './email-addresses.ts';
import { attachMailbox, detachMailbox, mailboxOfLink, removeMailbox, replaceMailbox, resendLink, verifyMailbox } from './mailboxes.ts';
import { addressesOf } from './queries.ts';
import { mostAddresses, mostMailboxes } from './schema.ts';

useDatabase();

const named = (localPart: string, mailbox = 'rosa@people.test') => ({ localPart, senderName: 'Hollis & Daughter', mailbox });
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code);
const marks = { verified: '', unverified: '?', bounced: ' bounced', complained: ' complained' };
/** Addresses of a project, each with its mailboxes; `?` marks those that aren't verified. */
const listed = async (projectId: string) =>
  (await addressesOf(projectId)).map(
    (one) => `${one.localPart}: ${one.mailboxes.map(({ address, state }) => address + marks[state]).join(', ')}`,
  );
const idOf = async (projectId: string, localPart: string) =>
  (await addressesOf(projectId)).find((one) => one.localPart === localPart)?.id ?? '';
const mailboxIdOf = async (projectId: string, address: string) =>
  (await addressesOf(projectId)).flatMap((one) => one.mailboxes).find((one) => one.address === address)?.id ?? '';
const linksTo = async (recipient: string) => {
  const sent = await db().select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt);
  return sent.map(({ props, state }) => ({
    ...(props as MailProps['mailbox-verify']),
    state,
    link: new URL((props as MailProps['mailbox-verify']).url ?? 'https://sunup.test/').searchParams.get('link') ?? '',
  }));
};

test('the owner’s own verified email is a mailbox at once, anyone else’s once its reader has agreed', async () => {
  const { owner, projectId } = await emailSite('verified.test');
  must(await addAddress(owner.id, projectId, named('info', owner.email)));
  must(await attachMailbox(owner.id, projectId, await idOf(projectId, 'info'), { mailbox: 'employee@people.test' }));
  expect(await listed(projectId)).toEqual([`info: ${owner.email}, employee@people.test?`]);
  expect(await linksTo(owner.email)).toEqual([]);
  const [mail] = await linksTo('employee@people.test');
  expect(mail).toMatchObject({
    ownerName: 'Nora Hollis',
    siteName: 'Hollis & Daughter',
    addresses: ['info@verified.test'],
    mailbox: 'employee@people.test',
  });
  const asked = {
    mailbox: 'employee@people.test',
    ownerName: 'Nora Hollis',
    siteName: 'Hollis & Daughter',
    addresses: ['info@verified.test'],
  };
  expect(await mailboxOfLink(mail?.link ?? '')).toEqual({ ...asked, isVerified: false });
  expect(await listed(projectId)).toEqual([`info: ${owner.email}, employee@people.test?`]);
  expect(await verifyMailbox(mail?.link ?? '')).toEqual({ ...asked, isVerified: true });
  expect(await verifyMailbox(mail?.link ?? '')).toEqual({ ...asked, isVerified: true });
  expect(await listed(projectId)).toEqual([`info: ${owner.email}, employee@people.test`]);
  expect(await verifyMailbox(`${mail?.link}x`)).toBeUndefined();
});

test('an account email that isn’t verified gets a link, too', async () => {
  const { owner, projectId } = await emailSite('unverified.test', { proved: false });
  must(await addAddress(owner.id, projectId, named('info', owner.email)));
  expect(await listed(projectId)).toEqual([`info: ${owner.email}?`]);
  expect(await linksTo(owner.email)).toHaveLength(1);
  await db().update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
  must(await attachMailbox(owner.id, projectId, await idOf(projectId, 'info'), { mailbox: owner.email }));
  expect(await listed(projectId)).toEqual([`info: ${owner.email}`]);
  expect(await linksTo(owner.email)).toHaveLength(1);
});

test('a mailbox that was verified for one address is for the next', async () => {
  const { owner, projectId } = await emailSite('next.test');
  must(await addAddress(owner.id, projectId, named('info', 'next@people.test')));
  must(await addAddress(owner.id, projectId, named('jobs', 'next@people.test')));
  const links = await linksTo('next@people.test');
  expect(links).toHaveLength(1);
  await verifyMailbox(links[0]?.link ?? '');
  expect(await listed(projectId)).toEqual(['info: next@people.test', 'jobs: next@people.test']);
});

test('five stay five, and ten mailboxes ten, when all are added at once', async () => {
  const { owner, projectId } = await emailSite('five.test');
  const added = await Promise.all(
    Array.from({ length: mostAddresses + 4 }, (_, n) => addAddress(owner.id, projectId, named(`n${n}`, owner.email))),
  );
  expect(added.map(codeOf).sort()).toEqual([...Array(4).fill('addresses-full'), ...Array(mostAddresses).fill('ok')]);
  const [first] = await addressesOf(projectId);
  // The owner's mailbox is one of the ten, and each of the others gets a link, of which there are ten a day.
  const attached = await Promise.all(
    Array.from({ length: mostMailboxes }, (_, n) => attachMailbox(owner.id, projectId, first?.id ?? '', { mailbox: `m${n}@people.test` })),
  );
  expect(attached.map(codeOf).sort()).toEqual(['mailboxes-full', ...Array(mostMailboxes - 1).fill('ok')]);
  expect((await addressesOf(projectId))[0]?.mailboxes).toHaveLength(mostMailboxes);
});

test('an address is there once, and those that are always received aren’t listed', async () => {
  const { owner, projectId } = await emailSite('once.test');
  const add = async (localPart: string) => codeOf(await addAddress(owner.id, projectId, named(localPart, owner.email)));
  expect(await Promise.all([add('info'), add('info')]).then((codes) => codes.sort())).toEqual(['address-exists', 'ok']);
  expect(await add('postmaster')).toBe('always-received');
  expect(await add('abuse')).toBe('always-received');
  expect(await add('reply')).toBe('ok');
});

test('a mailbox whose email comes to us is refused, and leaves no address behind', async () => {
  const other = await emailSite('other-site.test');
  const { owner, projectId } = await emailSite('circle.test');
  for (const mailbox of ['rosa@circle.test', 'info@other-site.test', 'reply@mail.sites.localhost'])
    expect(codeOf(await addAddress(owner.id, projectId, named('info', mailbox))), mailbox).toBe('mailbox-ours');
  expect(await listed(projectId)).toEqual([]);
  // Its email no longer comes to us once its owner has it elsewhere.
  await db().update(emailDomains).set({ provider: 'google' }).where(eq(emailDomains.claimId, other.claimId));
  expect(codeOf(await addAddress(owner.id, projectId, named('info', 'info@other-site.test')))).toBe('ok');
});

test('addresses are for owners of a connected domain whose email we receive', async () => {
  const stranger = await makePerson();
  const { owner, projectId, claimId } = await emailSite('mine.test');
  expect(codeOf(await addAddress(stranger.id, projectId, named('info')))).toBe('project-not-found');
  must(await addAddress(owner.id, projectId, named('info', owner.email)));
  const id = await idOf(projectId, 'info');
  const mailboxId = await mailboxIdOf(projectId, owner.email);
  for (const refused of [
    renameSender(stranger.id, projectId, id, 'Mine'),
    removeAddress(stranger.id, projectId, id),
    addCatchAll(stranger.id, projectId),
    attachMailbox(stranger.id, projectId, id, { mailbox: 'mine@people.test' }),
    detachMailbox(stranger.id, projectId, id, mailboxId),
    removeMailbox(stranger.id, projectId, mailboxId),
    replaceMailbox(stranger.id, projectId, mailboxId, { mailbox: 'mine@people.test' }),
  ])
    expect(codeOf(await refused)).toBe('project-not-found');
  const theirs = await emailSite('theirs.test');
  for (const refused of [
    renameSender(theirs.owner.id, theirs.projectId, id, 'Mine'),
    removeAddress(theirs.owner.id, theirs.projectId, id),
    attachMailbox(theirs.owner.id, theirs.projectId, id, { mailbox: theirs.owner.email }),
    detachMailbox(theirs.owner.id, theirs.projectId, id, mailboxId),
  ])
    expect(codeOf(await refused)).toBe('address-not-found');
  expect(codeOf(await removeMailbox(theirs.owner.id, theirs.projectId, mailboxId))).toBe('mailbox-not-found');
  expect(codeOf(await replaceMailbox(theirs.owner.id, theirs.projectId, mailboxId, { mailbox: theirs.owner.email }))).toBe(
    'mailbox-not-found',
  );
  expect(codeOf(await resendLink(theirs.owner.id, theirs.projectId, mailboxId))).toBe('mailbox-not-found');
  expect(codeOf(await resendLink(stranger.id, projectId, mailboxId))).toBe('mailbox-not-found');
  expect(await listed(projectId)).toEqual([`info: ${owner.email}`]);
  await db().update(domainClaims).set({ state: 'proved' }).where(eq(domainClaims.id, claimId));
  expect(codeOf(await addAddress(owner.id, projectId, named('jobs')))).toBe('email-not-received');
  expect(codeOf(await renameSender(owner.id, projectId, id, 'Nora'))).toBe('ok');
});

test('a mailbox leaves one address or all of them, and one that’s in no address is forgotten', async () => {
  const { owner, projectId } = await emailSite('leaving.test');
  must(await addAddress(owner.id, projectId, named('info', owner.email)));
  must(await addAddress(owner.id, projectId, named('jobs', owner.email)));
  must(await attachMailbox(owner.id, projectId, await idOf(projectId, 'info'), { mailbox: 'left@people.test' }));
  must(await attachMailbox(owner.id, projectId, await idOf(projectId, 'jobs'), { mailbox: 'left@people.test' }));
  const left = await mailboxIdOf(projectId, 'left@people.test');
  must(await detachMailbox(owner.id, projectId, await idOf(projectId, 'info'), left));
  expect(await listed(projectId)).toEqual([`info: ${owner.email}`, `jobs: ${owner.email}, left@people.test?`]);
  const [{ link = '' } = {}] = await linksTo('left@people.test');
  must(await removeMailbox(owner.id, projectId, left));
  expect(await listed(projectId)).toEqual([`info: ${owner.email}`, `jobs: ${owner.email}`]);
  expect(await verifyMailbox(link)).toBeUndefined();
  expect((await linksTo('left@people.test'))[0]?.state).toBe('withheld');
  must(await removeAddress(owner.id, projectId, await idOf(projectId, 'info')));
  must(await removeAddress(owner.id, projectId, await idOf(projectId, 'jobs')));
  expect(await db().$count(mailboxes, eq(mailboxes.projectId, projectId))).toBe(0);
  expect(codeOf(await removeAddress(owner.id, projectId, left))).toBe('address-not-found');
});

test('a mailbox at an ending that no domain has is refused, and a slip is asked about once', async () => {
  const { owner, projectId } = await emailSite('spelling.test');
  const add = async (localPart: string, typed: { mailbox: string; askedAbout?: string }) => {
    const added = await addAddress(owner.id, projectId, { localPart, senderName: 'Hollis', ...typed });
    return added.ok ? 'ok' : added.message;
  };
  const question = 'Check the spelling of gmial.com. If it’s right, click the button again.';
  expect(await add('one', { mailbox: 'joe@gmial.con' })).toBe('There are no domains that end with .con. Check the spelling.');
  expect(await add('one', { mailbox: 'joe@gmial.con', askedAbout: 'joe@gmial.con' })).toContain('.con');
  expect(await add('one', { mailbox: 'joe@gmial.com' })).toBe(question);
  expect(await add('one', { mailbox: 'joe@gmial.com', askedAbout: 'jo@gmial.com' })).toBe(question);
  expect(await listed(projectId)).toEqual([]);
  expect(await add('one', { mailbox: 'joe@gmial.com', askedAbout: 'joe@gmial.com' })).toBe('ok');
  // It's known now, so no one is asked about it again.
  expect(await add('two', { mailbox: 'joe@gmial.com' })).toBe('ok');
});

test('a misspelled mailbox is replaced at all its addresses, and only the new one’s link works', async () => {
  const { owner, projectId } = await emailSite('replaced.test');
  must(await addAddress(owner.id, projectId, named('info', 'typo@people.test')));
  must(await addAddress(owner.id, projectId, named('jobs', 'typo@people.test')));
  must(await attachMailbox(owner.id, projectId, await idOf(projectId, 'jobs'), { mailbox: 'other@people.test' }));
  const [{ link: oldLink = '' } = {}] = await linksTo('typo@people.test');
  const replace = async (from: string, mailbox: string) =>
    codeOf(await replaceMailbox(owner.id, projectId, await mailboxIdOf(projectId, from), { mailbox }));
  expect(await replace('typo@people.test', 'typo@people.test')).toBe('ok');
  expect(await replace('typo@people.test', 'rosa@replaced.test')).toBe('mailbox-ours');
  expect(await replace('typo@people.test', 'right@people.test')).toBe('ok');
  expect(await listed(projectId)).toEqual(['info: right@people.test?', 'jobs: other@people.test?, right@people.test?']);
  expect(await verifyMailbox(oldLink)).toBeUndefined();
  expect((await linksTo('typo@people.test'))[0]?.state).toBe('withheld');
  const [mail] = await linksTo('right@people.test');
  expect(mail?.addresses).toEqual(['info@replaced.test', 'jobs@replaced.test']);
  expect(await verifyMailbox(mail?.link ?? '')).toMatchObject({ isVerified: true });
  // One that an address has already isn't there twice, and the owner's own email needs no link.
  expect(await replace('other@people.test', 'right@people.test')).toBe('ok');
  expect(await listed(projectId)).toEqual(['info: right@people.test', 'jobs: right@people.test']);
  expect(await replace('right@people.test', owner.email)).toBe('ok');
  expect(await listed(projectId)).toEqual([`info: ${owner.email}`, `jobs: ${owner.email}`]);
});

test('a mailbox is replaced when there are as many as there can be', async () => {
  const { owner, projectId } = await emailSite('all-ten.test');
  must(await addAddress(owner.id, projectId, named('info', owner.email)));
  const info = await idOf(projectId, 'info');
  for (let n = 1; n < mostMailboxes; n++) must(await attachMailbox(owner.id, projectId, info, { mailbox: `ten${n}@people.test` }));
  const id = await mailboxIdOf(projectId, 'ten1@people.test');
  must(await replaceMailbox(owner.id, projectId, id, { mailbox: 'eleven@people.test' }));
  expect((await addressesOf(projectId))[0]?.mailboxes).toHaveLength(mostMailboxes);
});

test('a link is sent again three times a day to one mailbox, ten times from one account, and not to a verified one', async () => {
  const { owner, projectId } = await emailSite('resend.test');
  must(await addAddress(owner.id, projectId, named('info', 'resend@people.test')));
  const id = await mailboxIdOf(projectId, 'resend@people.test');
  const again = Array.from({ length: limits.mailboxMailTo.points }, () => resendLink(owner.id, projectId, id));
  expect((await Promise.all(again)).map(codeOf).sort()).toEqual(['ok', 'ok', 'wait']);
  const links = await linksTo('resend@people.test');
  expect(links).toHaveLength(limits.mailboxMailTo.points);
  await verifyMailbox(links[0]?.link ?? '');
  expect(codeOf(await resendLink(owner.id, projectId, id))).toBe('mailbox-verified');
  await db().delete(rateLimits);
  const info = await idOf(projectId, 'info');
  const many = [];
  for (let n = 0; n <= limits.mailboxMail.points; n++)
    many.push(codeOf(await attachMailbox(owner.id, projectId, info, { mailbox: `many${n}@people.test` })));
  expect(many.slice(-2)).toEqual(['mailboxes-full', 'wait']);
});

test('the catch-all is off at first, takes the first address’s mailboxes, and isn’t one of the five', async () => {
  const { owner, projectId } = await emailSite('rest.test');
  expect(codeOf(await addCatchAll(owner.id, projectId))).toBe('first-address-needed');
  must(await addAddress(owner.id, projectId, named('info', owner.email)));
  must(await addCatchAll(owner.id, projectId));
  must(await addCatchAll(owner.id, projectId));
  expect(await listed(projectId)).toEqual([`info: ${owner.email}`, `*: ${owner.email}`]);
  for (let n = 1; n < mostAddresses; n++) must(await addAddress(owner.id, projectId, named(`n${n}`, owner.email)));
  must(await removeAddress(owner.id, projectId, await idOf(projectId, '*')));
  expect(await listed(projectId)).toHaveLength(mostAddresses);
});

test('a mailbox that email comes back from isn’t shown as if it got any', async () => {
  const { owner, projectId } = await emailSite('blocked.test');
  must(await addAddress(owner.id, projectId, named('info', owner.email)));
  must(await addAddress(owner.id, projectId, named('typo', 'tipo@people.test')));
  for (const address of [owner.email, 'tipo@people.test'])
    await db().insert(blockedRecipients).values({ address, reason: 'bounced', detail: '5.1.1' });
  expect(await listed(projectId)).toEqual([`info: ${owner.email} bounced`, 'typo: tipo@people.test bounced']);
});

test('Admin reads a project’s addresses, and the deletion of its owner’s account takes them', async () => {
  const { owner, projectId } = await emailSite('deleted.test');
  must(await addAddress(owner.id, projectId, named('info', 'deleted@people.test')));
  expect(await projectEmail(projectId)).toMatchObject({
    domain: 'deleted.test',
    addresses: [{ localPart: 'info', mailboxes: [{ address: 'deleted@people.test', state: 'unverified' }] }],
    lastIn: null,
    lastOut: null,
  });
  must(await deleteAccount(owner.id, 'test'));
  expect(await db().$count(projects, eq(projects.id, projectId))).toBe(0);
  expect(await db().$count(mailboxes, eq(mailboxes.projectId, projectId))).toBe(0);
  expect(await linksTo('deleted@people.test')).toEqual([]);
});

test('addresses are the project’s, so another domain has them, too', async () => {
  const { owner, projectId, claimId } = await emailSite('before.test');
  must(await addAddress(owner.id, projectId, named('info', 'moved@people.test')));
  await db().update(domainClaims).set({ state: 'ended' }).where(eq(domainClaims.id, claimId));
  const [{ link = '' } = {}] = await linksTo('moved@people.test');
  expect(await mailboxOfLink(link)).toBeUndefined();
  await addDomain(projectId, 'after.test');
  expect((await mailboxOfLink(link))?.addresses).toEqual(['info@after.test']);
  await db().update(users).set({ name: 'Nora Hale' }).where(eq(users.id, owner.id));
  expect((await mailboxOfLink(link))?.ownerName).toBe('Nora Hale');
});

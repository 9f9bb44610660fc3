import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { domainClaims, emailDomains, projects } from '../../db/schema/index.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { addDomain, emailSite } from '../../tests/helpers/email-site.ts';
import { addAddress, addCatchAll, removeAddress } from './email-addresses.ts';
import { attachMailbox } from './mailboxes.ts';
import { addressesOf, answeringAddress, receivingAddress, takerOf } from './queries.ts';
import { setVacation } from './vacation.ts';

useDatabase();

const addressed = async (domain: string, ...localParts: string[]) => {
  const site = await emailSite(domain);
  for (const localPart of localParts)
    must(await addAddress(site.owner.id, site.projectId, { localPart, senderName: `${localPart} of Hollis`, mailbox: site.owner.email }));
  return site;
};
const takenBy = async (recipient: string) => {
  const taken = await receivingAddress(recipient);
  return taken && `${taken.senderName} as ${taken.address}`;
};

test.each([
  [['info', 'jobs'], 'jobs', 'jobs'],
  [['info', 'jobs'], 'other', undefined],
  [['info', 'jobs', '*'], 'other', '*'],
  [['*', 'info'], 'info', 'info'],
  [['*', 'info', 'jobs'], 'postmaster', 'info'],
  [['info', 'jobs'], 'abuse', 'info'],
  [['*'], 'abuse', '*'],
  [[], 'postmaster', undefined],
  [['info'], '*', undefined],
])('of %j, what’s sent to %s is taken by %s', (addresses, name, taker) => {
  expect(
    takerOf(
      addresses.map((localPart) => ({ localPart })),
      name,
    )?.localPart,
  ).toBe(taker);
});

test('an address gets its email in any spelling, with what’s needed to pass it on and to answer', async () => {
  const { owner, projectId } = await addressed('spelled.test', 'info');
  const [info] = await addressesOf(projectId);
  const taken = {
    id: info?.id,
    projectId,
    ownerId: owner.id,
    address: 'info@spelled.test',
    domain: 'spelled.test',
    senderName: 'info of Hollis',
    mailboxes: [owner.email],
    passesTo: [owner.email],
    vacation: null,
  };
  for (const recipient of ['info@spelled.test', 'Info@Spelled.TEST', 'info+spring@spelled.test'])
    expect(await receivingAddress(recipient), recipient).toEqual(taken);
  for (const recipient of [
    'other@spelled.test',
    'info@www.spelled.test',
    'info@nowhere.test',
    'info',
    '',
    '@spelled.test',
    '+x@spelled.test',
  ])
    expect(await receivingAddress(recipient), recipient).toBeUndefined();
});

test('only verified mailboxes get email, and none whose email comes to us by now', async () => {
  const { owner, projectId } = await addressed('passing.test', 'info');
  const [info] = await addressesOf(projectId);
  must(await attachMailbox(owner.id, projectId, info?.id ?? '', { mailbox: 'new@people.test' }));
  expect((await receivingAddress('info@passing.test'))?.mailboxes).toEqual([owner.email]);
  await emailSite('people.test');
  expect((await receivingAddress('info@passing.test'))?.mailboxes).toEqual([]);
  await db().delete(domainClaims).where(eq(domainClaims.domain, 'people.test'));
});

test('a catch-all takes the rest under the address that was written to, and it never answers by itself', async () => {
  const { owner, projectId } = await addressed('rest.test', 'info', 'jobs');
  const ids = new Map((await addressesOf(projectId)).map(({ localPart, id }) => [localPart, id]));
  const vacation = { firstDay: '2026-01-01', lastDay: '2999-01-01', text: 'Away.' };
  must(await setVacation(owner.id, projectId, ids.get('info') ?? '', vacation));
  expect((await receivingAddress('info@rest.test'))?.vacation).toEqual(vacation);
  expect(await takenBy('sales@rest.test')).toBeUndefined();
  expect(await receivingAddress('postmaster@rest.test')).toMatchObject({
    id: ids.get('info'),
    address: 'postmaster@rest.test',
    vacation: null,
  });
  must(await addCatchAll(owner.id, projectId));
  expect(await takenBy('sales@rest.test')).toBe('info of Hollis as sales@rest.test');
  expect(await takenBy('sales+x@rest.test')).toBe('info of Hollis as sales@rest.test');
  expect(await takenBy('jobs@rest.test')).toBe('jobs of Hollis as jobs@rest.test');
});

test('email comes while a domain leads here, even to a site that’s suspended or canceled', async () => {
  const { projectId, claimId } = await addressed('states.test', 'info');
  const inState = async (state: typeof domainClaims.$inferInsert.state) => {
    await db().update(domainClaims).set({ state }).where(eq(domainClaims.id, claimId));
    return (await receivingAddress('info@states.test')) !== undefined;
  };
  for (const state of ['claimed', 'proved', 'ended'] as const) expect(await inState(state), state).toBe(false);
  for (const state of ['pointed', 'drifting', 'away', 'leaving', 'serving'] as const) expect(await inState(state), state).toBe(true);
  for (const state of ['suspended', 'canceled'] as const) {
    await db().update(projects).set({ state }).where(eq(projects.id, projectId));
    expect(await takenBy('info@states.test'), state).toBe('info of Hollis as info@states.test');
  }
  await db().update(emailDomains).set({ provider: 'google' }).where(eq(emailDomains.claimId, claimId));
  expect(await takenBy('info@states.test')).toBeUndefined();
});

test('of two claims of one domain, the one that leads here and was proved last gets its email', async () => {
  const sold = await addressed('sold.test', 'info');
  await db()
    .update(domainClaims)
    .set({ state: 'leaving', host: 'book.sold.test', twin: null, provedAt: new Date() })
    .where(eq(domainClaims.id, sold.claimId));
  const bought = await addressed('sold.test', 'info');
  await db()
    .update(domainClaims)
    .set({ provedAt: new Date('2026-01-01') })
    .where(eq(domainClaims.id, bought.claimId));
  expect((await receivingAddress('info@sold.test'))?.projectId).toBe(bought.projectId);
  // Its email would be signed with the key of whoever has the domain now.
  expect(await answeringAddress(sold.projectId, 'info@sold.test')).toBeUndefined();
  expect((await answeringAddress(bought.projectId, 'info@sold.test'))?.projectId).toBe(bought.projectId);
});

test('a project answers from the address that was written to, from the same name at another domain, or else from its first one', async () => {
  const { owner, projectId, claimId } = await addressed('answers.test', 'info', 'jobs');
  const from = async (to: string | null) => (await answeringAddress(projectId, to))?.address;
  expect(await from('jobs@answers.test')).toBe('jobs@answers.test');
  expect(await from(null)).toBe('info@answers.test');
  expect(await from('gone@answers.test')).toBe('info@answers.test');
  await db().update(domainClaims).set({ state: 'leaving' }).where(eq(domainClaims.id, claimId));
  await addDomain(projectId, 'newer.test');
  expect(await from('jobs@answers.test')).toBe('jobs@answers.test');
  await db().update(domainClaims).set({ state: 'ended' }).where(eq(domainClaims.id, claimId));
  expect(await from('jobs@answers.test')).toBe('jobs@newer.test');
  must(await addCatchAll(owner.id, projectId));
  expect(await from('sales@answers.test')).toBe('sales@newer.test');
  for (const { id, localPart } of await addressesOf(projectId)) if (localPart !== '*') must(await removeAddress(owner.id, projectId, id));
  expect(await from(null)).toBeUndefined();
  const without = await emailSite('without.test', { provider: 'google' });
  expect(await answeringAddress(without.projectId, null)).toBeUndefined();
});

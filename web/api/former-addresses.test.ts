import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { domainClaims, leads, projects, publications } from '../../db/schema/index.ts';
import { originOfHost, siteOrigin } from '../../domain/addresses.ts';
import { checkAddress } from '../../domain/briefs/web-address.ts';
import { ownHosts } from '../../domain/hosting/own-hosts.ts';
import { claimDomain, takeStep } from '../../domain/own-domains/claims.ts';
import { storedEventWords } from '../../domain/projects/event-words.ts';
import { eventsOf } from '../../domain/projects/queries.ts';
import { asAdmin, asOwner } from '../../domain/projects/site-editor.ts';
import { followAddresses } from '../../domain/publications/addresses.ts';
import { chooseAddress } from '../../domain/publications/free-address.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject, projectNow } from '../../tests/helpers/projects.ts';
import { sendForm, visit } from '../../tests/helpers/site-visit.ts';

useDatabase();

const message = { name: 'Vera Visitor', phone: '(919) 555-0101', email: '', message: 'My sink leaks.', website: '' };
const hostOf = (label: string) => new URL(siteOrigin(label)).host;
const leadTo = async (label: string, path: string) => {
  const answer = await visit(hostOf(label), path);
  return [answer.status, answer.headers.get('location')];
};

beforeAll(() => ownHosts().load());
afterAll(() => ownHosts().close());

test('a live site’s free address changes: the former one redirects, everything names the new one, and forms arrive from both', async () => {
  const { owner, projectId, host } = await liveProject('Former Plumbing');
  const { slug: before } = await projectNow(projectId);
  expect((await visit(host, '/contact')).status).toBe(200);
  expect(await chooseAddress(asOwner(owner.id), projectId, 'Former Pipes')).toEqual({ ok: true, slug: 'former-pipes' });
  const now = siteOrigin('former-pipes');
  await expect.poll(() => leadTo(before ?? '', '/contact?from=card')).toEqual([301, `${now}/contact?from=card`]);
  const page = await visit(hostOf('former-pipes'), '/contact');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`<link rel="canonical" href="${now}/contact">`);
  expect((await sendForm(host, '/forms/contact', message, { from: '/contact' })).status).toBe(303);
  expect((await sendForm(hostOf('former-pipes'), '/forms/contact', { ...message, message: 'It still leaks.' })).status).toBe(303);
  expect(await db().$count(leads, eq(leads.projectId, projectId))).toBe(2);
  const [newest] = await db()
    .select()
    .from(publications)
    .where(eq(publications.projectId, projectId))
    .orderBy(desc(publications.createdAt));
  expect(newest).toMatchObject({ kind: 'address', origin: now, actor: `user:${owner.id}` });
  expect((await eventsOf(projectId)).map(storedEventWords)).toContain(`Address changed from ${siteOrigin(before ?? '')} to ${now}`);
  expect(await followAddresses()).toBe(0);
});

test('no other site gets a former address, and its own site may have it back', async () => {
  const { owner, projectId } = await liveProject('Kept Plumbing');
  const other = await liveProject('Wanting Plumbing');
  const { slug } = await projectNow(projectId);
  const before = slug ?? '';
  must(await chooseAddress(asOwner(owner.id), projectId, 'kept-pipes'));
  expect(await checkAddress(other.projectId, before)).toEqual({ slug: before, isFree: false, suggestion: `${before}-2` });
  expect(await chooseAddress(asOwner(other.owner.id), other.projectId, before)).toMatchObject({ ok: false, code: 'address-taken' });
  must(await chooseAddress(asOwner(owner.id), projectId, before));
  await expect.poll(() => leadTo('kept-pipes', '/')).toEqual([301, `${siteOrigin(before)}/`]);
  expect(await leadTo(before, '/')).toEqual([200, null]);
  const stranger = asOwner((await makePerson()).id);
  expect(await chooseAddress(stranger, projectId, 'stolen-pipes')).toMatchObject({ ok: false, code: 'address-kept' });
});

test('an owner changes it five times, and staff once more', async () => {
  const { owner, projectId } = await liveProject('Restless Plumbing');
  for (const n of [1, 2, 3, 4, 5]) must(await chooseAddress(asOwner(owner.id), projectId, `restless-${n}-pipes`));
  expect(await chooseAddress(asOwner(owner.id), projectId, 'restless-6-pipes')).toMatchObject({ code: 'address-changed-often' });
  must(await chooseAddress(asAdmin((await makePerson({ admin: true })).id), projectId, 'restless-6-pipes'));
});

test('under an own domain, the former address leads there at once, and to the new one after the domain is gone', async () => {
  const { owner, projectId } = await liveProject('Domain Former Plumbing');
  const before = (await projectNow(projectId)).slug ?? '';
  const { claimId } = must(await claimDomain(asOwner(owner.id), projectId, 'former-domain.localhost'));
  const step = { problem: null, awayChecks: 0, nextCheckAt: null };
  for (const state of ['serving', 'away'] as const) {
    const [claim] = await db().select().from(domainClaims).where(eq(domainClaims.id, claimId));
    if (!claim) throw new Error('The claim is gone.');
    await takeStep(claim, { ...step, state }, {}, new Date());
    if (state === 'serving') must(await chooseAddress(asOwner(owner.id), projectId, 'domain-pipes'));
    const to = state === 'serving' ? originOfHost('former-domain.localhost') : siteOrigin('domain-pipes');
    await expect.poll(() => leadTo(before, '/faq')).toEqual([301, `${to}/faq`]);
  }
  expect(await leadTo('domain-pipes', '/')).toEqual([200, null]);
});

test('a deleted project frees its former addresses', async () => {
  const { owner, projectId } = await liveProject('Gone Former Plumbing');
  const before = (await projectNow(projectId)).slug ?? '';
  must(await chooseAddress(asOwner(owner.id), projectId, 'gone-pipes'));
  await db().delete(projects).where(eq(projects.id, projectId));
  await ownHosts().load();
  expect(ownHosts().former(before)).toBeUndefined();
});

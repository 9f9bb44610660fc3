import { createServer, type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { addDays } from 'date-fns';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { domainClaims, mails, notifications, projectEvents, projects, publications } from '../../db/schema/index.ts';
import { startNameServer, type ZoneRecord } from '../../outside/fakes/name-server.ts';
import { type Names, namesFrom, openNames } from '../../outside/network/names.ts';
import type { Reach } from '../../outside/network/reach.ts';
import { must } from '../../tests/harness/must.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject, projectNow } from '../../tests/helpers/projects.ts';
import { LiveSites } from '../../web/api/live-sites.ts';
import { siteLabel } from '../addresses.ts';
import { probeHeader, proofFor } from '../health/probe.ts';
import { Hosts } from '../hosting/hosts.ts';
import { OwnHosts } from '../hosting/own-hosts.ts';
import { asOwner } from '../projects/site-editor.ts';
import { checkClaim, checkDomains } from './checking.ts';
import type { DomainClaim } from './claim.ts';
import { claimDomain, removeDomain } from './claims.ts';
import { domainOf } from './queries.ts';
import { domainTarget, wantedRecords } from './records.ts';

useDatabase();

let zone: ZoneRecord[] = [];
let nameServer: Awaited<ReturnType<typeof startNameServer>>;
let names: Names;
let server: Server;
let isAnswering = true;
let reach: Reach;
let hosts: Hosts;
let own: OwnHosts;
let sites: LiveSites;

beforeAll(async () => {
  nameServer = await startNameServer({ zones: { all: () => zone }, own: (name) => siteLabel(name) !== undefined });
  names = namesFrom(nameServer.address);
  openNames(names);
  server = createServer((request, response) => {
    const proof = proofFor(String(request.headers[probeHeader.toLowerCase()] ?? ''));
    response.writeHead(isAnswering && proof ? 200 : 404).end(JSON.stringify({ proof }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  reach = {
    addresses: async () => [],
    texts: async () => [],
    mailServers: async () => [],
    pointers: async () => [],
    connect: () => net.connect({ host: '127.0.0.1', port }),
  };
  hosts = new Hosts();
  own = new OwnHosts();
  sites = new LiveSites(hosts, own);
  await makePerson({ admin: true });
});
beforeEach(() => {
  zone = [];
  isAnswering = true;
});
afterAll(async () => {
  hosts.close();
  own.close();
  await nameServer.stop();
  await new Promise((resolve) => server.close(resolve));
});

const read = async (claimId: string): Promise<DomainClaim> => {
  const [claim] = await db().select().from(domainClaims).where(eq(domainClaims.id, claimId));
  if (!claim) throw new Error('The claim is gone.');
  return claim;
};
/** Sets the records that a claim asks for, without those of the kinds named. */
const setRecords = async (claimId: string, ...without: ZoneRecord['kind'][]) => {
  const target = await domainTarget(names);
  if (!target) throw new Error('Own domains aren’t offered.');
  const wanted = wantedRecords(await read(claimId), target);
  zone.push(...wanted.filter(({ kind }) => !without.includes(kind)).map(({ name, kind, value }) => ({ name, kind, value })));
};
const check = async (claimId: string, now = new Date()) => {
  await checkClaim(await read(claimId), { names, reach, answerMs: 0, now: () => now });
  return read(claimId);
};
const claimed = async (name: string, domain: string) => {
  const live = await liveProject(name);
  const { claimId } = must(await claimDomain(asOwner(live.owner.id), live.projectId, domain));
  return { ...live, claimId };
};
const connected = async (name: string, domain: string) => {
  const live = await claimed(name, domain);
  await setRecords(live.claimId);
  expect((await check(live.claimId)).state).toBe('serving');
  return live;
};
const answerAt = async (host: string, url = '/') => sites.answer({ method: 'GET', url, headers: { host } });
const locationOf = async (host: string, url?: string) => {
  const { status, headers } = (await answerAt(host, url)) ?? { status: 0, headers: [] as string[] };
  return [status, headers[headers.indexOf('Location') + 1]];
};
const newsOf = async (userId: string) =>
  (
    await db()
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt))
  ).map(({ title }) => title);

test('a domain goes from its records to the site’s address, and everything names it', async () => {
  const { owner, projectId, host, claimId } = await claimed('Named Plumbing', 'https://named-plumbing.localhost/');
  const slug = host.split('.')[0];
  expect((await check(claimId)).problem).toEqual({ code: 'proof-missing' });
  await setRecords(claimId, 'A', 'AAAA', 'CNAME');
  expect(await check(claimId)).toMatchObject({ state: 'proved', problem: { code: 'address-missing', host: 'named-plumbing.localhost' } });
  isAnswering = false;
  await setRecords(claimId, 'TXT');
  expect(await check(claimId)).toMatchObject({ state: 'pointed', problem: { code: 'no-answer' } });
  await expect.poll(() => answerAt('named-plumbing.localhost:3000')).toMatchObject({ status: 200 });
  await expect.poll(() => answerAt(host)).toMatchObject({ status: 200 });
  isAnswering = true;
  expect(await check(claimId)).toMatchObject({ state: 'serving', problem: null });

  expect(await projectNow(projectId)).toMatchObject({ slug, ownHost: 'named-plumbing.localhost' });
  const [newest] = await db()
    .select()
    .from(publications)
    .where(eq(publications.projectId, projectId))
    .orderBy(desc(publications.createdAt))
    .limit(1);
  expect(newest).toMatchObject({ kind: 'address', origin: 'http://named-plumbing.localhost:3000', actor: 'system' });
  await expect
    .poll(async () => String((await answerAt('named-plumbing.localhost:3000'))?.body))
    .toContain('rel="canonical" href="http://named-plumbing.localhost:3000/"');
  const page = await answerAt('named-plumbing.localhost:3000');
  expect(page?.status).toBe(200);
  expect(String(page?.body)).toContain('<link rel="canonical" href="http://named-plumbing.localhost:3000/"');
  await expect.poll(() => locationOf(host, '/services?from=van')).toEqual([301, 'http://named-plumbing.localhost:3000/services?from=van']);
  await expect
    .poll(() => locationOf('WWW.named-plumbing.localhost:3000', '/contact'))
    .toEqual([301, 'http://named-plumbing.localhost:3000/contact']);
  expect((await newsOf(owner.id))[0]).toBe('Your site is now at named-plumbing.localhost');
  const [mail] = await db().select().from(mails).where(eq(mails.template, 'domain-news'));
  expect(mail).toMatchObject({ recipient: owner.email, props: { step: 'connected' } });
  const steps = await db().select({ details: projectEvents.details }).from(projectEvents).where(eq(projectEvents.kind, 'domain'));
  expect(steps.map(({ details }) => details)).toEqual([
    { step: 'claimed', name: 'named-plumbing.localhost' },
    { step: 'connected', name: 'named-plumbing.localhost' },
  ]);
});

test('a removed domain redirects to the free address for thirty days, then answers nothing', async () => {
  const { owner, projectId, host, claimId } = await connected('Removed Plumbing', 'www.removed.localhost');
  must(await removeDomain(asOwner(owner.id), projectId, claimId));
  expect(await read(claimId)).toMatchObject({ state: 'leaving' });
  expect(await projectNow(projectId)).toMatchObject({ ownHost: null });
  await expect.poll(() => locationOf('www.removed.localhost:3000', '/about')).toEqual([301, `http://${host}/about`]);
  expect(String((await answerAt(host))?.body)).toContain(`<link rel="canonical" href="http://${host}/"`);
  const after = addDays(new Date(), 31);
  expect((await check(claimId, after)).state).toBe('ended');
  await expect.poll(() => answerAt('www.removed.localhost:3000')).toBeUndefined();
  expect(await removeDomain(asOwner(owner.id), projectId, claimId)).toMatchObject({ ok: false, code: 'claim-not-found' });
});

test('a domain that leads elsewhere stays for a week, then the free address counts; when it comes back, so does the domain', async () => {
  const { owner, projectId, host, claimId } = await connected('Drifting Plumbing', 'drifting.localhost');
  const right = zone;
  zone = zone.map((record) => (record.kind === 'A' ? { ...record, value: '8.8.4.4' } : record));
  let now = new Date();
  for (let n = 0; n < 3; n++) now = (await check(claimId, now)).nextCheckAt ?? now;
  expect(await read(claimId)).toMatchObject({ state: 'drifting', problem: { code: 'address-wrong' } });
  expect(await projectNow(projectId)).toMatchObject({ ownHost: 'drifting.localhost' });
  expect((await newsOf(owner.id))[0]).toBe('drifting.localhost no longer leads to your site');
  now = addDays(now, 7);
  expect((await check(claimId, now)).state).toBe('away');
  expect(await projectNow(projectId)).toMatchObject({ ownHost: null });
  await expect.poll(() => locationOf('drifting.localhost:3000')).toEqual([301, `http://${host}/`]);
  zone = right;
  expect((await check(claimId, now)).state).toBe('serving');
  await expect.poll(() => locationOf(host)).toEqual([301, 'http://drifting.localhost:3000/']);
});

test('a name belongs to whoever proves it first, and is free again once it leads away or is removed', async () => {
  const first = await connected('First Plumbing', 'contested.localhost');
  const other = await liveProject('Second Plumbing');
  const editor = asOwner(other.owner.id);
  for (const typed of ['contested.localhost', 'www.contested.localhost'])
    expect(await claimDomain(editor, other.projectId, typed)).toMatchObject({ ok: false, code: 'name-taken' });
  must(await removeDomain(asOwner(first.owner.id), first.projectId, first.claimId));
  const { claimId } = must(await claimDomain(editor, other.projectId, 'www.contested.localhost'));
  expect((await check(claimId)).state).toBe('claimed');
  await setRecords(claimId, 'A', 'CNAME');
  expect((await check(claimId)).state).toBe('serving');
  expect(await read(first.claimId)).toMatchObject({ state: 'ended', ending: 'lost' });
  expect((await newsOf(first.owner.id))[0]).toBe('contested.localhost now belongs to another site');
});

test('of two sites that claim a name at once, only one gets it, however often both are checked', async () => {
  const [one, two] = [await claimed('Racing Plumbing', 'race.localhost'), await claimed('Chasing Plumbing', 'www.race.localhost')];
  await setRecords(one.claimId);
  zone.push(
    ...wantedRecords(await read(two.claimId), (await domainTarget(names)) ?? { alias: '', addresses: [] }).filter(
      ({ kind }) => kind === 'TXT',
    ),
  );
  await Promise.all([check(one.claimId), check(two.claimId), checkDomains({ names, reach, answerMs: 0 })]);
  await checkDomains({ names, reach, answerMs: 0, now: () => addDays(new Date(), 1) });
  const states = [await read(one.claimId), await read(two.claimId)].map(({ state, problem }) => [state, problem?.code]);
  expect(states.toSorted()).toEqual([
    ['claimed', 'taken'],
    ['serving', undefined],
  ]);
});

test('a site has one domain at a time, and only its owner touches it', async () => {
  const { owner, projectId, claimId } = await claimed('Only Plumbing', 'only.localhost');
  const stranger = asOwner((await makePerson()).id);
  expect(await claimDomain(asOwner(owner.id), projectId, 'second.localhost')).toMatchObject({ ok: false, code: 'claim-exists' });
  expect(await claimDomain(stranger, projectId, 'second.localhost')).toMatchObject({ ok: false, code: 'project-not-found' });
  expect(await removeDomain(stranger, projectId, claimId)).toMatchObject({ ok: false, code: 'claim-not-found' });
  must(await removeDomain(asOwner(owner.id), projectId, claimId));
  must(await claimDomain(asOwner(owner.id), projectId, 'second.localhost'));
});

test('the owner of a claim without records is reminded twice, and told when we stop waiting', async () => {
  const { owner, claimId } = await claimed('Waiting Plumbing', 'waiting.localhost');
  const { createdAt } = await read(claimId);
  for (const day of [1, 13, 14, 15, 27, 28, 29, 30]) await check(claimId, addDays(createdAt, day));
  expect(await read(claimId)).toMatchObject({ state: 'ended', ending: 'unproved', nextCheckAt: null });
  const sent = await db().select({ eventKey: mails.eventKey }).from(mails).where(eq(mails.recipient, owner.email));
  expect(sent.map(({ eventKey }) => eventKey.split(':')[0]).filter((key) => key?.startsWith('domain'))).toEqual([
    'domain-waiting',
    'domain-waiting',
    'domain-dropped',
  ]);
});

test('a deleted project frees its name', async () => {
  const { projectId, claimId } = await connected('Deleted Plumbing', 'deleted.localhost');
  await db().delete(projects).where(eq(projects.id, projectId));
  expect(await db().$count(domainClaims, eq(domainClaims.id, claimId))).toBe(0);
});

test('an owner reads international names in letters', async () => {
  const { owner, projectId } = await liveProject('Café Río');
  must(await claimDomain(asOwner(owner.id), projectId, 'www.café-río.com'));
  await db()
    .update(domainClaims)
    .set({
      seen: { records: {}, nameServers: ['ns1.xn--mnchen-3ya.example', 'ns1.hollis.example'] },
      problem: { code: 'address-wrong', host: 'xn--caf-ro-dva8a.com', instead: ['parking.xn--mnchen-3ya.example', '192.0.2.9'] },
    })
    .where(eq(domainClaims.projectId, projectId));
  expect(await domainOf(projectId)).toMatchObject({
    name: 'www.café-río.com',
    registered: 'café-río.com',
    nameServers: ['ns1.münchen.example', 'ns1.hollis.example'],
    problem: 'café-río.com leads to parking.münchen.example and 192.0.2.9. Replace that record with ours.',
    problemCode: 'address-wrong',
  });
});

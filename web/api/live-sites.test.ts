import { rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { env } from '../../base/env.ts';
import { closeDatabase, databasePool, db, openDatabase } from '../../db/connect.ts';
import { startListening } from '../../db/live.ts';
import { notifications, projects, publications } from '../../db/schema/index.ts';
import { newQuestion, probeHeader, probePath } from '../../domain/health/probe.ts';
import { Hosts } from '../../domain/hosting/hosts.ts';
import { type Manifest, readManifest } from '../../domain/hosting/manifest.ts';
import { approveVersion, moveAddress } from '../../domain/publications/publishing.ts';
import { buildSite } from '../../domain/versions/building.ts';
import { siteSources } from '../../domain/versions/sources.ts';
import { storeVersion } from '../../domain/versions/versions.ts';
import { putFile } from '../../outside/storage/storage.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { collectLog } from '../../tests/helpers/log-lines.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { liveProject, projectNow } from '../../tests/helpers/projects.ts';
import { hourMs } from '../../time/units.ts';
import { requestIdFrom } from '../http/request-id.ts';
import { type Answer, LiveSites } from './live-sites.ts';

const database = useDatabase();

/** Stand-ins for two web processes, each with its own memory. */
let one: { hosts: Hosts; sites: LiveSites };
let two: typeof one;
let stopListening: () => Promise<void>;
let live: Awaited<ReturnType<typeof liveProject>>;
beforeAll(async () => {
  stopListening = await startListening(database.url());
  [one, two] = [newProcess(), newProcess()];
  live = await liveProject('Hosted Plumbing');
  await makePerson({ admin: true });
});
afterAll(async () => {
  one.hosts.close();
  two.hosts.close();
  await stopListening();
});
afterEach(() => vi.restoreAllMocks());

function newProcess(now?: () => number) {
  const hosts = new Hosts(now ? { now } : {});
  return { hosts, sites: new LiveSites(hosts) };
}

async function get(process: typeof one, url: string, headers: Record<string, string> = {}, host = live.host): Promise<Answer> {
  const answer = await process.sites.answer({ method: 'GET', url, headers: { host, ...headers } });
  if (!answer) throw new Error("The site didn't answer.");
  return answer;
}

/** Long before the re-read every 30 s, also on a busy machine. `npm run bench -- host` measures the time. */
const soonMs = 10_000;

const header = (answer: Answer, name: string) => answer.headers[answer.headers.indexOf(name) + 1];

test('a warm page is answered immediately, from memory, without a statement', async () => {
  const first = await get(one, '/', { 'accept-encoding': 'br' });
  const query = vi.spyOn(databasePool(), 'query');
  const connect = vi.spyOn(databasePool(), 'connect');
  const warm = one.sites.answer({ method: 'GET', url: '/', headers: { host: live.host, 'accept-encoding': 'br' } });
  expect(warm).not.toBeInstanceOf(Promise);
  expect((warm as Answer).body).toBe(first.body);
  expect(query).not.toHaveBeenCalled();
  expect(connect).not.toHaveBeenCalled();
});

test('no file of a site may be listed while this is a trial, and the site itself is the same', async () => {
  const listed = await get(one, '/');
  env().isTrial = true;
  try {
    const trial = newProcess();
    for (const url of ['/', '/', '/sitemap.xml', '/none'])
      expect(header(await get(trial, url), 'X-Robots-Tag'), url).toBe('noindex, nofollow');
    const etag = header(await get(trial, '/'), 'ETag') ?? '';
    expect(header(await get(trial, '/', { 'if-none-match': etag }), 'X-Robots-Tag')).toBe('noindex, nofollow');
    expect((await get(trial, '/')).body).toEqual(listed.body);
    trial.hosts.close();
  } finally {
    env().isTrial = false;
  }
  expect(listed.headers).not.toContain('X-Robots-Tag');
});

test('a 304 has the headers of the 200 that it stands for, in each encoding, and another encoding’s tag gets the page', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const process = newProcess();
    const page = await get(process, '/', { 'accept-encoding': encoding });
    const etag = header(page, 'ETag') ?? '';
    const ask = { 'accept-encoding': encoding, 'if-none-match': etag };
    for (const answer of [await get(process, '/', ask), await get(newProcess(), '/', ask)]) {
      expect([encoding, answer.status, answer.body]).toEqual([encoding, 304, undefined]);
      for (const name of ['ETag', 'Cache-Control', 'Vary', 'Last-Modified', 'Content-Security-Policy'])
        expect([name, header(answer, name)]).toEqual([name, header(page, name)]);
      expect(answer.headers).not.toContain('Content-Length');
    }
    const other = encoding === 'br' ? 'gzip' : 'br';
    expect((await get(process, '/', { ...ask, 'accept-encoding': other })).status).toBe(200);
  }
});

test('a client that keeps only dates gets 304 for what it has already', async () => {
  const page = await get(one, '/');
  const madeAt = header(page, 'Last-Modified') ?? '';
  expect(madeAt).toBe(live.version.createdAt.toUTCString());
  expect((await get(one, '/', { 'if-modified-since': madeAt })).status).toBe(304);
  // The version before a newer one that was taken back.
  expect((await get(one, '/', { 'if-modified-since': new Date(Date.now() + hourMs).toUTCString() })).status).toBe(200);
  expect((await get(one, '/', { 'if-modified-since': madeAt, 'if-none-match': '"another"' })).status).toBe(200);
  expect(header(await get(one, '/none'), 'Last-Modified')).not.toBe(madeAt);
});

test('icons are where clients look for them unasked, also on sites published without them', async () => {
  expect(header(await get(one, '/favicon.ico'), 'Content-Type')).toBe('image/x-icon');
  const touch = await get(one, '/apple-touch-icon.png');
  for (const url of ['/apple-touch-icon-precomposed.png', '/apple-touch-icon-120x120.png'])
    expect((await get(one, url)).body).toEqual(touch.body);
  const label = live.host.split('.')[0] ?? '';
  const { manifest, manifestHash } = one.hosts.at(label) as { manifest: Manifest; manifestHash: string };
  const { '/favicon.ico': _, ...files } = manifest.files;
  const older = newProcess();
  await get(older, '/');
  older.hosts.standIn(label, manifestHash, { ...manifest, files });
  expect((await get(older, '/favicon.ico')).body).toEqual(touch.body);
});

test('only people get the page for a missing address; programs that look for a file get a line', async () => {
  for (const url of ['/ads.txt', '/.well-known/security.txt', '/wp-includes/wlwmanifest.xml', '/.well-known/assetlinks']) {
    const { status, body } = await get(one, url, { accept: '*/*' });
    expect([url, status, body?.toString()]).toEqual([url, 404, 'There’s no file at this address.']);
  }
  for (const [url, accept] of [
    ['/menu.pdf', 'text/html,application/xhtml+xml,*/*;q=0.8'],
    ['/index.php', '*/*'],
    ['/services/none', '*/*'],
  ] as const)
    expect((await get(one, url, { accept })).body?.toString()).toContain('</html>');
});

test('a host name with a final dot is the same site', async () => {
  const dotted = live.host.replace(/(?=:\d+$)/, '.');
  expect((await get(one, '/', {}, dotted)).body).toEqual((await get(one, '/')).body);
});

test('the app gets a signed question of the doctor on a site’s host, and nothing else at that address', async () => {
  const asked = (question: string) =>
    one.sites.answer({ method: 'GET', url: probePath, headers: { host: live.host, [probeHeader.toLowerCase()]: question } });
  expect(await asked(newQuestion().question)).toBeUndefined();
  expect((await asked('1.2.3'))?.status).toBe(404);
  expect((await get(one, probePath)).status).toBe(404);
});

test('a version published by one process is served by every other', async () => {
  const { owner, projectId, host } = await liveProject('Twice Hosted Plumbing');
  const before = await Promise.all([get(one, '/', {}, host), get(two, '/', {}, host)]);
  const { seed } = await projectNow(projectId);
  await db()
    .update(projects)
    .set({ seed: seed + 1 })
    .where(eq(projects.id, projectId));
  const built = await buildSite(await siteSources(projectId));
  const version = await db().transaction((tx) => storeVersion(tx, projectId, built, { name: 'Next', actor: 'admin:1', sent: true }));
  expect(await approveVersion(owner.id, projectId, version.id, version.contentHash)).toEqual({ ok: true, isSuspended: false });
  await vi.waitFor(async () => {
    for (const process of [one, two])
      expect((await get(process, '/', {}, host)).body?.equals(before[0]?.body ?? Buffer.alloc(0))).toBe(false);
  }, soonMs);
  expect(before[1]?.body).toEqual(before[0]?.body);
  await db().update(projects).set({ state: 'suspended' }).where(eq(projects.id, projectId));
  await db().execute(`select pg_notify('sunup_live', '{"topic":"site","id":"twice-hosted-plumbing"}')`);
  await vi.waitFor(async () => expect((await get(two, '/', {}, host)).status).toBe(503), soonMs);
});

test('while the database is away, every page of a known site is served, even hours later, and an unknown site gets a 503', async () => {
  let now = Date.now();
  const third = newProcess(() => now);
  await get(third, '/');
  await closeDatabase();
  try {
    now += 3 * hourMs;
    for (const url of ['/', '/services', '/contact', '/favicon.svg']) expect([url, (await get(third, url)).status]).toEqual([url, 200]);
    // A file that this process never read comes from disk, not from the database.
    expect(brotliDecompressSync((await get(third, '/about', { 'accept-encoding': 'br' })).body ?? Buffer.alloc(0)).toString()).toContain(
      'Hollis &amp; Daughter Plumbing',
    );
    const unknown = await get(third, '/', {}, 'someone-else.sites.localhost:3000');
    expect([unknown.status, header(unknown, 'Retry-After'), header(unknown, 'Cache-Control')]).toEqual([503, '10', 'no-store']);
    expect(unknown.body?.toString()).toContain('This website isn’t available right now.');
  } finally {
    openDatabase(database.url());
    third.hosts.close();
  }
  now += 1000;
  expect((await get(third, '/', {}, 'someone-else.sites.localhost:3000')).status).toBe(404);
});

test('a site that was off when the database went away stays off', async () => {
  const { host, projectId } = await liveProject('Off Plumbing');
  await db().update(projects).set({ state: 'suspended' }).where(eq(projects.id, projectId));
  const third = newProcess();
  expect((await get(third, '/', {}, host)).status).toBe(503);
  await closeDatabase();
  const away = await get(third, '/', {}, host);
  openDatabase(database.url());
  third.hosts.close();
  expect([away.status, header(away, 'Retry-After')]).toEqual([503, '86400']);
});

const root = () => path.join(database.filesFolder(), 'files');
const placeOf = (name: string) => path.join(root(), name.slice(0, 2), name);

test('a damaged page is never sent, because it is repaired first', async () => {
  const whole = await get(newProcess(), '/');
  const [row] = await db().select().from(publications).where(eq(publications.projectId, live.projectId));
  const manifest = await readManifest(row?.manifestHash ?? '');
  for (const broken of [Buffer.alloc(0), whole.body?.subarray(0, 500) ?? Buffer.alloc(0), Buffer.from('garbage')]) {
    writeFileSync(placeOf(manifest.files['/']?.hash ?? ''), broken);
    const answer = await get(newProcess(), '/');
    expect([answer.status, answer.body?.equals(whole.body ?? broken)]).toEqual([200, true]);
  }
  rmSync(placeOf(row?.manifestHash ?? ''));
  expect((await get(newProcess(), '/')).body?.equals(whole.body ?? Buffer.alloc(0))).toBe(true);
});

test('a lost page is shown as it was last published, and staff are notified', async () => {
  const { host, projectId } = await liveProject('Lost Plumbing');
  await moveAddress(projectId, 'https://lost.example', 'system');
  await db().delete(notifications);
  // A page without any copy that can't be built again.
  const [newest] = await db().select().from(publications).where(eq(publications.origin, 'https://lost.example'));
  const manifest = await readManifest(newest?.manifestHash ?? '');
  const lost = 'e'.repeat(64);
  const home = manifest.files['/'];
  if (!home) throw new Error('The site has no home page.');
  const changed = { ...manifest, files: { ...manifest.files, '/': { ...home, hash: lost, br: { hash: lost, bytes: 1 } } } };
  const manifestHash = await putFile(Buffer.from(JSON.stringify(changed)));
  await db()
    .update(publications)
    .set({ manifestHash })
    .where(eq(publications.id, newest?.id ?? ''));
  const answer = await get(newProcess(), '/', { 'accept-encoding': 'br' }, host);
  expect(answer.status).toBe(200);
  expect(answer.body?.toString()).toContain('href="http://lost-plumbing.sites.localhost:3000/"');
  await vi.waitFor(
    async () =>
      expect((await db().select().from(notifications)).map(({ title }) => title)).toContain('A file is damaged and we couldn’t repair it'),
    soonMs,
  );
});

test('headers keep pages out of frames, allow sharing of the social picture, and match the site’s address', async () => {
  const page = await get(one, '/');
  expect([header(page, 'Cross-Origin-Resource-Policy'), header(page, 'X-Frame-Options')]).toEqual(['same-origin', 'DENY']);
  expect(header(await get(one, '/social.jpg'), 'Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(page.headers).not.toContain('Strict-Transport-Security');
});

test('each encoding has its own ETag, and each of them gets a 304, also if a proxy weakened it', async () => {
  const [br, plain] = [await get(one, '/', { 'accept-encoding': 'br' }), await get(one, '/')];
  const tags = [header(br, 'ETag') ?? '', header(plain, 'ETag') ?? ''];
  expect(new Set(tags).size).toBe(2);
  for (const tag of [`${tags[0]}`, `W/${tags[0]}`, `"other", ${tags[0]}`])
    expect(await get(one, '/', { 'if-none-match': tag, 'accept-encoding': 'br' })).toMatchObject({ status: 304, body: undefined });
  expect(await get(one, '/', { 'if-none-match': `W/${tags[1]}` })).toMatchObject({ status: 304, body: undefined });
  expect((await get(one, '/', { 'accept-encoding': 'br;q=0, gzip' })).headers).toContain('gzip');
});

test('answers count by result', async () => {
  const process = newProcess();
  const tag = header(await get(process, '/'), 'ETag') ?? '';
  await get(process, '/');
  await get(process, '/', { 'if-none-match': tag });
  await get(process, '/no-such-page');
  await get(process, '/', {}, 'no-one.sites.localhost:3000');
  expect(process.sites.takeCounts()).toEqual({ warm: 1, read: 1, notModified: 1, missing: 2, unavailable: 0 });
  vi.spyOn(process.hosts, 'at').mockReturnValue(Promise.resolve(undefined));
  await get(process, '/', {}, 'away.sites.localhost:3000');
  expect(process.sites.takeCounts()).toEqual({ warm: 0, read: 0, notModified: 0, missing: 0, unavailable: 1 });
  process.hosts.close();
});

test('an answer carries its own request’s ID, from memory, from disk, or with no page', async () => {
  const process = newProcess();
  const server = createServer((request, response) => process.sites.take(request, response, requestIdFrom(request.headers['x-request-id'])));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string>) =>
    new Promise<string | string[] | undefined>((resolve, reject) =>
      request({ host: '127.0.0.1', port, path, headers: { host: live.host, ...headers } }, (answer) => {
        answer.resume();
        resolve(answer.headers['x-request-id']);
      })
        .on('error', reject)
        .end(),
    );
  const ids = Array.from({ length: 20 }, (_, n) => `request-${n}`);
  const tag = header(await get(one, '/'), 'ETag') ?? '';
  for (const [path, headers] of [
    ['/', {}],
    ['/', {}],
    ['/', { 'if-none-match': tag }],
    ['/no-such-page', {}],
  ] as const)
    expect(await Promise.all(ids.map((id) => ask(path, { 'x-request-id': id, ...headers })))).toEqual(ids);
  server.close();
  process.hosts.close();
});

test('a request that fails is logged under the ID that its page shows', async () => {
  const process = newProcess();
  vi.spyOn(process.hosts, 'at').mockRejectedValue(new Error('a bug') as never);
  const { lines, stop } = collectLog();
  const answer = await get(process, '/', { 'x-request-id': '7f0c1d6e93ab' });
  stop();
  expect(answer.status).toBe(503);
  expect(answer.body?.toString()).toContain('Reference: 7f0c1d6e93ab');
  expect(lines).toMatchObject([{ msg: 'a live site could not be answered', requestId: '7f0c1d6e93ab' }]);
  process.hosts.close();
});

test.each([
  ['POST', (live) => live, '/forms/contact'],
  ['GET', () => 'localhost:3000', '/'],
  ['GET', () => `p-${'a'.repeat(20)}.sites.localhost:3000`, '/'],
  ['GET', () => `b-${'a'.repeat(20)}.sites.localhost:3000`, '/'],
  ['GET', () => `b-${'a'.repeat(20)}-deepend-7.sites.localhost:3000`, '/'],
] as [string, (host: string) => string, string][])('%s of another kind is left to the app', (method, hostOf, url) => {
  expect(one.sites.answer({ method, url, headers: { host: hostOf(live.host) } })).toBeUndefined();
});

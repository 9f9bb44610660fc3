import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { briefs, projects, siteFiles } from '../../db/schema/index.ts';
import { siteOrigin } from '../../domain/addresses.ts';
import { looksOfBrief } from '../../domain/looks/brief-looks.ts';
import { looksOfVersion } from '../../domain/looks/version-looks.ts';
import { previewOrigin } from '../../domain/versions/versions.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject, liveProject } from '../../tests/helpers/projects.ts';
import { visit } from '../../tests/helpers/site-visit.ts';

useDatabase();

/** One live site and one draft, only ever looked at. */
let live: Awaited<ReturnType<typeof liveProject>>;
let draft: Awaited<ReturnType<typeof draftedProject>>;
beforeAll(async () => {
  live = await liveProject('Served Plumbing');
  draft = await draftedProject('Drafted Plumbing');
});

const hostOf = (origin = '') => new URL(origin).host;
const previewHost = (token: string) => hostOf(previewOrigin(token));

test('a live page has its policy, is revalidated each time, and has no session', async () => {
  const { host } = live;
  const page = await visit(host, '/');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Hollis &amp; Daughter Plumbing');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-.*frame-ancestors 'none'$/);
  expect(page.headers.get('content-security-policy')).not.toContain('script-src');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('set-cookie')).toBeNull();
});

test('previews of a suspended site, its brief and their looks are shown in our frames only', async () => {
  const { owner, projectId, version } = draft;
  const [brief] = await db().select().from(briefs).where(eq(briefs.projectId, projectId));
  const [look] = await looksOfVersion(projectId, version.id);
  await db().update(briefs).set({ submittedAt: null }).where(eq(briefs.projectId, projectId));
  const { ours } = (await looksOfBrief(owner.id, projectId)) ?? {};
  const hosts = [previewHost(version.previewToken), ...[siteOrigin(`b-${brief?.previewToken}`), look?.origin, ours].map(hostOf)];
  const open = (dest?: string) => Promise.all(hosts.map((host) => visit(host, '/', { headers: dest ? { 'sec-fetch-dest': dest } : {} })));
  const statuses = async (dest?: string) => (await open(dest)).map(({ status }) => status);
  const suspension = { reason: 'abuse', note: '', at: new Date().toISOString() } as const;
  await db().update(projects).set({ suspension }).where(eq(projects.id, projectId));
  expect(await statuses('iframe')).toEqual([200, 200, 200, 200]);
  expect(await statuses()).toEqual([503, 503, 503, 503]);
  for (const page of await open('document')) {
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('This website isn’t available right now.');
  }
  await db().update(projects).set({ suspension: null }).where(eq(projects.id, projectId));
  expect(await statuses('document')).toEqual([200, 200, 200, 200]);
  await db().update(briefs).set({ submittedAt: new Date() }).where(eq(briefs.projectId, projectId));
});

test('a page with and without a slash at its end is one page', async () => {
  const { host } = live;
  expect(await (await visit(host, '/services/')).text()).toBe(await (await visit(host, '/services')).text());
});

test('an unchanged page gets a 304 in browsers that have it', async () => {
  const { host } = live;
  const etag = (await visit(host, '/')).headers.get('etag') ?? '';
  const again = await visit(host, '/', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await visit(host, '/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('bodies are compressed as the browser asks, to the same bytes', async () => {
  const { host } = live;
  const plain = Buffer.from(await (await visit(host, '/')).arrayBuffer());
  const br = await visit(host, '/', { headers: { 'accept-encoding': 'gzip, br' } });
  const zip = await visit(host, '/', { headers: { 'accept-encoding': 'gzip' } });
  expect([br.headers.get('content-encoding'), zip.headers.get('content-encoding')]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer()))).toEqual(plain);
  expect(gunzipSync(Buffer.from(await zip.arrayBuffer()))).toEqual(plain);
  expect(br.headers.get('vary')).toBe('Accept-Encoding');
});

test('files named by their content are kept for a year', async () => {
  const { host, version } = live;
  const [file] = (await db().select().from(siteFiles).where(eq(siteFiles.versionId, version.id))).filter(
    ({ cache }) => cache === 'immutable',
  );
  const answer = await visit(host, file?.path ?? '');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toBe(file?.type);
});

test('HEAD has the headers of GET and no body', async () => {
  const { host } = live;
  const [get, head] = [await visit(host, '/'), await visit(host, '/', { method: 'HEAD' })];
  expect(await head.text()).toBe('');
  expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength));
});

test('a missing page is the site’s own 404', async () => {
  const { host } = live;
  const missing = await visit(host, '/nowhere');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('Hollis &amp; Daughter Plumbing');
  expect(missing.headers.get('cache-control')).toBe('no-cache');
});

test.each(['/portal', '/admin/dashboard', '/api/events', '/auth', '/dev/inbox', '/%2e%2e/%2e%2e/etc/passwd', '/%E0%A4%A'])(
  'a site’s host serves no route of the app: %s',
  async (path) => {
    const { host } = live;
    const answer = await visit(host, path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('the app');
  },
);

test('writes other than forms are refused', async () => {
  const { host } = live;
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const answer = await visit(host, '/', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('hosts that aren’t ours reach the app, which has its own answer', async () => {
  expect(await (await visit('localhost:3000', '/')).text()).toBe('the app');
});

test('a host under the sites’ domain with no site says so and nothing else', async () => {
  const answer = await visit('nobody.sites.localhost:3000', '/');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('There’s no website at this address.');
});

test('a draft that is not live yet is not at its future address', async () => {
  expect((await visit('drafted-plumbing.sites.localhost:3000', '/')).status).toBe(404);
});

test.each([
  ['suspended', 503, 'This website isn’t available right now.'],
  ['canceled', 503, 'This website isn’t available right now.'],
  ['archived', 410, 'This website has been taken down.'],
  ['live', 200, 'Plumbing'],
] as const)('a site that is %s answers %i', async (state, status, words) => {
  const { host, projectId } = await liveProject(`State ${state} Plumbing`);
  await db().update(projects).set({ state }).where(eq(projects.id, projectId));
  const answer = await visit(host, '/');
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(words);
});

test('a preview shows the version to anyone with its link; only the app can frame it, and no one indexes it', async () => {
  const { version } = draft;
  const page = await visit(previewHost(version.previewToken), '/');
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('cache-control')).toContain('private');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('frame-ancestors http://localhost:3000');
  const html = await page.text();
  const nonce = /<script nonce="([^"]+)" src="\/~preview\.js"/.exec(html)?.[1];
  expect(policy).toContain(`script-src 'nonce-${nonce}'`);
  expect((await visit(previewHost(version.previewToken), '/~preview.js')).headers.get('content-type')).toContain('text/javascript');
});

test('each preview page has a nonce of its own', async () => {
  const { version } = draft;
  const nonceOf = async () => /nonce="([^"]+)"/.exec(await (await visit(previewHost(version.previewToken), '/')).text())?.[1];
  expect(await nonceOf()).not.toBe(await nonceOf());
});

test('a token that is off by one letter shows nothing', async () => {
  const { version } = draft;
  const wrong = version.previewToken.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'));
  expect((await visit(previewHost(wrong), '/')).status).toBe(404);
  expect((await visit(`b-${version.previewToken}.sites.localhost:3000`, '/')).status).toBe(404);
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { approvals, projectEvents, publications, siteFiles, siteReleases } from '../../db/schema/index.ts';
import { digestOf, getFile, putFile } from '../../outside/storage/storage.ts';
import { placeholderDay } from '../../sites/document/version-day.ts';
import { hashOfBodies } from '../../sites/render/files.ts';
import { placeholderOrigin } from '../../sites/render/origin.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { draftedProject, liveProject } from '../../tests/helpers/projects.ts';
import { followAddresses, prepareRelease } from '../publications/addresses.ts';
import { approveVersion, moveAddress } from '../publications/publishing.ts';
import { readManifest } from './manifest.ts';
import { unplacedFile } from './placing.ts';
import { fileOfVersion } from './queries.ts';
import { releaseOf } from './releases.ts';

useDatabase();

let live: Awaited<ReturnType<typeof liveProject>>;
beforeAll(async () => {
  live = await liveProject('Released Plumbing');
});

const address = 'http://released-plumbing.sites.localhost:3000';

async function publicationOf(projectId: string) {
  const [newest] = await db()
    .select()
    .from(publications)
    .where(eq(publications.projectId, projectId))
    .orderBy(desc(publications.createdAt))
    .limit(1);
  if (!newest?.manifestHash) throw new Error('The publication names no manifest.');
  return { ...newest, manifest: await readManifest(newest.manifestHash) };
}

test('a version holds no address, its publication names both hashes, and its manifest lists every file', async () => {
  const files = await db().select().from(siteFiles).where(eq(siteFiles.versionId, live.version.id));
  const home = files.find(({ path }) => path === '/');
  const source = (await getFile(home?.hash ?? '')).toString();
  expect(source).toContain(placeholderOrigin);
  expect(source).not.toContain('sites.localhost');
  const { manifest, ...publication } = await publicationOf(live.projectId);
  expect(publication).toMatchObject({ kind: 'publish', contentHash: live.version.contentHash, origin: address });
  expect(publication.servedHash).not.toBe(publication.contentHash);
  expect(Object.keys(manifest.files)).toEqual(files.map(({ path }) => path).sort());
  expect(hashOfBodies(Object.entries(manifest.files).map(([path, { hash }]) => [path, hash]))).toBe(publication.servedHash);
  const page = manifest.files['/'];
  const served = await getFile(page?.hash ?? '');
  expect(served.toString()).toContain(`<link rel="canonical" href="${address}/">`);
  expect(served.toString()).not.toContain(placeholderOrigin);
  expect(brotliDecompressSync(await getFile(page?.br?.hash ?? ''))).toEqual(served);
  expect(gunzipSync(await getFile(page?.gzip?.hash ?? ''))).toEqual(served);
  for (const path of ['/sitemap.xml', '/robots.txt'])
    expect((await getFile(manifest.files[path]?.hash ?? '')).toString()).toContain(`${address}/`);
});

test('the sitemap says when the version was made, which the version itself doesn’t hold', async () => {
  const { manifest } = await publicationOf(live.projectId);
  const madeOn = live.version.createdAt.toISOString().slice(0, 10);
  const served = await getFile(manifest.files['/sitemap.xml']?.hash ?? '');
  expect(served.toString()).toContain(`<loc>${address}/</loc><lastmod>${madeOn}</lastmod>`);
  const file = { versionId: live.version.id, path: '/sitemap.xml' };
  const source = await unplacedFile(served, file, address);
  expect(source.toString()).toContain(`<lastmod>${placeholderDay}</lastmod>`);
  expect(digestOf(source)).toBe((await fileOfVersion(file.versionId, file.path))?.hash);
});

test('the release of a version that the owner sees is made in advance, so approving makes none', async () => {
  const { owner, projectId, version } = await draftedProject('Ready Plumbing');
  await prepareRelease(projectId);
  const [ready] = await db().select().from(siteReleases).where(eq(siteReleases.versionId, version.id));
  expect(ready?.origin).toBe('http://ready-plumbing.sites.localhost:3000');
  expect(await approveVersion(owner.id, projectId, version.id, version.contentHash)).toEqual({ ok: true, isSuspended: false });
  expect(await db().$count(siteReleases, eq(siteReleases.versionId, version.id))).toBe(1);
  expect((await publicationOf(projectId)).manifestHash).toBe(ready?.manifestHash);
});

test('a new address is a publication: the approved hash stays, and the pages name the new address', async () => {
  const { owner, projectId, version } = await liveProject('Moved Plumbing');
  const before = await publicationOf(projectId);
  expect(await moveAddress(projectId, 'https://www.moved.example', 'system')).toBe(true);
  expect(await moveAddress(projectId, 'https://www.moved.example', 'system')).toBe(false);
  const after = await publicationOf(projectId);
  expect(after).toMatchObject({
    kind: 'address',
    versionId: version.id,
    contentHash: version.contentHash,
    origin: 'https://www.moved.example',
  });
  expect(after.servedHash).not.toBe(before.servedHash);
  expect(after.manifest.headers['Strict-Transport-Security']).toBe('max-age=31536000');
  expect((await getFile(after.manifest.files['/']?.hash ?? '')).toString()).toContain('href="https://www.moved.example/"');
  expect(await db().select().from(approvals).where(eq(approvals.projectId, projectId))).toMatchObject([
    { versionId: version.id, contentHash: version.contentHash, userId: owner.id },
  ]);
  const events = await db().select().from(projectEvents).where(eq(projectEvents.projectId, projectId));
  expect(events.filter(({ kind }) => kind === 'address')).toMatchObject([
    { reason: 'Address changed from http://moved-plumbing.sites.localhost:3000 to https://www.moved.example' },
  ]);
  // Without a connected domain, a site follows the operator's own address.
  expect(await followAddresses()).toBe(1);
  expect((await publicationOf(projectId)).origin).toBe('http://moved-plumbing.sites.localhost:3000');
  expect(await followAddresses()).toBe(0);
});

test('a manifest says what the site’s forms ask for, so they can be checked without the database', async () => {
  const { manifest } = await publicationOf(live.projectId);
  expect(manifest.forms).toMatchObject({
    zone: 'America/New_York',
    otherWay: 'call (919) 555-0148',
    on: { contact: { page: '/contact', days: expect.any(Array) } },
  });
});

test('files that don’t match the content hash make no release', async () => {
  const { version } = await draftedProject('Swapped Plumbing');
  const other = await putFile(Buffer.from('<!doctype html><p>Not what was approved.'));
  await db().update(siteFiles).set({ hash: other }).where(eq(siteFiles.versionId, version.id));
  await expect(releaseOf(version.id, 'https://swapped.example')).rejects.toThrow('are not those of its content hash');
});

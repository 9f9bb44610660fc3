import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import {
  fileChecks,
  messageFiles,
  messages,
  notifications,
  publications,
  siteFiles,
  siteReleases,
  threads,
} from '../../db/schema/index.ts';
import { digestOf, getFile, putNamed } from '../../outside/storage/storage.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson, type Person } from '../../tests/helpers/people.ts';
import { liveProject } from '../../tests/helpers/projects.ts';
import { checkFiles } from './file-check.ts';
import type { Manifest } from './manifest.ts';
import { readManifest } from './manifest.ts';
import { readServed } from './served-files.ts';
import { LostFile, readVersionFile } from './version-files.ts';

const database = useDatabase();

let admin: Person;
let live: Awaited<ReturnType<typeof liveProject>>;
let manifest: Manifest;
let manifestHash: string;
let home: typeof siteFiles.$inferSelect;
/** Every stored file as it must be. */
const whole = new Map<string, Buffer>();

beforeAll(async () => {
  admin = await makePerson({ admin: true });
  live = await liveProject('Repaired Plumbing');
  const [publication] = await db().select().from(publications).where(eq(publications.projectId, live.projectId));
  manifestHash = publication?.manifestHash ?? '';
  manifest = await readManifest(manifestHash);
  const row = await db().query.siteFiles.findFirst({ where: and(eq(siteFiles.versionId, live.version.id), eq(siteFiles.path, '/')) });
  if (!row) throw new Error('The site has no home page.');
  home = row;
  for (const name of names()) whole.set(name, await getFile(name));
});
beforeEach(async () => {
  await db().delete(notifications);
  await db().delete(fileChecks);
  for (const [name, body] of whole) await putNamed(name, body);
});

const root = () => path.join(database.filesFolder(), 'files');
const placeOf = (name: string) => path.join(root(), name.slice(0, 2), name);
const names = () => readdirSync(root()).flatMap((folder) => readdirSync(path.join(root(), folder)));
const spoil = (name = '') => writeFileSync(placeOf(name), 'spoiled');
const notices = () => db().select().from(notifications).where(eq(notifications.userId, admin.id));
const page = () => manifest.files['/'];

test('a damaged page is restored from its other encodings, and staff are notified once', async () => {
  const body = await readServed(manifest, '/', 'br');
  for (const name of [home.hash, page()?.hash, page()?.br?.hash]) spoil(name);
  expect(await readServed(manifest, '/', 'br')).toEqual(body);
  spoil(page()?.br?.hash);
  expect(await readServed(manifest, '/', 'br')).toEqual(body);
  expect(await getFile(page()?.br?.hash ?? '')).toEqual(body);
  await expect
    .poll(notices)
    .toMatchObject([{ title: 'We repaired a damaged file', message: expect.stringContaining('Repaired Plumbing: /.') }]);
});

test('without any encodings a page is restored from the version’s file, and that file from the release', async () => {
  const { hash = '', br, gzip } = page() ?? {};
  const body = await getFile(hash);
  for (const name of [hash, br?.hash, gzip?.hash]) spoil(name);
  expect(await readServed(manifest, '/', 'identity')).toEqual(body);
  await expect.poll(notices).toHaveLength(1);
  const source = await getFile(home.hash);
  rmSync(placeOf(home.hash));
  expect(await readVersionFile(live.projectId, home)).toEqual(source);
  expect(await getFile(home.hash)).toEqual(source);
});

test('a page without any copy is built again from its version’s sources, with the same bytes', async () => {
  const source = await getFile(home.hash);
  for (const name of [home.hash, page()?.hash, page()?.br?.hash, page()?.gzip?.hash]) spoil(name);
  expect(await readVersionFile(live.projectId, home)).toEqual(source);
  expect(await readServed(manifest, '/', 'gzip')).toEqual(whole.get(page()?.gzip?.hash ?? ''));
  await expect.poll(notices).toHaveLength(1);
});

test('a file without any copy is refused, and staff get a notice naming it', async () => {
  const gone = { versionId: live.version.id, path: '/gone', hash: 'f'.repeat(64) };
  await expect(readVersionFile(live.projectId, gone)).rejects.toThrow(LostFile);
  expect((await notices()).filter(({ type }) => type === 'error')).toMatchObject([
    { title: 'A file is damaged and we couldn’t repair it', message: expect.stringContaining('/gone') },
  ]);
});

test('a night without damage notifies no one', async () => {
  expect(await checkFiles({ bytesPerSecond: 1e12 })).toBe(true);
  expect(await notices()).toEqual([]);
  const [check] = await db().select().from(fileChecks);
  expect(check).toMatchObject({ repaired: 0, lost: [], finishedAt: expect.any(Date) });
  expect(check?.files).toBeGreaterThan(Object.keys(manifest.files).length);
});

test('the nightly check repairs empty, truncated, garbled and missing files of every kind, and notifies staff once', async () => {
  const picture = Object.entries(manifest.files).find(([at]) => at.endsWith('.svg'))?.[1].hash ?? '';
  writeFileSync(placeOf(home.hash), '');
  writeFileSync(placeOf(page()?.br?.hash ?? ''), whole.get(page()?.br?.hash ?? '')?.subarray(0, 100) ?? '');
  spoil(picture);
  rmSync(placeOf(manifestHash));
  expect(await checkFiles({ bytesPerSecond: 1e12 })).toBe(true);
  for (const [name, body] of whole) expect((await getFile(name)).equals(body)).toBe(true);
  expect(await notices()).toMatchObject([
    { title: 'We repaired damaged files', message: expect.stringMatching(/ We repaired [1-4] damaged files?\./) },
  ]);
  expect(await checkFiles({ bytesPerSecond: 1e12 })).toBe(true);
  expect(await notices()).toHaveLength(1);
});

test('staff get a notice naming the customer whose file can’t be restored', async () => {
  const [thread] = await db().insert(threads).values({ userId: live.owner.id }).returning();
  const [message] = await db()
    .insert(messages)
    .values({ threadId: thread?.id ?? '', author: 'customer', via: 'portal', body: 'Files' })
    .returning();
  const sent = { messageId: message?.id ?? '', fileName: 'plan.pdf', type: 'application/pdf', bytes: 4 };
  const lost = 'ab'.repeat(32);
  await db()
    .insert(messageFiles)
    .values({ ...sent, fileKey: lost, sha256: digestOf(Buffer.from('%PDF')) });
  await putNamed(lost, Buffer.from('too long for its row'));
  await checkFiles({ bytesPerSecond: 1e12 });
  expect(await notices()).toMatchObject([{ title: 'Stored files are damaged', message: expect.stringContaining(lost) }]);
  await db().delete(threads);
});

test('a file is not reported as lost because the database failed during its repair', async () => {
  spoil(home.hash);
  // Listing the files works; finding out which site a file belongs to takes too long.
  await db().execute(sql`alter table site_files rename to site_files_real`);
  await db().execute(sql`create function only_listing() returns boolean language plpgsql as $$
    begin
      if current_query() like '%jsonb_path_query%' then return true; end if;
      raise exception 'canceling statement due to statement timeout' using errcode = '57014';
    end $$`);
  await db().execute(sql`create view site_files as select * from site_files_real where (select only_listing())`);
  try {
    await expect(checkFiles({ bytesPerSecond: 1e12 })).rejects.toThrow();
  } finally {
    await db().execute(sql`drop view site_files`);
    await db().execute(sql`drop function only_listing`);
    await db().execute(sql`alter table site_files_real rename to site_files`);
  }
  expect(await notices()).toEqual([]);
  expect(await checkFiles({ bytesPerSecond: 1e12 })).toBe(true);
  const [check] = await db().select().from(fileChecks);
  expect(check).toMatchObject({ repaired: 1, lost: [] });
});

test('a check that is stopped continues where it was', async () => {
  spoil(page()?.gzip?.hash);
  const total = new Set([...(await db().select().from(siteReleases)).flatMap(({ bodies, manifestHash: name }) => [...bodies, name])]).size;
  let runs = 1;
  while (!(await checkFiles({ bytesPerSecond: 1e12, forMs: 0 }))) runs++;
  expect(runs).toBeGreaterThan(total);
  const [check] = await db().select().from(fileChecks);
  expect(check).toMatchObject({ repaired: 1, lost: [] });
  expect(check?.files).toBe(runs - 1);
});

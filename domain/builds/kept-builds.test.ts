import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { StoreAway } from '../../outside/storage/file-store.ts';
import { openStorage, storeAt } from '../../outside/storage/storage.ts';
import { type BucketServer, bucketKeys, startBucket } from '../../tests/harness/bucket-server.ts';
import { dayMs } from '../../time/units.ts';
import { KeptBuilds, keepBuild, keptMs, removeOldBuilds } from './kept-builds.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-builds-'));
let bucket: BucketServer;
beforeEach(async () => {
  bucket = await startBucket(mkdtempSync(path.join(folder, 'bucket-')));
  openStorage(storeAt({ dataDir: folder, bucket: { ...bucketKeys, url: bucket.url, pauseMs: 1 } }));
});
afterEach(() => bucket.stop());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = (given: Record<string, string>) => new Map(Object.entries(given).map(([name, text]) => [name, Buffer.from(text)]));
const textOf = async (found: ReturnType<KeptBuilds['find']>) => {
  const file = await found;
  return file && { name: file.name, text: file.body.toString() };
};

test('a process finds the files of older and newer builds, in the copy that it prefers', async () => {
  const kept = new KeptBuilds();
  await keepBuild('0.1.0-aa', files({ 'old-1.js': 'old', 'old-1.js.br': 'small', 'both.js': 'both' }));
  expect(await textOf(kept.find(['old-1.js.br', 'old-1.js']))).toEqual({ name: 'old-1.js.br', text: 'small' });
  // Stored after the process has looked for the first time.
  await keepBuild('0.2.0-bb', files({ 'empty.js': '', 'new-1.js': 'new', 'both.js': 'both' }));
  expect(await textOf(kept.find(['new-1.js.br', 'new-1.js']))).toEqual({ name: 'new-1.js', text: 'new' });
  expect(await textOf(kept.find(['empty.js']))).toEqual({ name: 'empty.js', text: '' });
  expect(await textOf(kept.find(['both.js']))).toEqual({ name: 'both.js', text: 'both' });
});

test('a file can be asked of one build', async () => {
  await keepBuild('0.1.0-aa', files({ '~editor.js': 'one' }));
  await keepBuild('0.2.0-bb', files({ '~editor.js': 'two' }));
  const kept = new KeptBuilds();
  expect(await textOf(kept.find(['~editor.js'], '0.2.0-bb'))).toMatchObject({ text: 'two' });
  expect(await textOf(kept.find(['~editor.js'], '0.1.0-aa'))).toMatchObject({ text: 'one' });
  expect(await kept.find(['~editor.js'], '0.0.9-cc')).toBeUndefined();
  expect(await kept.find(['constructor'])).toBeUndefined();
});

test('a crowd that asks for unknown files costs one listing, and files in memory cost no request', async () => {
  await keepBuild('0.1.0-aa', files({ 'old-1.js': 'old' }));
  const kept = new KeptBuilds();
  bucket.requests.length = 0;
  const crowd = Array.from({ length: 200 }, (_, n) => kept.find([`unknown-${n}.js`]));
  expect((await Promise.all(crowd)).filter(Boolean)).toEqual([]);
  expect(bucket.requests.filter((request) => request === 'GET ')).toHaveLength(1);
  await Promise.all(Array.from({ length: 50 }, () => kept.find(['old-1.js'])));
  expect(bucket.requests.filter((request) => request.endsWith('.files'))).toHaveLength(1);
});

test('a damaged file is not sent, and a store that is away is no missing file', async () => {
  await keepBuild('0.1.0-aa', files({ 'old-1.js': 'old' }));
  const store = storeAt({ dataDir: folder, bucket: { ...bucketKeys, url: bucket.url, pauseMs: 1 } });
  await store.write('builds/0.1.0-aa.files', Buffer.from('0ld'));
  expect(await new KeptBuilds().find(['old-1.js'])).toBeUndefined();
  bucket.faults.push('busy', 'busy', 'busy');
  await expect(new KeptBuilds().find(['old-1.js'])).rejects.toThrow(StoreAway);
});

test('a build is removed a week after it was last renewed, and others stay', async () => {
  const dataDir = path.join(folder, 'data');
  openStorage(storeAt({ dataDir }));
  await keepBuild('0.1.0-aa', files({ 'old-1.js': 'old' }));
  await keepBuild('0.1.0-renewed', files({ 'kept-1.js': 'kept' }));
  const place = path.join(dataDir, 'files', 'builds');
  const long = new Date(Date.now() - keptMs - 1000);
  for (const name of readdirSync(place)) utimesSync(path.join(place, name), long, long);
  await keepBuild('0.1.0-renewed', files({ 'kept-1.js': 'kept' }));
  const kept = new KeptBuilds();
  expect(await kept.find(['old-1.js'])).toBeDefined();
  await removeOldBuilds();
  expect(readdirSync(place)).toEqual(['0.1.0-renewed.files', '0.1.0-renewed.names']);
  expect(await new KeptBuilds().find(['old-1.js'])).toBeUndefined();
  expect(keptMs).toBeGreaterThanOrEqual(7 * dayMs);
  await removeOldBuilds(new Date(Date.now() + 7 * dayMs));
  expect(readdirSync(place)).toHaveLength(2);
});

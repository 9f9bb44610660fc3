import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BucketServer, bucketKeys, startBucket } from '../../tests/harness/bucket-server.ts';
import { bucketStore } from './bucket-store.ts';
import { type FileStore, MissingFile, StoreAway } from './file-store.ts';
import { folderStore } from './folder-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-store-'));
let server: BucketServer;
beforeAll(async () => {
  server = await startBucket(path.join(folder, 'bucket'), { pageSize: 3 });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const inBucket = (options: Partial<typeof bucketKeys> & { url?: string } = {}) =>
  bucketStore({ url: `${server.url}/files`, ...bucketKeys, pauseMs: 1, ...options });

const stores: [string, () => FileStore][] = [
  ['a folder', () => folderStore(path.join(folder, 'files'))],
  ['a bucket', () => inBucket()],
];

async function keysIn(store: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of store.list(prefix)) keys.push(key);
  return keys;
}

describe.each(stores)('%s', (_, open) => {
  test('gives back what was written, of any size', async () => {
    for (const body of [Buffer.alloc(0), Buffer.from('a page'), Buffer.alloc(3_000_000, 'x')]) {
      await open().write('ab/abcd', body);
      expect((await open().read('ab/abcd')).equals(body)).toBe(true);
    }
  });

  test('says that a file is missing', async () => {
    await expect(open().read('00/nothing')).rejects.toThrow(MissingFile);
    expect(await open().remove('00/nothing', new Date())).toBe(false);
  });

  test('readers get the old or the new file while one is replaced, never a mix', async () => {
    const [before, after] = [Buffer.alloc(400_000, 'a'), Buffer.alloc(600_000, 'b')];
    await open().write('mi/mixed', before);
    const seen = Promise.all(Array.from({ length: 30 }, () => open().read('mi/mixed')));
    await open().write('mi/mixed', after);
    for (const body of await seen) expect(body.equals(before) || body.equals(after)).toBe(true);
  });

  test('keeps a file that was written, or written again, after the given time', async () => {
    const body = Buffer.from('still needed');
    await open().write('ke/kept', body);
    await open().write('ke/kept', body);
    expect(await open().remove('ke/kept', new Date(Date.now() - 60_000))).toBe(false);
    expect(await open().read('ke/kept')).toEqual(body);
    expect(await open().remove('ke/kept', new Date(Date.now() + 60_000))).toBe(true);
    await expect(open().read('ke/kept')).rejects.toThrow(MissingFile);
  });

  test('lists keys by prefix, in order, over several pages of answers', async () => {
    const keys = Array.from({ length: 8 }, (_, index) => `li/list-${index}`);
    for (const key of [...keys, 'li/other', 'lj/list-9']) await open().write(key, Buffer.from(key));
    expect(await keysIn(open(), 'li/list-')).toEqual(keys);
    expect(await keysIn(open(), 'nn/')).toEqual([]);
  });
});

describe('a bucket', () => {
  test.each(['busy', 'hang up', 'cut'] as const)('is asked again when it answers with "%s"', async (fault) => {
    const body = Buffer.alloc(200_000, 'r');
    await inBucket().write('re/retried', body);
    server.faults.push(fault, fault);
    expect((await inBucket().read('re/retried')).equals(body)).toBe(true);
    expect(server.faults).toEqual([]);
  });

  test('that stays busy is away, which isn’t a missing file', async () => {
    server.faults.push('busy', 'busy', 'busy');
    await expect(inBucket().read('re/retried')).rejects.toThrow(/503 SlowDown/);
    server.faults.push('hang up', 'hang up', 'hang up');
    await expect(inBucket().write('re/retried', Buffer.from('x'))).rejects.toThrow(StoreAway);
  });

  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, /403 SignatureDoesNotMatch/],
    ['an unknown key', { accessKeyId: 'AKIDNOBODY' }, /403 InvalidAccessKeyId/],
    ['another region', { region: 'eu-north-1' }, /403 AuthorizationHeaderMalformed/],
    ['a bucket that doesn’t exist', { url: 'nowhere' }, /404 NoSuchBucket/],
    ['a port where nothing listens', { url: 'http://127.0.0.1:1999/sunup' }, /ECONNREFUSED/],
  ])('with %s is away, and the reason is said', async (_, options, reason) => {
    const url = 'url' in options && options.url === 'nowhere' ? server.url.replace(/sunup$/, 'nowhere') : undefined;
    const store = inBucket({ ...options, ...(url && { url }) });
    await expect(store.read('ab/abcd')).rejects.toThrow(StoreAway);
    await expect(store.read('ab/abcd')).rejects.toThrow(reason);
    await expect(store.write('ab/abcd', Buffer.from('x'))).rejects.toThrow(reason);
  });

  test('asks once more for nothing that was refused', async () => {
    const before = server.requests.length;
    await expect(inBucket({ secretAccessKey: 'wrong' }).read('ab/abcd')).rejects.toThrow(StoreAway);
    expect(server.requests.length - before).toBe(1);
  });

  test('may share its place with other programs: keys start with the path of its address', async () => {
    const other = inBucket({ url: `${server.url}/other` });
    await other.write('li/list-x', Buffer.from('theirs'));
    expect(await keysIn(other, 'li/')).toEqual(['li/list-x']);
    expect(await keysIn(inBucket(), 'li/list-x')).toEqual([]);
  });
});

test('a folder that this process may not read is away', async () => {
  const place = path.join(folder, 'a-file');
  writeFileSync(place, '');
  await expect(keysIn(folderStore(place), 'ab/')).rejects.toThrow(StoreAway);
  await expect(folderStore(place).write('ab/abcd', Buffer.from('a page'))).rejects.toThrow();
});

test('a folder in the place of a file is one missing file, and others can be read', async () => {
  const store = folderStore(path.join(folder, 'files'));
  mkdirSync(path.join(folder, 'files', 'di', 'directory'), { recursive: true });
  await expect(store.read('di/directory')).rejects.toThrow(MissingFile);
});

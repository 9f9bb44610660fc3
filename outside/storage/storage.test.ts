import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MissingFile } from './file-store.ts';
import { DamagedFile, getFile, getSealed, openStorage, putFile, putNamed, storeAt, twinOf } from './storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-storage-'));
openStorage(storeAt({ dataDir: folder }));
afterAll(() => rmSync(folder, { recursive: true }));

const placeOf = (name: string) => path.join(folder, 'files', name.slice(0, 2), name);

test('bytes are found under their own hash', async () => {
  const body = Buffer.from('a page');
  const name = await putFile(body);
  expect(name).toBe(createHash('sha256').update(body).digest('hex'));
  expect(await getFile(name)).toEqual(body);
});

test('the same bytes stored at the same time, and again, are one complete file', async () => {
  const body = Buffer.alloc(200_000, 'x');
  const [name = ''] = await Promise.all(Array.from({ length: 8 }, () => putFile(body)));
  await putFile(body);
  expect(await getFile(name)).toEqual(body);
  expect(readdirSync(path.join(folder, 'files', name.slice(0, 2)))).toEqual([name]);
});

test.each(['../../etc/passwd', '/etc/passwd', 'ABCDEF0123456789', 'short', '', `${'a'.repeat(16)}/../b`])(
  '%j isn’t a file name',
  async (name) => {
    await expect(getFile(name)).rejects.toThrow('Not the name of a stored file.');
    await expect(putNamed(name, Buffer.from('x'))).rejects.toThrow('Not the name of a stored file.');
  },
);

test('an unknown name is an error', async () => {
  await expect(getFile('0'.repeat(64))).rejects.toThrow(MissingFile);
});

const page = Buffer.from('a page that a power cut went through');

test.each([
  ['empty', Buffer.alloc(0)],
  ['cut off', page.subarray(0, 9)],
  ['garbage of the same length', Buffer.alloc(page.length, 'g')],
])('a file that is %s is never returned, and storing its bytes again repairs it', async (_, broken) => {
  for (const name of [await putFile(page), await putHalfNamed(page)]) {
    writeFileSync(placeOf(name), broken);
    await expect(getFile(name)).rejects.toThrow(DamagedFile);
    await putNamed(name, page);
    expect(await getFile(name)).toEqual(page);
  }
});

test('a write that fails leaves nothing behind', async () => {
  const name = 'e'.repeat(64);
  // A folder in its place: the finished file can't get its name.
  mkdirSync(path.join(placeOf(name), 'taken'), { recursive: true });
  await expect(putNamed(name, Buffer.from('x'))).rejects.toThrow();
  expect(readdirSync(path.dirname(placeOf(name)))).toEqual([name]);
});

async function putHalfNamed(body: Buffer): Promise<string> {
  const name = createHash('sha256').update(body).digest('hex').slice(0, 32);
  await putNamed(name, body);
  return name;
}

test('a file with a random name is checked against its length and digest', async () => {
  const [name, body] = ['5eed'.repeat(16), Buffer.from('a letter')];
  const sha256 = createHash('sha256').update(body).digest('hex');
  await putNamed(name, body);
  expect(await getSealed(name, { bytes: 8, sha256 })).toEqual(body);
  await expect(getSealed(name, { bytes: 9, sha256 })).rejects.toThrow(DamagedFile);
  writeFileSync(placeOf(name), 'a LETTER');
  await expect(getSealed(name, { bytes: 8, sha256 })).rejects.toThrow(DamagedFile);
});

test('the two names of the same bytes lead to each other', async () => {
  const body = Buffer.from('a photo in both of its places');
  const whole = await putFile(body);
  expect(await twinOf(whole.slice(0, 32))).toBe(whole);
  expect(await twinOf(whole)).toBe(whole.slice(0, 32));
  expect(await twinOf('1'.repeat(32))).toBeUndefined();
});

test('no other user of the machine can read stored files', async () => {
  const name = await putFile(Buffer.from('a contract'));
  const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
  expect([modeOf(path.join(folder, 'files')), modeOf(path.dirname(placeOf(name))), modeOf(placeOf(name))]).toEqual(['700', '700', '600']);
});

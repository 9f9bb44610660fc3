import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { getFile, openStorage, putFile, putNamed } from './storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-storage-'));
openStorage(folder);
afterAll(() => rmSync(folder, { recursive: true }));

test('bytes are found again under their own hash', async () => {
  const body = Buffer.from('a page');
  const name = await putFile(body);
  expect(name).toBe(createHash('sha256').update(body).digest('hex'));
  expect(await getFile(name)).toEqual(body);
});

test('the same bytes stored at once, and again, are one whole file', async () => {
  const body = Buffer.alloc(200_000, 'x');
  const [name = ''] = await Promise.all(Array.from({ length: 8 }, () => putFile(body)));
  await putFile(body);
  expect(await getFile(name)).toEqual(body);
  expect(readdirSync(path.join(folder, 'files', name.slice(0, 2)))).toEqual([name]);
});

test.each(['../../etc/passwd', '/etc/passwd', 'ABCDEF0123456789', 'short', '', `${'a'.repeat(16)}/../b`])(
  '%j names no file',
  async (name) => {
    await expect(getFile(name)).rejects.toThrow('Not the name of a stored file.');
    await expect(putNamed(name, Buffer.from('x'))).rejects.toThrow('Not the name of a stored file.');
  },
);

test('a name that nothing was stored under is an error', async () => {
  await expect(getFile('0'.repeat(64))).rejects.toThrow('ENOENT');
});

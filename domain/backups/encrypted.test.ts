import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MissingFile } from '../../outside/storage/file-store.ts';
import { folderStore } from '../../outside/storage/folder-store.ts';
import { encrypted } from './encrypted.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-encrypted-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secret = 'iS7Wd0c2b8Nq4Yk6Lr1Tz9Xv3Hm5Gp0J';
const open = (key?: string) => encrypted(folderStore(folder), key);

test('an object comes back with its key alone, and nothing of it is readable in the place', async () => {
  const body = Buffer.from('dana@people.test '.repeat(100));
  await open(secret).write('tables/1/users', body);
  expect(await open(secret).read('tables/1/users')).toEqual(body);
  expect(readFileSync(path.join(folder, 'tables/1/users')).includes('dana')).toBe(false);
  await expect(open('another key of thirty-two letters').read('tables/1/users')).rejects.toThrow(/^tables\/1\/users can’t be decrypted/);
  await expect(open().read('tables/1/users')).rejects.toThrow('These backups are encrypted. Set BACKUP_ENCRYPTION_KEY');
  await expect(open(secret).read('tables/1/none')).rejects.toThrow(MissingFile);
});

test('an object in the place of another is refused', async () => {
  await open(secret).write('files/one', Buffer.from('one'));
  renameSync(path.join(folder, 'files/one'), path.join(folder, 'files/other'));
  await expect(open(secret).read('files/other')).rejects.toThrow('can’t be decrypted');
});

test('an object that was stored without a key is named as such', async () => {
  await open().write('files/plain', Buffer.from('plain'));
  expect(await open().read('files/plain')).toEqual(Buffer.from('plain'));
  await expect(open(secret).read('files/plain')).rejects.toThrow('This place has backups that aren’t encrypted.');
});

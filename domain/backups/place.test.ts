import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bucketKeys } from '../../tests/harness/bucket-server.ts';
import { createPlace, openPlace } from './place.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

const newFolder = () => mkdtempSync(path.join(folder, 'place-'));
/** The live store. */
const live = () => ({ dataDir: newFolder() });

test('the folder or bucket with the live files can’t be a place for backups, nor an address with a password', async () => {
  expect(() => openPlace('https://user:secret@s3.example/backups', live())).toThrow('can’t include a user or password');
  const dataDir = newFolder();
  symlinkSync(dataDir, `${dataDir}-link`);
  for (const to of [dataDir, `${dataDir}/`, `${dataDir}-link`, `${dataDir}/files`, `${dataDir}/files/backups`])
    expect(() => openPlace(to, { dataDir }), to).toThrow('because your customers’ files are there');
  const bucket = { url: 'https://s3.example/sunup', ...bucketKeys };
  for (const to of ['https://s3.example/sunup', 'https://s3.example:443/sunup/', 'https://s3.example/sunup/files'])
    expect(() => openPlace(to, { dataDir, bucket }), to).toThrow('because your customers’ files are there');
  expect(() => openPlace(`${dataDir}/backups`, { dataDir })).not.toThrow();
  expect(() => openPlace(dataDir, { dataDir, bucket })).not.toThrow();
  expect(() => openPlace('https://s3.example/sunup/backups', { dataDir, bucket })).not.toThrow();
});

test('a folder for backups is created, unless what it would be in isn’t there', () => {
  const root = newFolder();
  createPlace(`${root}/backups`, live());
  createPlace(`${root}/backups`, live());
  expect(readdirSync(root)).toEqual(['backups']);
  expect(() => createPlace(`${root}/disk/backups`, live())).toThrow(`can’t be created, because ${root}/disk doesn’t exist.`);
  if (process.platform === 'linux')
    expect(() => createPlace('/proc/backups', live())).toThrow('The folder /proc/backups can’t be created (ENOENT).');
});

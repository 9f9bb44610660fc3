import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'sunup-folder-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

test('only its owner can use a new data folder', () => {
  openDataFolder(path.join(parent, 'deep', 'data'));
  expect(modeOf(path.join(parent, 'deep', 'data'))).toBe(0o700);
});

test('an open data folder is closed with its files, except the database’s own', () => {
  const data = path.join(parent, 'data');
  for (const folder of ['files/ab', 'postgres/base']) mkdirSync(path.join(data, folder), { recursive: true, mode: 0o755 });
  for (const file of ['inbox.jsonl', 'payments.jsonl', 'files/ab/abcd', 'postgres/base/1']) {
    writeFileSync(path.join(data, file), 'x');
    chmodSync(path.join(data, file), 0o644);
  }
  openDataFolder(data);
  expect(modeOf(data)).toBe(0o700);
  expect(modeOf(path.join(data, 'files'))).toBe(0o700);
  expect(modeOf(path.join(data, 'files/ab'))).toBe(0o700);
  for (const file of ['inbox.jsonl', 'payments.jsonl', 'files/ab/abcd']) expect(modeOf(path.join(data, file))).toBe(0o600);
  expect(modeOf(path.join(data, 'postgres/base/1'))).toBe(0o644);
});

test('a group that may only pass through keeps that right, which the embedded database needs under root', () => {
  const data = path.join(parent, 'data');
  mkdirSync(data);
  chmodSync(data, 0o710);
  openDataFolder(data);
  expect(modeOf(data)).toBe(0o710);
});

test('a file instead of the folder is refused with a sentence', () => {
  writeFileSync(path.join(parent, 'data'), '');
  expect(() => openDataFolder(path.join(parent, 'data'))).toThrow(
    'something on that path is a file, not a folder. Set DATA_DIR to a folder that this user may write to.',
  );
});

test.runIf(process.platform === 'linux')('a folder where the system has none to create is refused with a sentence', () => {
  expect(() => openDataFolder('/proc/sunup/data')).toThrow("DATA_DIR can't be used (/proc/sunup/data): no folder can be created there.");
});

test('a file in place of the folder is refused with a sentence', () => {
  const file = path.join(parent, 'file');
  writeFileSync(file, '');
  for (const place of [file, path.join(file, 'data')])
    expect(() => openDataFolder(place)).toThrow('something on that path is a file, not a folder');
});

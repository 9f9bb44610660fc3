import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LineFile } from './line-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sunup-lines-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lines are stored in order and only their owner can read them', () => {
  const file = path.join(folder, 'lines');
  const lines = new LineFile(file);
  lines.append('one');
  lines.append('two');
  expect(lines.readFrom(4).toString()).toBe('two\n');
  lines.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('after a line that a killed process cut off, the next one starts on a new line', () => {
  const file = path.join(folder, 'lines');
  appendFileSync(file, 'whole\nha');
  const lines = new LineFile(file);
  lines.append('next');
  lines.append('last');
  lines.close();
  expect(readFileSync(file, 'utf8')).toBe('whole\nha\nnext\nlast\n');
});

test('a disk that fills up and has room again loses only the lines that it refused', () => {
  const file = path.join(folder, 'lines');
  // The system's limit on a file's size acts like a full disk: it takes part of a line and then refuses.
  const script = `
    const { execFileSync } = await import('node:child_process');
    const { LineFile } = await import(${JSON.stringify(path.join(import.meta.dirname, 'line-file.ts'))});
    const lines = new LineFile(${JSON.stringify(file)});
    lines.append('a'.repeat(400));
    try { lines.append('b'.repeat(4000)); console.log('taken'); } catch (error) { console.log(error.code); }
    execFileSync('prlimit', ['--pid', String(process.pid), '--fsize=unlimited']);
    lines.append('c'.repeat(400));`;
  const output = execFileSync('sh', ['-c', 'ulimit -S -f 2; exec "$0" --input-type=module -e "$1"', process.execPath, script]);
  expect(output.toString().trim()).toBe('EFBIG');
  const [first, cut, last, end] = readFileSync(file, 'utf8').split('\n');
  expect({ first, last, end }).toEqual({ first: 'a'.repeat(400), last: 'c'.repeat(400), end: '' });
  expect(cut?.length).toBeGreaterThan(0);
  expect(cut?.length).toBeLessThan(4000);
});

import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleBrief } from '../sites/gate/sample-site.ts';
import { runSiteCommand } from './site.ts';

let folder: string;
let printed: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-command-'));
  printed = [];
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function briefFile(text: string): Promise<string> {
  const file = join(folder, 'brief.json');
  await writeFile(file, text);
  return file;
}

test('writes a site as plain files and says what the quality check found', async () => {
  const out = join(folder, 'out');
  const brief = await briefFile(JSON.stringify(sampleBrief()));
  expect(await runSiteCommand(['--brief', brief, '--out', out, '--seed', '3'])).toBe(0);
  expect(await readdir(out)).toEqual(
    expect.arrayContaining(['index.html', '404.html', 'services', 'favicon.svg', 'sitemap.xml', 'robots.txt', 'social.jpg', 'fonts']),
  );
  expect(await readFile(join(out, 'services', 'index.html'), 'utf8')).toContain('Hollis &amp; Daughter Plumbing');
  expect(printed.join('\n')).toMatch(/Content hash [0-9a-f]{64}/);
  expect(printed.join('\n')).toContain('The quality check passes.');
});

test('refuses a brief that says too little, and writes nothing', async () => {
  const brief = await briefFile(JSON.stringify({ business: { name: 'X' }, pages: ['home'] }));
  expect(await runSiteCommand(['--brief', brief, '--out', join(folder, 'out')])).toBe(1);
  expect(printed.join('\n')).toContain('five');
  expect(await readdir(folder)).toEqual(['brief.json']);
});

test.each([
  ['a brief that is not JSON', '{ no', /is not JSON/],
  ['a brief that is a list', '[]', /problems with the brief/],
])('refuses %s', async (_what, text, sentence) => {
  expect(await runSiteCommand(['--brief', await briefFile(text), '--out', join(folder, 'out')])).toBe(1);
  expect(printed.join('\n')).toMatch(sentence);
});

test.each([
  [['--out', 'x'], /Missing --brief/],
  [['--brief', 'x'], /Missing --out/],
  [['--brief', 'x', '--out', 'y', '--seed', '1.5'], /isn’t a whole number/],
  [['--brief', 'x', '--out', 'y', '--origin', 'https://a.example/path'], /isn’t valid/],
  [['--brief', 'x', '--out', 'y', '--serve', 'http'], /isn’t a number from 1 to 65535/],
  [['--brief', 'x', '--out', 'y', '--speed'], /--speed/],
])('explains wrong use: %j', async (argv, sentence) => {
  expect(await runSiteCommand(argv)).toBe(2);
  expect(printed.join('\n')).toMatch(sentence);
  expect(printed.join('\n')).toContain('Usage:');
});

test('says so when the brief is not there', async () => {
  expect(await runSiteCommand(['--brief', join(folder, 'none.json'), '--out', folder])).toBe(1);
  expect(printed.join('\n')).toMatch(/can't be read/);
});

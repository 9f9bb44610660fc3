import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeFilling, fillInBackground } from './filling.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-filling-'));
const [script, runs] = [path.join(folder, 'main.mjs'), path.join(folder, 'runs')];

beforeEach(() => {
  vi.stubEnv('PROD', true);
  rmSync(runs, { force: true });
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

/** What the bundle does when it's started to fill the demo: notes the role it was given, and then `rest`. */
function bundle(rest: string): void {
  const note = `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(runs)}, process.argv[2] + '\\n');`;
  writeFileSync(script, `${note}\n${rest}\n`);
}

test('one process at a time fills the demo', async () => {
  bundle('process.exit(0)');
  await Promise.all([fillInBackground(script), fillInBackground(script)]);
  expect(readFileSync(runs, 'utf8')).toBe('demo\n');
  await fillInBackground(script);
  expect(readFileSync(runs, 'utf8')).toBe('demo\ndemo\n');
});

test('a process that fails fails the job, which is repeated', async () => {
  bundle('process.exit(3)');
  await expect(fillInBackground(script)).rejects.toThrow('their process ended with 3.');
});

test('a stop ends the process', async () => {
  bundle('setInterval(() => undefined, 60_000)');
  const filling = fillInBackground(script);
  closeFilling();
  await expect(filling).rejects.toThrow('their process ended with null.');
});

test('without a bundle there is nothing to start', async () => {
  vi.stubEnv('PROD', false);
  bundle('process.exit(0)');
  await fillInBackground(script);
  expect(existsSync(runs)).toBe(false);
});

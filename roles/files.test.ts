import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { env } from '../base/env.ts';
import { digestOf, storeAt } from '../outside/storage/storage.ts';
import { type BucketServer, bucketKeys, startBucket } from '../tests/harness/bucket-server.ts';
import { runFilesCommand } from './files.ts';

const before = { ...env() };
const folder = mkdtempSync(path.join(tmpdir(), 'sunup-files-command-'));
const old = path.join(folder, 'old');
let server: BucketServer;
beforeAll(async () => {
  server = await startBucket(path.join(folder, 'bucket'), { pageSize: 3 });
  Object.assign(env(), { bucket: { url: server.url, ...bucketKeys } });
});
afterAll(async () => {
  Object.assign(env(), before);
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** What a run of the command prints, and its exit code. */
async function run(...args: string[]): Promise<[code: number, output: string]> {
  const output: string[] = [];
  const keep = (text: string | Uint8Array) => output.push(String(text)) > 0;
  const spies = [vi.spyOn(process.stdout, 'write').mockImplementation(keep), vi.spyOn(process.stderr, 'write').mockImplementation(keep)];
  const code = await runFilesCommand(args).finally(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return [code, output.join('')];
}

test('files move from a folder to a bucket and back, each once', async () => {
  const bodies = Array.from({ length: 9 }, (_, index) => Buffer.from(`page ${index}`));
  const keyOf = (body: Buffer) => `${digestOf(body).slice(0, 2)}/${digestOf(body)}`;
  const source = storeAt({ dataDir: old });
  for (const body of bodies) await source.write(keyOf(body), body);
  await source.write('hosts/hollis.json', Buffer.from('{}'));
  expect(await run('copy', '--from', old)).toEqual([0, '10 files copied, 0 were there already. Nothing was removed.\n']);
  expect(await run('copy', '--from', old)).toEqual([0, '0 files copied, 10 were there already. Nothing was removed.\n']);
  for (const body of bodies) expect(await storeAt(env()).read(keyOf(body))).toEqual(body);
  expect(await run('copy', '--to', path.join(folder, 'new'))).toEqual([0, '10 files copied, 0 were there already. Nothing was removed.\n']);
  for (const body of bodies) expect(await storeAt({ dataDir: path.join(folder, 'new') }).read(keyOf(body))).toEqual(body);
});

test('a folder without files is named', async () => {
  expect(await run('copy', '--from', path.join(folder, 'nothing'))).toEqual([
    1,
    `There’s no folder ${path.join(folder, 'nothing', 'files')}. Name the DATA_DIR that the files were in.\n`,
  ]);
});

test.each([[[]], [['copy']], [['copy', '--from', 'a', '--to', 'b']], [['move', '--from', 'a']], [['copy', '--form', 'a']]])(
  '%j is answered with how to use it',
  async (args) => {
    expect(await run(...args)).toEqual([2, 'Usage: npm run files -- copy --from FOLDER, or --to FOLDER. The folder is a DATA_DIR.\n']);
  },
);

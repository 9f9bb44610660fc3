import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { embeddedUrl } from '../../db/embedded.ts';

/** What a test run does first, without the tests. */
const run = `
  import { startEmbedded } from '${new URL('../../db/embedded.ts', import.meta.url)}';
  import { stopWithParent } from '${new URL('stop-with-parent.ts', import.meta.url)}';
  const [folder] = process.argv.slice(1);
  stopWithParent(folder);
  await startEmbedded(folder);
  process.stdout.write('up');
  setInterval(() => undefined, 1000);
`;

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`a run that ends with ${signal} leaves no PostgreSQL and no folder behind`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sunup-tests-'));
    // Root's server runs as another user, who must be able to enter.
    chmodSync(folder, 0o755);
    const child: ChildProcess = spawn(process.execPath, ['--input-type=module-typescript', '--eval', run, '--', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    expect(embeddedUrl(folder)).toMatch(/^postgres:/);
    child.kill(signal);
    await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
    expect(embeddedUrl(folder)).toBeUndefined();
  });
}

import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../harness/built-server.ts';
import { bundle } from '../helpers/bundle.ts';

test('six orders survive a storm of payment events, each delivered up to five times, with the worker killed twice', async () => {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'sunup-storm-'));
  // Root's PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const bundled = await bundle('storm', ['bench/storm.ts']);
  const run = `const { bench } = await import(process.argv[1]); process.exit(await bench(['6', '7']));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', run, ...bundled], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      APP_URL: `http://localhost:${port}`,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await new Promise((resolve) => child.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
  expect(output.split('\n').at(-2), output).toBe('storm ok');
});

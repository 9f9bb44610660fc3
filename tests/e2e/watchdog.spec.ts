import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { embeddedUrl, startEmbedded } from '../../db/embedded.ts';
import { endProcess, freePort, ready } from '../helpers/built-server.ts';
import { logIn } from '../helpers/log-in.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-watchdog-'));
const dataDir = path.join(folder, 'data');
const hangFile = path.join(folder, 'hang');
/** Loaded into the server before its own code. When the file appears, the event loop hangs, once. */
const hang = `
  import { existsSync, rmSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  const file = ${JSON.stringify(hangFile)};
  const look = () => {
    if (!existsSync(file)) return;
    rmSync(file);
    for (;;);
  };
  const isServer = isMainThread && process.argv[1]?.endsWith('main.js') && process.argv[2] === 'all';
  if (isServer) setInterval(look, 50).unref();`;
let child: ChildProcess;
let url: string;
let output = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  url = `http://localhost:${port}`;
  child = spawn(process.execPath, ['scripts/start.mjs', 'all'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      APP_URL: url,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hang)}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.on('data', (piece) => {
    output += piece;
  });
  await ready(url, child);
});
test.afterAll(async () => {
  await endProcess(child);
  if (embeddedUrl(dataDir)) await (await startEmbedded(dataDir)).stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a server that hangs is ended and started again by npm start, with its data, and no one is logged out', async ({ page }) => {
  await logIn(page, { url }, demoAccounts.liveOwner);
  await page.goto(`${url}/portal`);
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent();

  writeFileSync(hangFile, '');
  await expect.poll(() => existsSync(hangFile)).toBe(false);
  await expect.poll(() => output, { timeout: 60_000 }).toContain('Sunup hung, so it was ended. Starting it again');
  await ready(url, child);
  await page.goto(`${url}/portal`);
  expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBe(heading);

  const line = output.split('\n').find((each) => each.includes('the event loop is stuck'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'fatal', stuckMs: expect.any(Number), running: expect.any(Array) });

  // Asked to stop, it isn't started again.
  await endProcess(child);
  expect(child.exitCode).toBe(0);
});

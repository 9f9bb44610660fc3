import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { embeddedUrl, startEmbedded } from '../../db/embedded.ts';
import { endProcess, freePort, ready } from '../harness/built-server.ts';
import { copyFilledData } from '../harness/filled-data.ts';
import { hang, hangOptions } from '../harness/hang.ts';
import { logIn } from '../helpers/log-in.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sunup-watchdog-'));
// Root's PostgreSQL runs as another user, who must be able to enter.
chmodSync(folder, 0o755);
const dataDir = path.join(folder, 'data');
let child: ChildProcess;
let url: string;
let hangPort: number;
let output = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mkdirSync(dataDir);
  const port = await copyFilledData(dataDir);
  url = `http://localhost:${port}`;
  hangPort = await freePort();
  child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      APP_URL: url,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: hangOptions(hangPort),
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

  await hang(hangPort);
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

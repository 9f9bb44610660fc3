import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { demoAccounts } from '../../content/demo-accounts.ts';
import { embeddedUrl } from '../../db/embedded.ts';
import { ready } from '../harness/built-server.ts';
import { copyFilledData } from '../harness/filled-data.ts';
import { logIn } from '../helpers/log-in.ts';

test('npm run dev shows the app without a build, restarts when a server file changes, and stops in order', async ({ page }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sunup-dev-'));
  // Root's PostgreSQL runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  const port = await copyFilledData(dataDir);
  const url = `http://localhost:${port}`;
  let output = '';
  const server: ChildProcess = spawn(process.execPath, ['scripts/dev-server.ts'], {
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', DATA_DIR: dataDir, PORT: String(port), APP_URL: url },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  server.stdout?.on('data', (piece) => {
    output += piece;
  });
  try {
    await ready(url, server);
    await logIn(page, { url }, demoAccounts.admin);
    await page.goto(`${url}/admin/orders`);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const reloaded = page.waitForEvent('load');
    // Logins and limits don't depend on this file. They must find the new server's database, too.
    utimesSync('roles/server.ts', new Date(), new Date());
    await expect.poll(() => output, { timeout: 30_000 }).toContain('Restarted in');
    // The browser follows by itself.
    await reloaded;
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await logIn(page, { url }, demoAccounts.owner);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  expect(server.exitCode).toBe(0);
  expect(embeddedUrl(dataDir)).toBeUndefined();
  rmSync(dataDir, { recursive: true, force: true });
});

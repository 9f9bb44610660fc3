import { chromium } from '@playwright/test';
import { freePort } from '../../tests/harness/built-server.ts';

/** Starts the Chromium that `SUNUP_BROWSER` names, open to Lighthouse on a port of its own. */
export async function startBrowser(): Promise<{ port: number; close: () => Promise<void> }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.SUNUP_BROWSER,
    args: [`--remote-debugging-port=${port}`, '--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  return { port, close: () => browser.close() };
}

import { createServer } from 'node:net';
import { chromium } from '@playwright/test';

/** Starts the Chromium that `SUNUP_BROWSER` names, open to Lighthouse on a port of its own. */
export async function startBrowser(): Promise<{ port: number; close: () => Promise<void> }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.SUNUP_BROWSER,
    args: [`--remote-debugging-port=${port}`, '--disable-gpu', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  return { port, close: () => browser.close() };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

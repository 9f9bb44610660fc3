// Finds a Chromium for the browser tests: named by the environment, Playwright's own, or the system's. As root on Debian
// it installs the system's when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fail, say } from './setup.mjs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium. Ends the process with a sentence when none can be had. */
export function findBrowser() {
  const named = process.env.SUNUP_BROWSER;
  if (named && existsSync(named)) return named;
  const own = playwrightsOwn();
  if (own) return own;
  const found = systemPaths.find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  return fail(
    "The browser tests need Chromium. Install it (npx playwright install chromium, or your system's package), or name one in SUNUP_BROWSER.",
  );
}

function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

// Finds a Chromium for the browser tests: the one named by the environment, Playwright's own, or the system's. As root on
// Debian, tries once to install the headless one.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fail, root, say } from './setup.mjs';

/** Headless Chromium, as Debian packages it. */
const withoutWindows = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  withoutWindows,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Exists if the installation failed, so later runs skip it. Removed with node_modules. */
const triedStamp = path.join(root, 'node_modules', '.sunup-browser-tried');

/** Path of a Chromium. Ends the process with a message if there is none. */
export function findBrowser() {
  const named = process.env.SUNUP_BROWSER;
  if (named && existsSync(named)) return named;
  const own = playwrightsOwn();
  if (own) return own;
  const found = firstOf(systemPaths);
  // Also if a regular Chromium exists, because tests take a quarter less time in the headless one.
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !(found && existsSync(triedStamp));
  if (found !== withoutWindows && mayInstall) installOnDebian();
  return (
    firstOf(systemPaths) ??
    fail(
      "The browser tests need Chromium. Install it (npx playwright install chromium, or your system's package), or name one in SUNUP_BROWSER.",
    )
  );
}

function firstOf(paths) {
  return paths.find((path) => existsSync(path));
}

function installOnDebian() {
  say('Installing Chromium for the browser tests …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const { status } = aptInstall('chromium-headless-shell');
  if (status === 0) return;
  if (!firstOf(systemPaths)) aptInstall('chromium');
  writeFileSync(triedStamp, '');
}

function aptInstall(name) {
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit' });
}

function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return firstOf([chromium.executablePath()]);
  } catch {
    return undefined;
  }
}

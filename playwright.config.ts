import { defineConfig } from '@playwright/test';

/** Files whose tests mostly wait: for time-outs, and for processes that start and stop. */
const waiting = ['storm', 'outage', 'watchdog', 'live-mode', 'trial-mode', 'monitoring', 'deploy', 'hosting'].map(
  (name) => `${name}.spec.ts`,
);
const long = ['whole-line.spec.ts', 'dev.spec.ts'];
/** One more than the smallest machine we promise the tests on has cores: a test and its browser need about two thirds of one. */
const busyWorkers = 3;

// Sixty more customers would slow every server down, and no test is about them.
process.env.SUNUP_DEMO ??= 'small';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/harness/filled-data.ts',
  workers: busyWorkers + 1,
  // Long files first, so no worker is left with one at the end.
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'long', testMatch: long, workers: busyWorkers },
    { name: 'short', testIgnore: [...waiting, ...long], workers: busyWorkers },
  ],
  timeout: 180_000,
  // The first text that a server reads waits for the grammar checker, which is loaded for up to a minute on a busy machine.
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env.SUNUP_BROWSER ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // The network as a thread of the browser, not as a process, saves a twentieth of what a page takes. The second one is Playwright’s.
        '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
        // Pages live for a second or two here. Optimizing their code takes more time than it saves.
        '--js-flags=--no-maglev,--no-turbofan',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
    // No splash before every page; its own test asks for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Pages come from the server under test, never from an earlier test's worker.
    serviceWorkers: 'block',
    trace: 'off',
    locale: 'en-US',
  },
});

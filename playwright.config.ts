import { defineConfig } from '@playwright/test';

/** Specs that spend their time on time-outs, repeated deliveries and killed workers. */
const waiting = ['storm.spec.ts', 'outage.spec.ts', 'live-mode.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/helpers/filled-data.ts',
  // Two work, as the smallest machine we promise the tests on has two cores. The third mostly waits.
  workers: 3,
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 1 },
    { name: 'working', testIgnore: waiting, workers: 2 },
  ],
  timeout: 180_000,
  expect: { timeout: 30_000 },
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

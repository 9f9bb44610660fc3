import { defineConfig } from '@playwright/test';

const long = ['storm.spec.ts', 'whole-line.spec.ts', 'dev.spec.ts', 'outage.spec.ts'];

// Sixty more customers would slow every server down, and no test is about them.
process.env.SUNUP_DEMO ??= 'small';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/helpers/filled-data.ts',
  // As many as the smallest machine we promise the tests on has cores.
  workers: 2,
  // Long files first, so no worker is left with one at the end.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
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

import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/helpers/filled-data.ts',
  // As many as the smallest machine we promise the tests on has cores.
  workers: 2,
  // A project's workers end before the next one's begin, and with them the server that a worker's files share.
  projects: [
    { name: 'one server', testMatch: 'one-server/*.spec.ts' },
    { name: 'servers of their own', testMatch: '*.spec.ts', testIgnore: 'one-server/**' },
  ],
  timeout: 180_000,
  expect: { timeout: 15_000 },
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

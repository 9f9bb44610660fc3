import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { bundledScripts } from './scripts/bundled-scripts.ts';
import { contentFiles } from './scripts/content-files.ts';
import { LongTestsFirst } from './scripts/long-tests-first.ts';

// The databases and files of tests stay in memory where the system has a folder for that with enough room.
const memory = '/dev/shm';
if (existsSync(memory)) {
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize > 4 * 2 ** 30) process.env.TMPDIR = memory;
}

export default defineConfig({
  plugins: [contentFiles, bundledScripts],
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'data/**', 'tests/e2e/**'],
    globalSetup: ['tests/helpers/template-database.ts'],
    setupFiles: ['tests/helpers/quiet.ts'],
    // Tests never write beside the project: a given secret needs no data folder, and the log stays quiet.
    env: {
      LOG_LEVEL: 'silent',
      SUNUP_DEMO: 'small',
      AUTH_SECRET: 'a secret of the tests, thirty-two letters',
      APP_URL: 'http://localhost:3000',
    },
    // Styles of sites are read as text; Vitest empties those it isn't told to process.
    css: { include: /\/sites\// },
    // A text that isn't recorded yet fails, instead of recording itself. `vitest run FILE -u` records it.
    update: 'none',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The default of a second is too short for a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // Two more than the smallest machine has cores, because some tests wait for seconds: for time-outs, and for servers that stop.
    maxWorkers: 4,
    // Modules are loaded once per worker, not once per file, so each file opens what it uses and closes it again. vi.mock
    // doesn't work, because an earlier file may have loaded the module. Pass dependencies to the code under test instead.
    isolate: false,
    sequence: { sequencer: LongTestsFirst },
  },
});

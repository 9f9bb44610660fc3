import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'data/**', 'tests/e2e/**'],
    globalSetup: ['tests/helpers/template-database.ts'],
    setupFiles: ['tests/helpers/quiet.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});

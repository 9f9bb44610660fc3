import { expect, test } from 'vitest';
import { versionWords } from './version-words.ts';

test.each([
  ['2026-11-28', 'November 28, 2026'],
  ['2026-12-01-2', 'December 1, 2026 (2)'],
  ['draft', 'draft'],
])('version %s is called %s', (version, words) => {
  expect(versionWords(version)).toBe(words);
});

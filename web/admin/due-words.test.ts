import { expect, test } from 'vitest';
import { dueWords } from './due-words.ts';

const now = Date.parse('2026-11-20T14:00:00Z');

test.each([
  ['2026-11-20T17:25:00Z', 'us', { words: '3 h 25', late: false }],
  ['2026-11-20T13:22:00Z', 'us', { words: 'late 38 min', late: true }],
  ['2026-11-20T14:00:00Z', 'us', { words: 'under 1 min', late: false }],
  ['2026-11-20T13:00:00Z', 'customer', { words: 'paused', late: false }],
  [null, 'us', { words: 'no clock', late: false }],
  [null, 'nobody', { words: 'no clock', late: false }],
] as const)('due at %s, waiting on %s', (dueAt, waitingOn, words) => {
  expect(dueWords(dueAt, waitingOn, now)).toEqual(words);
});

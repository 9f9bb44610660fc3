import { expect, test } from 'vitest';
import { hourMs } from '../../time/units.ts';
import { dueWords } from './due-words.ts';

const now = Date.parse('2026-11-20T14:00:00Z');

test.each([
  ['2026-11-20T17:25:00Z', 'us', { words: '3 h 25', late: false, left: true }],
  ['2026-11-20T13:22:00Z', 'us', { words: '38 min late', late: true }],
  ['2026-11-20T14:00:00Z', 'us', { words: 'under 1 min', late: false, left: true }],
  ['2026-11-20T13:00:00Z', 'customer', { words: 'paused', late: false }],
  [null, 'us', { words: 'no deadline', late: false }],
  [null, 'no one', { words: 'no deadline', late: false }],
] as const)('due at %s, waiting on %s', (dueAt, waitingOn, words) => {
  expect(dueWords({ dueAt, lateAt: dueAt, waitingOn }, now)).toEqual(words);
});

test('a due edit round is late only after its margin', () => {
  const round = { dueAt: '2026-11-20T13:00:00Z', lateAt: '2026-11-20T16:00:00Z', waitingOn: 'us' } as const;
  expect(dueWords(round, now)).toEqual({ words: 'due 1 h 00 ago', late: false });
  expect(dueWords(round, now + 3 * hourMs)).toEqual({ words: '1 h 00 late', late: true });
});

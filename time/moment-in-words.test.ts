import { expect, test } from 'vitest';
import { momentInWords } from './moment-in-words.ts';
import { momentOf } from './wall-clock.ts';

const newYork = 'America/New_York';
const eastern = (day: string, time: string) => momentOf(day, time, newYork);

test.each([
  ['2026-10-12', 'today at 2:40 pm'],
  ['2026-10-11', 'tomorrow at 2:40 pm'],
  ['2026-10-09', 'Monday, October 12, at 2:40 pm'],
])('seen from %s a moment is %s', (seenFrom, words) => {
  expect(momentInWords(eastern('2026-10-12', '14:40'), eastern(seenFrom, '09:00'), newYork)).toBe(words);
});

test('a moment is shown in its reader’s time', () => {
  expect(momentInWords(eastern('2026-10-12', '14:40'), eastern('2026-10-12', '09:00'), 'America/Los_Angeles')).toBe('today at 11:40 am');
});

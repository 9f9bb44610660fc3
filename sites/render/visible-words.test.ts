import { expect, test } from 'vitest';
import { visibleWords } from './visible-words.ts';

const shows = visibleWords(
  '<p class="27601">Hollis &amp; Daughter<br/>12&nbsp;Oak</p><a href="tel:+19195550148">(919)\u00a0555\u20110148</a><td><span>7:30 am</span> to <b>5 pm</b></td>',
);

test.each([
  ['Hollis & Daughter', true],
  ['hollis & daughter 12', true],
  ['+19195550148', true],
  ['+19195550199', false],
  ['7:30 am to 5 pm', true],
  ['27601', false],
])('%s: %s', (words, seen) => {
  expect(shows(words)).toBe(seen);
});

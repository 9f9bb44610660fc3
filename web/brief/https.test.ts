import { expect, test } from 'vitest';
import { withHttps } from './https.ts';

test.each([
  ['facebook.com/x', 'https://facebook.com/x'],
  [' www.yelp.com/biz/hollis?osq=1 ', 'https://www.yelp.com/biz/hollis?osq=1'],
  ['http://hollis.com', 'https://hollis.com'],
  ['https://hollis.com/a', 'https://hollis.com/a'],
])('"%s" becomes a safe address', (typed, address) => {
  expect(withHttps(typed)).toBe(address);
});

test.each(['our facebook page', '@hollis', 'dana@hollis.com', ''])('"%s" stays as typed', (typed) => {
  expect(withHttps(typed)).toBe(typed);
});

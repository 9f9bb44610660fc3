import { expect, test } from 'vitest';
import { phoneIn } from './phone-text.ts';

test.each([
  ['801.555.0199 call or txt', '801.555.0199'],
  ['call (801) 555-0199, ask for Bob', '(801) 555-0199'],
  ['801-555-0199 ext. 12 office', '801-555-0199 ext. 12'],
  ['801-555-0199 extension 12 office', '801-555-0199 extension 12'],
  ['801–555–0199', '801-555-0199'],
])('"%s" holds a number', (text, number) => {
  expect(phoneIn(text)).toBe(number);
});

test('of two numbers none is dropped', () => {
  expect(phoneIn('+1 801 555 0199 or 801 555 0200')).toBeUndefined();
});

test.each(['(919) 555-0148', ' 9195550148 ', '+1 919 555 0148', 'call us', '', '12 Elm Street'])('"%s" stays as it is', (text) => {
  expect(phoneIn(text)).toBeUndefined();
});

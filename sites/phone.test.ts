import { expect, test } from 'vitest';
import { isPhone, phoneHref } from './phone.ts';

test.each([
  ['919-555-0148', 'tel:+19195550148'],
  ['(919) 555\u20110148', 'tel:+19195550148'],
  ['\uff19\uff11\uff19-555-0148', 'tel:+19195550148'],
  ['+52 55 5555 0148', 'tel:+525555550148'],
  ['(919) 555-0148 ext. 12', 'tel:+19195550148;ext=12'],
  ['919-555-0148 extension 12', 'tel:+19195550148;ext=12'],
  ['919-555-0148, ext 12', 'tel:+19195550148;ext=12'],
  ['919-555-0148 #12', 'tel:+19195550148;ext=12'],
  ['919-555-0148x12', 'tel:+19195550148;ext=12'],
  ['1-800-GOT-BREAD', 'tel:+18004682732'],
  ['1-800-FLOWERS', 'tel:+18003569377'],
  ['919-555-0148 or 919-555-0199', undefined],
  ['919-555-0148 / 919-555-0199', undefined],
  ['call me', undefined],
  ['', undefined],
])('%s leads to %s', (typed, href) => {
  expect(phoneHref(typed)).toBe(href);
});

test('a number with any form of extension is one, two numbers are not', () => {
  expect(['919-555-0148 extension 12', '919-555-0148 #12', '919-555-0148 or 919-555-0199'].map(isPhone)).toEqual([true, true, false]);
});

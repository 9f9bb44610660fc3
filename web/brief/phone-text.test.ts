import { expect, test } from 'vitest';
import { isLabel, phoneIn } from './phone-text.ts';

test.each([
  ['801.555.0199 call or txt', '801.555.0199', 'call or txt'],
  ['call (801) 555-0199, ask for Bob', '(801) 555-0199', 'call … ask for Bob'],
  ['801-555-0199 ext. 12 office', '801-555-0199 ext. 12', 'office'],
  ['801-555-0199 extension 12 office', '801-555-0199 extension 12', 'office'],
  ['801-555-0199 ext 12, ask for Bob', '801-555-0199 ext 12', 'ask for Bob'],
  ['801–555–0199', '801-555-0199', ''],
])('"%s" holds a number, and what is around it is known', (text, number, around) => {
  expect(phoneIn(text)).toEqual({ number, around });
});

test.each([
  '+1 801 555 0199 or 801 555 0200',
  '(239) 555-0188 or 239.555.0199 (24 hr)',
  '801-555-0199 ext. 12 or 13',
  '801-555-0199 ext 12/13',
  '801-555-0199 x12, x13',
  '801-555-0199 ext. 12-14',
  '801-555-0199 #12 & #13',
  '801-555-0199 ext. 12 (Bob) or 13 (Ann)',
  '(801) 555-0199 (ext. 12 or 13)',
  '801-555-0199 ext 1234567',
])('"%s" stays as it is, so nothing is dropped', (text) => {
  expect(phoneIn(text)).toBeUndefined();
});

test.each(['(919) 555-0148', ' 9195550148 ', '+1 919 555 0148', 'call us', '', '12 Elm Street'])('"%s" stays as it is', (text) => {
  expect(phoneIn(text)).toBeUndefined();
});

test('words that only label a number may go, and others may not', () => {
  for (const words of ['', 'Phone', 'P', 'tel', 'call or text', 'cell', 'Office', 'WhatsApp']) expect(isLabel(words), words).toBe(true);
  for (const words of ['ask for Bob', 'after 5', 'emergencies', 'Ana’s cell']) expect(isLabel(words), words).toBe(false);
});

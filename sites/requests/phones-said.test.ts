import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';
import type { Subject } from './wish.ts';

const subject: Subject = { name: 'Northshore Coffee', services: ['Catering'], towns: [], pages: ['home', 'faq'] };
const wishes = (text: string) => readRequest(text, subject).map(({ wish }) => ('to' in wish ? `${wish.do} ${wish.to}` : wish.do));

test.each([
  'change phone to 919-555-0148 ext 12 or 13',
  'change phone to 919-555-0148 ext. 12, ask for Bob',
  'change the phone number to 919-555-0148 ext 12/13',
  'phone: 919-555-0148 x12, x13',
  'change phone to 919-555-0148 #12 & #13',
  'change phone to 919-555-0148 or 919-555-0199',
  'new phone 1-800-FLOWERS ext 12',
])('a phone with more than one number or extension is for a person, so nothing is left out: %s', (text) => {
  expect(wishes(text)).toEqual(['person']);
});

test.each([
  ['new phone 919-555-0148 ext 12', ['phone 919-555-0148 ext 12']],
  ['change 919-555-0148 to 919-555-0199', ['phone 919-555-0199']],
  ['phone is now 919-555-0148, saturday 9 to 1', ['phone 919-555-0148', 'hours']],
  ['new phone 919-555-0148, press 2', ['phone 919-555-0148', 'person']],
  ['phone is 919-555-0148 extension 12 or extension 13', ['phone 919-555-0148 extension 12', 'person']],
])('%s', (text, found) => {
  expect(wishes(text)).toEqual(found);
});

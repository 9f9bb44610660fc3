import { expect, test } from 'vitest';
import { claimedToast, stateWords } from './domain-words.ts';

const domain = {
  state: 'claimed',
  name: 'www.hollis.com',
  registered: 'hollis.com',
  address: 'https://www.hollis.com',
  twin: 'hollis.com',
  problemCode: 'proof-missing',
} as const;

test('an owner is sent to where the domain itself is registered', () => {
  expect(stateWords(domain, '').text).toBe('Log in where hollis.com is registered, open its DNS settings, and add the records below.');
});

test('no one is asked to set records of a domain that isn’t registered', () => {
  const unregistered = { ...domain, problemCode: 'no-zone' } as const;
  expect(stateWords(unregistered, '').title).toBe('We can’t find hollis.com');
  expect(claimedToast(unregistered)).toEqual({ type: 'info', title: 'We can’t find hollis.com yet.' });
});

test.each([
  ['claimed', 'Now set these records.'],
  ['proved', 'Now set these records.'],
  ['pointed', 'The records are right.'],
  ['serving', 'Your site is now at www.hollis.com.'],
] as const)('once a domain is %s, its owner reads “%s”', (state, title) => {
  expect(claimedToast({ ...domain, state })).toEqual({ type: 'success', title });
});

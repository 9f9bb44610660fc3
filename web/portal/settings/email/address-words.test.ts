import { expect, test } from 'vitest';
import type { MailboxState } from '../../../../domain/email-addresses/schema.ts';
import { shownAddress, vacationState, whereItGoes } from './address-words.ts';

const mailbox = (address: string, state: MailboxState = 'verified') => ({ id: address, address, state });
const rosa = mailbox('rosa@gmail.com');
const sam = mailbox('sam@outlook.com');

test.each([
  ['info', [rosa], 'Email to info@hollis.com goes to rosa@gmail.com. Answer from there, and customers see info@hollis.com.'],
  [
    'info',
    [rosa, sam],
    'Email to info@hollis.com goes to rosa@gmail.com and sam@outlook.com. Answer from there, and customers see info@hollis.com.',
  ],
  [
    'info',
    [rosa, mailbox('sam@outlook.com', 'unverified')],
    'Email to info@hollis.com goes to rosa@gmail.com. Answer from there, and customers see info@hollis.com.',
  ],
  [
    'info',
    [mailbox('rosa@gmail.com', 'unverified')],
    'Email to info@hollis.com shows up with your leads. We’ll pass it on once a mailbox is verified.',
  ],
  [
    'info',
    [mailbox('rosa@gmail.com', 'bounced')],
    'Email to info@hollis.com shows up with your leads. Add another mailbox, and we’ll pass it on.',
  ],
  ['info', [], 'Email to info@hollis.com shows up with your leads. Add a mailbox, and we’ll pass it on.'],
  [
    '*',
    [rosa],
    'Email to every other address at hollis.com goes to rosa@gmail.com. Answer from there, and customers see the address that they wrote to.',
  ],
])('%s with %j', (localPart, mailboxes, sentence) => {
  expect(whereItGoes({ localPart, mailboxes }, { domain: 'hollis.com', isReady: true })).toBe(sentence);
});

test.each([
  [
    [rosa],
    'Once the records are right, email to info@hollis.com goes to rosa@gmail.com. Answer from there, and customers see info@hollis.com.',
  ],
  [[], 'Once the records are right, email to info@hollis.com shows up with your leads. Add a mailbox, and we’ll pass it on.'],
])('before the records are right, %j is for later', (mailboxes, sentence) => {
  expect(whereItGoes({ localPart: 'info', mailboxes }, { domain: 'hollis.com', isReady: false })).toBe(sentence);
});

test('an address is named as people read it', () => {
  expect(shownAddress('info', 'café.com')).toBe('info@café.com');
  expect(shownAddress('*', 'café.com')).toBe('Every other address at café.com');
});

test.each([
  ['2026-12-23', 'Thursday, December 24 to Saturday, January 2'],
  ['2026-12-24', 'Answering until Saturday, January 2'],
  ['2027-01-02', 'Answering until Saturday, January 2'],
  ['2027-01-03', 'Ended Saturday, January 2'],
])('on %s a vacation answer is: %s', (today, words) => {
  expect(vacationState({ firstDay: '2026-12-24', lastDay: '2027-01-02', text: 'Away.' }, today)).toBe(words);
});

test('without one it’s off', () => {
  expect(vacationState(null, '2026-12-24')).toBe('Off');
});

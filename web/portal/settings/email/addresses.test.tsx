import { expect, test } from 'vitest';
import { mostAddresses, type OwnAddress } from '../../../../domain/email-addresses/schema.ts';
import { htmlOf } from '../../../../tests/helpers/screen.ts';
import type { Refused } from './address-action.ts';
import { Addresses } from './addresses.tsx';

const addressOf = (n: number): OwnAddress => ({
  id: `id-${n}`,
  localPart: `name-${n}`,
  senderName: 'Hollis',
  vacation: null,
  mailboxes: [],
});
const site = {
  projectId: 'one',
  siteName: 'Hollis Plumbing',
  domain: 'hollis.com',
  isReady: true,
  today: '2026-12-01',
  ownEmail: 'rosa@mail.example',
};

function shown(count: number, refused: Partial<Refused>): string {
  const addresses = Array.from({ length: count }, (_, n) => addressOf(n));
  return htmlOf(Addresses, {
    ...site,
    addresses,
    refused: { intent: 'add', addressId: '', mailboxId: '', errors: {}, typed: {}, ...refused },
  });
}

const times = (html: string, words: string) => html.split(words).length - 1;

test('a refusal is said once: beside its field, or above the list if its form is no longer there', () => {
  const full = { errors: { localPart: 'You have five addresses.' }, typed: { localPart: 'jobs' } };
  expect(times(shown(2, full), 'You have five addresses.')).toBe(1);
  expect(shown(2, full)).not.toContain('That didn’t work');
  expect(times(shown(mostAddresses, full), 'You have five addresses.')).toBe(1);
  const gone = { intent: 'sender', addressId: 'id-9', errors: { senderName: 'This address no longer exists.' } };
  expect(times(shown(2, gone), 'This address no longer exists.')).toBe(1);
  expect(shown(2, { ...gone, addressId: 'id-1' })).not.toContain('That didn’t work');
});

test('before the records are right, the first address promises nothing yet', () => {
  const first = (isReady: boolean) => htmlOf(Addresses, { ...site, isReady, addresses: [], refused: undefined });
  expect(first(false)).toContain('Once the records are right, email to it goes to rosa@mail.example.');
  expect(first(true)).not.toContain('Once the records are right');
});

test('a misspelled mailbox is asked about beside its field, and what was asked about is sent along', () => {
  const html = shown(2, {
    errors: { mailbox: 'Check the spelling of gmial.com.' },
    typed: { localPart: 'jobs', mailbox: ' Joe@gmial.com' },
    meant: 'joe@gmail.com',
  });
  expect(html).toContain('Check the spelling of gmial.com.');
  expect(html).toMatch(/Did you mean.*joe@gmail\.com/);
  expect(html).toContain('name="askedAbout" value="joe@gmial.com"');
});

test('a mailbox that email hasn’t reached can be corrected, and a verified one has no form for that', () => {
  const mailbox = (state: 'unverified' | 'verified' | 'bounced') => ({ id: `box-${state}`, address: 'joe@gmial.com', state });
  const withOne = (state: 'unverified' | 'verified' | 'bounced', refused?: Refused) =>
    htmlOf(Addresses, { ...site, addresses: [{ ...addressOf(1), mailboxes: [mailbox(state)] }], refused });
  const correct = 'Correct the mailbox';
  expect([withOne('unverified'), withOne('bounced'), withOne('verified')].map((html) => html.includes(correct))).toEqual([
    true,
    true,
    false,
  ]);
  const refusal = {
    intent: 'correct',
    addressId: 'id-1',
    errors: { mailbox: 'Type a whole email address.' },
    typed: { mailbox: 'joe' },
  };
  const refusedFor = (mailboxId: string) => withOne('unverified', { ...refusal, mailboxId });
  expect(times(refusedFor('box-unverified'), 'Type a whole email address.')).toBe(1);
  expect(refusedFor('box-unverified')).not.toContain('That didn’t work');
  expect(times(refusedFor('box-gone'), 'Type a whole email address.')).toBe(1);
  expect(refusedFor('box-gone')).toContain('That didn’t work');
});

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
const site = { projectId: 'one', siteName: 'Hollis Plumbing', domain: 'hollis.com', today: '2026-12-01', ownEmail: 'rosa@mail.example' };

function shown(count: number, refused: Partial<Refused>): string {
  const addresses = Array.from({ length: count }, (_, n) => addressOf(n));
  return htmlOf(Addresses, { ...site, addresses, refused: { intent: 'add', addressId: '', errors: {}, typed: {}, ...refused } });
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

import { expect, test } from 'vitest';
import { mailsShown } from './lead-data.ts';

const lead = { name: 'Vera Visitor', email: 'Vera@mail.example', subject: 'Leaking sink' };
const mail = (fromName: string, fromAddress: string, subject: string) => ({
  id: subject,
  direction: 'in' as const,
  fromName,
  fromAddress,
  toAddress: 'info@hollis.com',
  subject,
  body: 'Hello',
  notes: [],
  createdAt: new Date('2026-11-28T15:00:00Z'),
  files: [],
  deliveries: [],
});

test('a subject is shown where it changes, whatever marks of answers it has', () => {
  const subjects = ['Leaking sink', 'Re: Leaking sink', 'AW: Re: leaking  sink', 'Invoice', 'Fwd: Invoice', 'Leaking sink'];
  const shown = mailsShown(
    subjects.map((subject) => mail('Vera', 'vera@mail.example', subject)),
    lead,
  );
  expect(shown.map(({ subject }) => subject)).toEqual(['', '', '', 'Invoice', '', 'Leaking sink']);
});

test('someone who writes without a name has the one they’re known by', () => {
  const address = 'vera@mail.example';
  const nameIn = (fromName: string, of = lead) => mailsShown([mail(fromName, address, 'Hi')], of)[0]?.fromName;
  expect(nameIn(address)).toBe('Vera Visitor');
  expect(nameIn('')).toBe('Vera Visitor');
  expect(nameIn('Vera V.')).toBe('Vera V.');
  expect(nameIn('Vera@Mail.example', { ...lead, name: address }), 'without any, the address is shown').toBe('');
  const both = mailsShown([mail('Vera V.', address, 'Hi'), mail(address, address, 'Hi')], { ...lead, name: address });
  expect(both.map(({ fromName }) => fromName)).toEqual(['Vera V.', 'Vera V.']);
});

import { expect, test } from 'vitest';
import type { Document } from './documents.ts';
import { documentStatus } from './words.ts';

const paid = {
  series: 'invoice',
  paidAt: new Date('2026-11-22T15:00:00Z'),
  paidBy: 'Visa ending 4242',
  voidedAt: null,
  dueOn: null,
  totalCents: 29_900,
  creditCents: 0,
  about: { payBy: 'card' },
} as unknown as Document;

test('an invoice says how it was paid, and a zero invoice says there was nothing to pay', () => {
  expect(documentStatus(paid)).toEqual({ state: 'paid', words: 'Paid on November 22, 2026 by Visa ending 4242' });
  expect(documentStatus({ ...paid, totalCents: 0 })).toEqual({ state: 'paid', words: 'Nothing was due' });
  // What a credit paid was owed all the same.
  expect(documentStatus({ ...paid, creditCents: 29_900, paidBy: 'credit' }).words).toBe('Paid on November 22, 2026 by credit');
});

import { expect, test } from 'vitest';
import type { Document } from '../../../../domain/documents/documents.ts';
import { documentsOfBill, documentsOfOrder } from './documents.ts';

const document = (number: number, given: Partial<Document>) =>
  ({
    id: `d${number}`,
    series: 'invoice',
    number,
    orderId: 'o1',
    billId: null,
    voidedAt: null,
    totalCents: 29_900,
    creditCents: 0,
    ...given,
  }) as Document;
const all = [
  document(1, { voidedAt: new Date() }),
  document(2, {}),
  document(3, { billId: 'b1', totalCents: 2_900, creditCents: 900 }),
  document(1, { id: 'n1', series: 'credit_note', totalCents: 10_000 }),
  document(2, { id: 'n2', series: 'credit_note', billId: 'b1', totalCents: 2_000 }),
  document(4, { orderId: 'o2' }),
];
const listed = (documents: { label: string; cents: number }[]) => documents.map(({ label, cents }) => `${label} ${cents}`);

test('documents belong to what they are for, each with its amount, and void ones are left out', () => {
  expect(listed(documentsOfOrder(all, 'o1', ['b1']))).toEqual(['INV-0002 29900', 'CN-0001 -10000']);
  expect(listed(documentsOfBill(all, 'b1'))).toEqual(['INV-0003 2000', 'CN-0002 -2000']);
});

test('documents of a month that the page does not show are listed with the order', () => {
  expect(listed(documentsOfOrder(all, 'o1', []))).toEqual(['INV-0002 29900', 'INV-0003 2000', 'CN-0001 -10000', 'CN-0002 -2000']);
});

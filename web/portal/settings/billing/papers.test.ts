import { expect, test } from 'vitest';
import type { Document } from '../../../../domain/documents/documents.ts';
import { papersOfBill, papersOfOrder } from './papers.ts';

const paper = (number: number, given: Partial<Document>) =>
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
  paper(1, { voidedAt: new Date() }),
  paper(2, {}),
  paper(3, { billId: 'b1', totalCents: 2_900, creditCents: 900 }),
  paper(1, { id: 'n1', series: 'credit_note', totalCents: 10_000 }),
  paper(2, { id: 'n2', series: 'credit_note', billId: 'b1', totalCents: 2_000 }),
  paper(4, { orderId: 'o2' }),
];
const said = (papers: { label: string; cents: number }[]) => papers.map(({ label, cents }) => `${label} ${cents}`);

test('papers stand with what they are for, each with its amount, and void ones nowhere', () => {
  expect(said(papersOfOrder(all, 'o1', ['b1']))).toEqual(['INV-0002 29900', 'CN-0001 -10000']);
  expect(said(papersOfBill(all, 'b1'))).toEqual(['INV-0003 2000', 'CN-0002 -2000']);
});

test('papers of a month that the page does not show stand with the order', () => {
  expect(said(papersOfOrder(all, 'o1', []))).toEqual(['INV-0002 29900', 'INV-0003 2000', 'CN-0001 -10000', 'CN-0002 -2000']);
});

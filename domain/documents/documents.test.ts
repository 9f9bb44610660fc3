import { and, asc, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { bills, documents, orders, plans, refunds } from '../../db/schema/index.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { changeSettings } from '../settings/settings.ts';
import { issueBillInvoice, issueCreditNote, issueOrderInvoice, settleInvoice, taxShare, voidInvoice } from './documents.ts';
import { documentOf, documentsOfOrders, replacedInvoice } from './queries.ts';
import { documentFileName, documentLabel } from './schema.ts';

useDatabase();

const documentNow = async (id: string) => {
  const [row] = await db().select().from(documents).where(eq(documents.id, id));
  if (!row) throw new Error("The document doesn't exist.");
  return row;
};
const invoicesOf = (orderId: string) =>
  db()
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.series, 'invoice')))
    .orderBy(asc(documents.number));

test('fifty invoices at the same time, a third of which fail, skip no number and repeat none', async () => {
  const placed = await Promise.all(Array.from({ length: 50 }, (_, one) => placedOrder({ email: `many-${one}@people.test` })));
  const issued = await Promise.allSettled(
    placed.map(({ order }, place) =>
      db().transaction(async (tx) => {
        const id = await issueOrderInvoice(tx, order);
        if (place % 3 === 0) throw new Error('something after it failed');
        return id;
      }),
    ),
  );
  expect(issued.filter(({ status }) => status === 'fulfilled')).toHaveLength(33);
  const numbers = (await db().select({ number: documents.number }).from(documents).orderBy(asc(documents.number))).map(
    ({ number }) => number,
  );
  expect(numbers).toEqual(Array.from({ length: 33 }, (_, place) => place + 1));
});

test('an order has one valid invoice, however often and simultaneously it’s requested', async () => {
  const { order } = await placedOrder({ method: 'invoice' });
  const ids = await Promise.all(Array.from({ length: 5 }, () => db().transaction((tx) => issueOrderInvoice(tx, order))));
  expect(new Set(ids).size).toBe(1);
  expect(await documentNow(ids[0] ?? '')).toMatchObject({
    series: 'invoice',
    buyer: { name: 'Bea Buyer', email: 'buyer@people.test' },
    seller: { name: 'Sunup' },
    lines: [{ text: 'Five-page website, one-time setup', note: 'Home, About, Services, Contact, FAQ', cents: 29_900 }],
    about: { orderNumber: order.number, payBy: 'bank' },
    totalCents: 29_900,
    paidAt: null,
    voidedAt: null,
  });
});

test('only the person whose order it is gets a document', async () => {
  const [owner, stranger] = [await makePerson(), await makePerson()];
  const { order } = await placedOrder({ userId: owner.id, method: 'invoice' });
  const [invoice] = await documentsOfOrders([order.id]);
  const id = invoice?.id ?? '';
  expect((await documentOf(owner.id, id))?.id).toBe(id);
  expect([await documentOf(stranger.id, id), await documentOf(owner.id, 'no id'), await documentOf(owner.id, owner.id)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('another price or name replaces an unpaid invoice, and a paid one stays', async () => {
  const { order } = await placedOrder({ method: 'invoice', email: 'changes@people.test' });
  const first = await db().transaction((tx) => issueOrderInvoice(tx, order));
  await db().update(orders).set({ discountCents: 2_990, name: 'Bea Baker' }).where(eq(orders.id, order.id));
  const second = await db().transaction(async (tx) => issueOrderInvoice(tx, await orderNow(order.id)));
  expect(second).not.toBe(first);
  expect((await documentNow(first)).voidedAt).toBeInstanceOf(Date);
  const { number } = await documentNow(first);
  expect((await documentNow(first)).about).not.toHaveProperty('replaces');
  expect(await documentNow(second)).toMatchObject({
    totalCents: 26_910,
    buyer: { name: 'Bea Baker' },
    about: { replaces: number },
    voidedAt: null,
  });
  expect(await replacedInvoice(db(), first)).toBe('');
  expect(await replacedInvoice(db(), second)).toBe(documentLabel({ series: 'invoice', number }));
  const paidAt = new Date('2026-11-03T15:00:00Z');
  await db().transaction((tx) => settleInvoice(tx, { orderId: order.id }, { paidAt, paidBy: 'bank transfer' }));
  await db().update(orders).set({ discountCents: 0 }).where(eq(orders.id, order.id));
  expect(await db().transaction(async (tx) => issueOrderInvoice(tx, await orderNow(order.id)))).toBe(second);
  // A paid document is never voided.
  await db().transaction((tx) => voidInvoice(tx, { orderId: order.id }));
  expect(await invoicesOf(order.id)).toMatchObject([
    { id: first, paidAt: null, voidedAt: expect.any(Date) },
    { id: second, paidAt, paidBy: 'bank transfer', voidedAt: null },
  ]);
});

test('an invoice says tax, terms and bank details as they were when it was issued', async () => {
  await changeSettings(
    { taxRate: 8_875, taxName: 'New York sales tax', bankDetails: 'First Bank, account 12 34', invoiceDueDays: 10 },
    'system',
  );
  const { order } = await placedOrder({ email: 'taxed@people.test' });
  const id = await db().transaction((tx) => issueOrderInvoice(tx, { ...order, method: 'invoice' }, new Date('2026-11-03T15:00:00Z')));
  await changeSettings({ taxRate: 0, bankDetails: '' }, 'system');
  expect(await documentNow(id)).toMatchObject({
    subtotalCents: 29_900,
    taxName: 'New York sales tax',
    taxRate: 8_875,
    taxCents: 2_654,
    totalCents: 32_554,
    issuedOn: '2026-11-03',
    dueOn: '2026-11-13',
    about: { bankDetails: 'First Bank, account 12 34', termsVersion: order.termsVersion },
  });
});

test('a month of a plan has one invoice, with its credit', async () => {
  const { order } = await placedOrder({ email: 'monthly@people.test' });
  const [plan] = await db()
    .insert(plans)
    .values({ orderId: order.id, monthlyCents: 2_900, taxRate: 7_000, taxName: 'Sales tax' })
    .returning();
  if (!plan) throw new Error('no plan');
  const [bill] = await db()
    .insert(bills)
    .values({
      planId: plan.id,
      providerInvoiceId: 'in_1',
      state: 'open',
      periodStart: new Date('2026-12-20T15:00:00Z'),
      periodEnd: new Date('2027-01-20T15:00:00Z'),
      subtotalCents: 2_900,
      taxCents: 203,
      creditCents: 1_000,
      dueCents: 2_103,
      dueAt: new Date('2027-01-03T15:00:00Z'),
    })
    .returning();
  if (!bill) throw new Error('no bill');
  const ids = await Promise.all(Array.from({ length: 3 }, () => db().transaction((tx) => issueBillInvoice(tx, { plan, bill, order }))));
  expect(new Set(ids).size).toBe(1);
  expect(await documentNow(ids[0] ?? '')).toMatchObject({
    billId: bill.id,
    lines: [{ note: 'December 20, 2026 to January 19, 2027', cents: 2_900 }],
    about: { payBy: 'bank' },
    taxCents: 203,
    totalCents: 3_103,
    creditCents: 1_000,
    dueOn: '2027-01-03',
  });
  await db().transaction((tx) => voidInvoice(tx, { billId: bill.id }));
  expect(await db().transaction((tx) => issueBillInvoice(tx, { plan, bill, order }))).toBe(ids[0]);
  // The order's own invoice is another one.
  expect(await db().transaction((tx) => issueOrderInvoice(tx, order))).not.toBe(ids[0]);
});

test('credit notes of a full refund in parts take off the invoice’s tax to the cent', async () => {
  await changeSettings({ taxRate: 8_875, taxName: 'Sales tax' }, 'system');
  const { order } = await placedOrder({ email: 'parts@people.test' });
  await changeSettings({ taxRate: 0 }, 'system');
  const invoiceId = await db().transaction((tx) => issueOrderInvoice(tx, order));
  const parts = [10_001, 1, 7_777, order.totalCents - 17_779];
  for (const amountCents of parts) {
    const [refund] = await db()
      .insert(refunds)
      .values({ orderId: order.id, amountCents, method: 'card', actor: 'system', reason: 'In parts' })
      .returning();
    if (!refund) throw new Error('no refund');
    const once = await db().transaction((tx) => issueCreditNote(tx, { refund, order }));
    expect(await db().transaction((tx) => issueCreditNote(tx, { refund, order }))).toBe(once);
  }
  const notes = await db().select().from(documents).where(eq(documents.correctsId, invoiceId)).orderBy(asc(documents.number));
  expect(notes.map(({ number, totalCents }) => [number, totalCents])).toEqual(parts.map((cents, place) => [place + 1, cents]));
  expect(notes.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(order.taxCents);
  expect(notes.every((note) => note.subtotalCents + note.taxCents === note.totalCents)).toBe(true);
  expect(notes[0]).toMatchObject({ about: { corrects: (await documentNow(invoiceId)).number } });
});

test('a returned part no longer counts: the others take off the invoice’s tax to the cent', async () => {
  await changeSettings({ taxRate: 8_875, taxName: 'Sales tax' }, 'system');
  const { order } = await placedOrder({ email: 'returned@people.test' });
  await changeSettings({ taxRate: 0 }, 'system');
  const invoiceId = await db().transaction((tx) => issueOrderInvoice(tx, order));
  const refundPart = async (amountCents: number) => {
    const [refund] = await db()
      .insert(refunds)
      .values({ orderId: order.id, amountCents, method: 'card', actor: 'system', reason: 'In parts' })
      .returning();
    if (!refund) throw new Error('no refund');
    return db().transaction((tx) => issueCreditNote(tx, { refund, order }));
  };
  await refundPart(1_000);
  const returned = await refundPart(1_000);
  await refundPart(1_000);
  await db().update(documents).set({ voidedAt: new Date() }).where(eq(documents.id, returned));
  await refundPart(order.totalCents - 2_000);
  const valid = await db().query.documents.findMany({ where: and(eq(documents.correctsId, invoiceId), isNull(documents.voidedAt)) });
  const sum = (name: 'totalCents' | 'taxCents') => valid.reduce((cents, note) => cents + note[name], 0);
  expect([sum('totalCents'), sum('taxCents')]).toEqual([order.totalCents, order.taxCents]);
});

test('however an invoice is divided, the shares of its tax add up to it and none is negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 30_000 }),
      fc.array(fc.nat(1_000_000)),
      (net, rate, cuts) => {
        const taxCents = Math.round((net * rate) / 100_000);
        const totalCents = net + taxCents;
        const places = [0, ...cuts.map((cut) => Math.min(cut, totalCents)).sort((a, b) => a - b), totalCents];
        const shares = places
          .slice(1)
          .map((end, place) => taxShare({ taxCents, totalCents }, end) - taxShare({ taxCents, totalCents }, places[place] ?? 0));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(taxCents);
        expect(shares.every((share) => share >= 0)).toBe(true);
      },
    ),
  );
});

test('numbers and file names are those of their series', () => {
  expect(documentLabel({ series: 'invoice', number: 1 })).toBe('INV-0001');
  expect(documentLabel({ series: 'credit_note', number: 12_345 })).toBe('CN-12345');
  expect(documentFileName({ series: 'invoice', number: 7 })).toBe('Sunup-invoice-0007.pdf');
  expect(documentFileName({ series: 'credit_note', number: 7 }, 'Ann & Co. "Web"')).toBe('Ann-Co-Web-credit-note-0007.pdf');
});

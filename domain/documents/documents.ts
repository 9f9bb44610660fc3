import { addDays } from 'date-fns';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { brand, ownBrand } from '../../content/brand.ts';
import { today } from '../../content/business-clock.ts';
import type { Connection } from '../../db/connect.ts';
import { bills, documentNumbers, documents, orders, type plans, type refunds } from '../../db/schema/index.ts';
import { readSettings } from '../settings/settings.ts';
import { buyerOf, linesOfOrder, type Order } from './order-invoice.ts';
import { periodInWords } from './period.ts';
import type { Buyer, DocumentAbout, DocumentLine, Seller, Series } from './schema.ts';

export type Document = typeof documents.$inferSelect;
type NewDocument = Omit<typeof documents.$inferInsert, 'series' | 'number' | 'seller' | 'buyer' | 'lines' | 'about'> & {
  buyer: Buyer;
  lines: DocumentLine[];
  about: DocumentAbout;
};
/** What an invoice is for. */
export type InvoiceOf = { orderId: string } | { billId: string };

/**
 * Issues the invoice of an order's setup price, or returns the id of the valid one. An unpaid invoice with another price, name
 * or address is voided and replaced. Locks the order.
 */
export async function issueOrderInvoice(tx: Connection, order: Order, now: Date = new Date()): Promise<string> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update');
  const valid = await invoiceOf(tx, { orderId: order.id });
  const lines = await linesOfOrder(tx, order);
  const buyer = await buyerOf(tx, order);
  if (valid && (valid.paidAt || saysTheSame(valid, order, lines, buyer))) return valid.id;
  if (valid) await voidInvoice(tx, { orderId: order.id }, now);
  const replaced = await lastVoidInvoiceOf(tx, order.id);
  const byBank = order.method === 'invoice' && !order.paidAt;
  const { invoiceDueDays, bankDetails } = await readSettings(tx);
  return issue(tx, 'invoice', {
    orderId: order.id,
    issuedOn: today(now),
    dueOn: byBank ? today(addDays(now, invoiceDueDays)) : null,
    buyer,
    lines,
    about: {
      orderNumber: order.number,
      termsVersion: order.termsVersion ?? '',
      payBy: byBank ? 'bank' : 'card',
      bankDetails: byBank ? bankDetails : '',
      ...(replaced && { replaces: replaced.number }),
    },
    subtotalCents: order.setupCents - order.discountCents,
    taxName: order.taxName,
    taxRate: order.taxRate,
    taxCents: order.taxCents,
    totalCents: order.totalCents,
    currency: order.currency,
  });
}

function saysTheSame(valid: Document, order: Order, lines: DocumentLine[], { name, email }: Buyer): boolean {
  const to = valid.buyer;
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return (
    valid.totalCents === order.totalCents &&
    valid.taxCents === order.taxCents &&
    to.name === name &&
    to.email === email &&
    same(valid.lines.map(lineText), lines.map(lineText))
  );
}

const lineText = ({ text, note, cents }: DocumentLine) => [text, note, cents];

/** Issues the invoice of a plan's month, or returns the id of the one it has. Plans without a card pay by bank. */
export async function issueBillInvoice(
  tx: Connection,
  { plan, bill, order }: { plan: typeof plans.$inferSelect; bill: typeof bills.$inferSelect; order: Order },
  now: Date = new Date(),
): Promise<string> {
  await tx.select({ id: bills.id }).from(bills).where(eq(bills.id, bill.id)).for('update');
  const existing = await invoiceOf(tx, { billId: bill.id });
  if (existing) return existing.id;
  const byBank = !plan.paymentMethodId;
  const { bankDetails } = await readSettings(tx);
  return issue(tx, 'invoice', {
    orderId: order.id,
    billId: bill.id,
    issuedOn: today(now),
    dueOn: byBank && bill.dueAt ? today(bill.dueAt) : null,
    buyer: await buyerOf(tx, order),
    lines: [{ text: 'Website service, one month', note: periodInWords(bill), cents: bill.subtotalCents }],
    about: {
      orderNumber: order.number,
      termsVersion: order.termsVersion ?? '',
      payBy: byBank ? 'bank' : 'card',
      bankDetails: byBank ? bankDetails : '',
    },
    subtotalCents: bill.subtotalCents,
    taxName: plan.taxName,
    taxRate: plan.taxRate,
    taxCents: bill.taxCents,
    totalCents: bill.subtotalCents + bill.taxCents,
    creditCents: bill.creditCents,
    currency: order.currency,
  });
}

/** Marks an invoice paid: when, and how ('Visa ending 4242', 'bank transfer', 'credit'). Does nothing to a paid or void one. */
export async function settleInvoice(tx: Connection, of: InvoiceOf, { paidAt, paidBy }: { paidAt: Date; paidBy: string }): Promise<void> {
  await tx
    .update(documents)
    .set({ paidAt, paidBy })
    .where(and(invoice(of), isNull(documents.paidAt), isNull(documents.voidedAt)));
}

/** Voids an unpaid invoice. It keeps its number. */
export async function voidInvoice(tx: Connection, of: InvoiceOf, now: Date = new Date()): Promise<void> {
  await tx
    .update(documents)
    .set({ voidedAt: now })
    .where(and(invoice(of), isNull(documents.paidAt), isNull(documents.voidedAt)));
}

/**
 * Issues the credit note of a refund against its invoice, or returns the id of the one it has. Its tax is the invoice's tax in
 * proportion: the credit notes of a fully refunded invoice add up to its tax to the cent.
 */
export async function issueCreditNote(
  tx: Connection,
  { refund, order, bill }: { refund: typeof refunds.$inferSelect; order: Order; bill?: typeof bills.$inferSelect },
  now: Date = new Date(),
): Promise<string> {
  const [known] = await tx.select({ id: documents.id }).from(documents).where(eq(documents.refundId, refund.id));
  if (known) return known.id;
  const corrected = await invoiceOf(tx, bill ? { billId: bill.id } : { orderId: order.id });
  if (!corrected) throw new Error(`Refund ${refund.id} has no invoice to correct.`);
  // Failed refunds are void and no longer count, though the tax of later ones may have been computed while they did.
  const [before = { cents: 0, taxCents: 0 }] = await tx
    .select({
      cents: sql<number>`coalesce(sum(${documents.totalCents}), 0)::int`,
      taxCents: sql<number>`coalesce(sum(${documents.taxCents}), 0)::int`,
    })
    .from(documents)
    .where(and(eq(documents.correctsId, corrected.id), isNull(documents.voidedAt)));
  const taxCents = taxShare(corrected, before.cents + refund.amountCents) - before.taxCents;
  const about = corrected.about;
  const netCents = refund.amountCents - taxCents;
  return issue(tx, 'credit_note', {
    orderId: order.id,
    billId: bill?.id ?? null,
    refundId: refund.id,
    correctsId: corrected.id,
    issuedOn: today(now),
    buyer: corrected.buyer,
    lines: [{ text: bill ? 'Website service, refunded' : 'Setup price, refunded', note: refund.reason, cents: netCents }],
    about: { ...about, payBy: refund.method, bankDetails: '', corrects: corrected.number },
    subtotalCents: netCents,
    taxName: corrected.taxName,
    taxRate: corrected.taxRate,
    taxCents,
    totalCents: refund.amountCents,
    currency: corrected.currency,
  });
}

/** Marks a credit note paid out. */
export async function settleCreditNote(
  tx: Connection,
  refundId: string,
  { paidAt, paidBy }: { paidAt: Date; paidBy: string },
): Promise<void> {
  await tx
    .update(documents)
    .set({ paidAt, paidBy })
    .where(and(eq(documents.refundId, refundId), isNull(documents.paidAt)));
}

async function invoiceOf(tx: Connection, of: InvoiceOf): Promise<Document | undefined> {
  // A bill keeps one invoice. An order's void invoice can be replaced.
  const document = await tx.query.documents.findFirst({
    where: 'billId' in of ? invoice(of) : and(invoice(of), isNull(documents.voidedAt)),
  });
  return document;
}

/** The void invoice that an order's next one replaces. */
async function lastVoidInvoiceOf(tx: Connection, orderId: string): Promise<Pick<Document, 'number'> | undefined> {
  const [found] = await tx
    .select({ number: documents.number })
    .from(documents)
    .where(and(invoice({ orderId }), isNotNull(documents.voidedAt)))
    .orderBy(desc(documents.number))
    .limit(1);
  return found;
}

function invoice(of: InvoiceOf) {
  const its = 'billId' in of ? eq(documents.billId, of.billId) : and(eq(documents.orderId, of.orderId), isNull(documents.billId));
  return and(eq(documents.series, 'invoice'), its);
}

/** The operator as they are now. */
function sellerNow(): Seller {
  const { name, postalAddress, email, phone, color, mark } = brand;
  return {
    name,
    postalAddress,
    email,
    phone,
    ...(color !== ownBrand.color && { color }),
    ...(mark && { mark: mark.file }),
  };
}

/** Numbered last, because that locks the series until the end of this transaction. */
async function issue(tx: Connection, series: Series, document: NewDocument): Promise<string> {
  const seller = sellerNow();
  const number = await nextNumber(tx, series);
  const [made] = await tx
    .insert(documents)
    .values({ ...document, series, number, seller })
    .returning({ id: documents.id });
  if (!made) throw new Error('The document could not be stored.');
  return made.id;
}

/**
 * The next number of a series, starting at 1. Its row stays locked until `tx` ends, and a failed transaction frees its number,
 * so there are no gaps and no duplicates.
 */
export async function nextNumber(tx: Connection, series: Series): Promise<number> {
  const [row] = await tx
    .insert(documentNumbers)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: documentNumbers.series, set: { last: sql`${documentNumbers.last} + 1` } })
    .returning({ last: documentNumbers.last });
  if (!row) throw new Error('The document got no number.');
  return row.last;
}

/** The tax in `cents` of an invoice's total, rounded half up; for the full total, all of its tax. */
export function taxShare({ taxCents, totalCents }: { taxCents: number; totalCents: number }, cents: number): number {
  return totalCents === 0 ? 0 : Math.round((cents * taxCents) / totalCents);
}

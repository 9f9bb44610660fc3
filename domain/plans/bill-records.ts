import { sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { bills } from '../../db/schema/index.ts';
import type { BillStatus } from '../../outside/payments/bills.ts';
import { issueBillInvoice, settleInvoice, voidInvoice } from '../documents/documents.ts';
import { enterInLedger } from '../ledger/ledger.ts';
import type { Try } from './bill-tries.ts';
import { notifyOfDueBill, notifyOfFailedBill, notifyOfPaidBill } from './news.ts';
import type { Bill } from './rows.ts';
import { cardInWords } from './schema.ts';
import type { PlanSubject } from './subject.ts';
import { nextReminderAfter, nextTryAfter, reminderAt, tryDayAt } from './tries.ts';

interface Given {
  /** Our rows as they were. */
  known: Bill[];
  tries: Map<string, Try>;
  now: Date;
  tryNow: boolean;
}

/**
 * Writes the provider's bills into our rows, the oldest first, and what follows from each: its invoice, the ledger, and word
 * to the customer, once. Returns all rows.
 */
export async function writeBills(tx: Connection, subject: PlanSubject, statuses: BillStatus[], given: Given): Promise<Bill[]> {
  const rows: Bill[] = [];
  for (const status of statuses.toReversed()) {
    const before = given.known.find(({ providerInvoiceId }) => providerInvoiceId === status.invoiceId);
    rows.push(await writeBill(tx, subject, status, before, given));
  }
  return rows;
}

async function writeBill(
  tx: Connection,
  subject: PlanSubject,
  status: BillStatus,
  before: Bill | undefined,
  { tries, now, tryNow }: Given,
): Promise<Bill> {
  const { plan, order } = subject;
  const tried = tries.get(status.invoiceId);
  const values = { ...columnsOf(status), ...schedule(subject, status, before, tried, now) };
  const [bill] = await tx
    .insert(bills)
    .values({ planId: plan.id, providerInvoiceId: status.invoiceId, ...values })
    .onConflictDoUpdate({ target: bills.providerInvoiceId, set: { ...values, updatedAt: sql`now()` } })
    .returning();
  if (!bill) throw new Error(`Bill ${status.invoiceId} could not be stored.`);
  if (bill.state === 'draft') return bill;
  if (bill.state === 'void') {
    if (before?.state !== 'void') await voidInvoice(tx, { billId: bill.id }, now);
    return bill;
  }
  const documentId = await issueBillInvoice(tx, { plan, bill, order }, now);
  if (bill.state === 'paid' && before?.state !== 'paid') await bookPayment(tx, subject, bill, documentId);
  if (bill.state === 'open' && tried?.paid === false && !tryNow) {
    const day = tryDayAt(bill.firstFailedAt ?? now, now);
    await notifyOfFailedBill(tx, subject, bill, { documentId, day, reason: tried.declineReason });
  }
  if (bill.state === 'open' && !plan.paymentMethodId)
    await notifyOfDueBill(tx, subject, bill, { documentId, reminder: reminderOf(bill, now) });
  return bill;
}

function columnsOf(status: BillStatus) {
  const paid = status.state === 'paid';
  return {
    state: status.state,
    periodStart: status.periodStart,
    periodEnd: status.periodEnd,
    subtotalCents: status.subtotalCents,
    taxCents: status.taxCents,
    creditCents: status.creditCents,
    dueCents: status.dueCents,
    dueAt: status.dueAt ?? null,
    // A credit alone moves no money.
    method: paid && status.dueCents > 0 ? (status.paidOutOfBand ? ('bank' as const) : ('card' as const)) : null,
    providerPaymentId: paid && !status.paidOutOfBand ? (status.paymentId ?? null) : null,
    paidAt: paid ? (status.paidAt ?? status.createdAt) : null,
  };
}

/** What was tried, and when something happens to the bill next. */
function schedule({ plan }: PlanSubject, status: BillStatus, before: Bill | undefined, tried: Try | undefined, now: Date) {
  const failed = tried?.paid === false;
  const failedTries = (before?.failedTries ?? 0) + (failed ? 1 : 0);
  const firstFailedAt = before?.firstFailedAt ?? (failed ? now : null);
  const declineReason = failed ? tried.declineReason : (before?.declineReason ?? null);
  const next = (): Date | null => {
    if (status.state !== 'open') return null;
    if (plan.paymentMethodId) return firstFailedAt && (failed ? nextTryAfter(firstFailedAt, now) : (before?.nextTryAt ?? null));
    return status.dueAt ? nextReminderAfter(status.dueAt, now) : null;
  };
  return { failedTries, firstFailedAt, declineReason: status.state === 'paid' ? null : declineReason, nextTryAt: next() };
}

function reminderOf(bill: Bill, now: Date) {
  return bill.dueAt ? reminderAt(bill.dueAt, now) : undefined;
}

async function bookPayment(tx: Connection, subject: PlanSubject, bill: Bill, documentId: string): Promise<void> {
  const { plan, order } = subject;
  const paidAt = bill.paidAt ?? new Date();
  const card = plan.cardBrand && plan.cardLast4 ? cardInWords(plan.cardBrand, plan.cardLast4) : 'card';
  const paidBy = bill.method === 'bank' ? 'bank transfer' : bill.method === 'card' ? card : 'credit';
  await settleInvoice(tx, { billId: bill.id }, { paidAt, paidBy });
  if (bill.method)
    await enterInLedger(tx, {
      kind: 'monthly',
      source: bill.id,
      amountCents: bill.dueCents,
      method: bill.method,
      orderId: order.id,
      billId: bill.id,
      providerPaymentId: bill.providerPaymentId,
      happenedAt: paidAt,
    });
  await notifyOfPaidBill(tx, subject, bill, { documentId, paidWith: bill.method ? paidBy : '' });
}

import { sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { bills } from '../../db/schema/index.ts';
import type { BillStatus } from '../../outside/payments/bills.ts';
import { issueBillInvoice, settleInvoice, voidInvoice } from '../documents/documents.ts';
import { recordEntry } from '../ledger/ledger.ts';
import { attemptDayAt, nextAttemptAfter, nextReminderAfter, reminderAt } from './attempt-schedule.ts';
import type { BillAttempt } from './bill-attempts.ts';
import { notifyDue, notifyFailed, notifyPaid } from './news.ts';
import type { PlanSubject } from './plan-subject.ts';
import type { Bill } from './rows.ts';
import { cardInWords } from './schema.ts';

interface Given {
  /** Our rows before this. */
  known: Bill[];
  attempts: Map<string, BillAttempt>;
  now: Date;
  attemptNow: boolean;
}

/**
 * Writes the provider's bills to our rows, oldest first. For each, once: issues its invoice, records payments in the ledger
 * and notifies the customer. Returns all rows.
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
  { attempts, now, attemptNow }: Given,
): Promise<Bill> {
  const { plan, order } = subject;
  const attempted = attempts.get(status.invoiceId);
  const values = { ...columnsOf(status), ...schedule(subject, status, before, attempted, now) };
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
  if (bill.state === 'open' && attempted?.paid === false && !attemptNow) {
    const day = attemptDayAt(bill.firstFailedAt ?? now, now);
    await notifyFailed(tx, subject, bill, { documentId, day, reason: attempted.declineReason });
  }
  if (bill.state === 'open' && !plan.paymentMethodId) await notifyDue(tx, subject, bill, { documentId, reminder: reminderOf(bill, now) });
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
    // Paid by credit alone, no money moves.
    method: paid && status.dueCents > 0 ? (status.paidOutOfBand ? ('bank' as const) : ('card' as const)) : null,
    providerPaymentId: paid && !status.paidOutOfBand ? (status.paymentId ?? null) : null,
    paidAt: paid ? (status.paidAt ?? status.createdAt) : null,
  };
}

/** Failed attempts so far, and when the next attempt or reminder is due. */
function schedule({ plan }: PlanSubject, status: BillStatus, before: Bill | undefined, attempted: BillAttempt | undefined, now: Date) {
  const failed = attempted?.paid === false;
  const failedAttempts = (before?.failedAttempts ?? 0) + (failed ? 1 : 0);
  const firstFailedAt = before?.firstFailedAt ?? (failed ? now : null);
  const declineReason = failed ? attempted.declineReason : (before?.declineReason ?? null);
  const next = (): Date | null => {
    if (status.state !== 'open') return null;
    if (plan.paymentMethodId) return firstFailedAt && (failed ? nextAttemptAfter(firstFailedAt, now) : (before?.nextAttemptAt ?? null));
    return status.dueAt ? nextReminderAfter(status.dueAt, now) : null;
  };
  return { failedAttempts, firstFailedAt, declineReason: status.state === 'paid' ? null : declineReason, nextAttemptAt: next() };
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
    await recordEntry(tx, {
      kind: 'monthly',
      source: bill.id,
      amountCents: bill.dueCents,
      method: bill.method,
      orderId: order.id,
      billId: bill.id,
      providerPaymentId: bill.providerPaymentId,
      happenedAt: paidAt,
    });
  await notifyPaid(tx, subject, bill, { documentId, paidWith: bill.method ? paidBy : '' });
}

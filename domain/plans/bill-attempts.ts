import { type BillStatus, payBill } from '../../outside/payments/bills.ts';
import type { Bill, Plan } from './rows.ts';

/** Outcome of one attempt to charge a bill. */
export type BillAttempt = { paid: true } | { paid: false; declineReason: string };

/**
 * Charges the open bills that are due to the plan's card, oldest first. Each attempt has its own idempotency key, made of the
 * number of failed attempts: if an answer is lost, the request is repeated under the same key and charges nothing more.
 */
export async function attemptBills(
  plan: Plan,
  statuses: BillStatus[],
  known: Bill[],
  { now, attemptNow }: { now: Date; attemptNow: boolean },
): Promise<Map<string, BillAttempt>> {
  const attempts = new Map<string, BillAttempt>();
  if (!plan.paymentMethodId) return attempts;
  for (const { invoiceId, state } of statuses.toReversed()) {
    const before = known.find(({ providerInvoiceId }) => providerInvoiceId === invoiceId);
    if (state !== 'open' || !(attemptNow || isDue(before, now))) continue;
    attempts.set(invoiceId, await payBill(invoiceId, `pay:${invoiceId}:${before?.failedAttempts ?? 0}:${plan.paymentMethodId}`));
  }
  return attempts;
}

/** A bill is charged as soon as there's a card, and then on its schedule. */
function isDue(bill: Bill | undefined, now: Date): boolean {
  if (!bill?.firstFailedAt) return true;
  return bill.nextAttemptAt !== null && bill.nextAttemptAt <= now;
}

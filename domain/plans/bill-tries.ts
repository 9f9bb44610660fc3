import { type BillStatus, payBill } from '../../outside/payments/bills.ts';
import type { Bill, Plan } from './rows.ts';

/** What came of a try to take a bill from the card. */
export type Try = { paid: true } | { paid: false; declineReason: string };

/**
 * Takes open bills from the plan's card, those whose time it is, the oldest first. Each try has a key of its own, made of what
 * was tried before: one whose outcome was lost is asked for again under the same key and charges nothing more.
 */
export async function tryBills(
  plan: Plan,
  statuses: BillStatus[],
  known: Bill[],
  { now, tryNow }: { now: Date; tryNow: boolean },
): Promise<Map<string, Try>> {
  const tries = new Map<string, Try>();
  if (!plan.paymentMethodId) return tries;
  for (const { invoiceId, state } of statuses.toReversed()) {
    const before = known.find(({ providerInvoiceId }) => providerInvoiceId === invoiceId);
    if (state !== 'open' || !(tryNow || isDue(before, now))) continue;
    tries.set(invoiceId, await payBill(invoiceId, `pay:${invoiceId}:${before?.failedTries ?? 0}:${plan.paymentMethodId}`));
  }
  return tries;
}

/** A bill is tried as soon as there is a card, and then when its schedule says so. */
function isDue(bill: Bill | undefined, now: Date): boolean {
  if (!bill?.firstFailedAt) return true;
  return bill.nextTryAt !== null && bill.nextTryAt <= now;
}

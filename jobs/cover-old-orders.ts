import { coverOldOrders } from '../domain/billing/cover-old-orders.ts';

/** Gives orders that were paid before there was a ledger their entry and their invoice. */
export default async function coverOldOrdersJob(): Promise<void> {
  await coverOldOrders();
}

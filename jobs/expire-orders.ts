import { expireOrders } from '../domain/orders/orders.ts';

/** Ends unpaid orders past their day. */
export default async function expireOrdersJob(): Promise<void> {
  await expireOrders();
}

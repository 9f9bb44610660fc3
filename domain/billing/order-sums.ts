import type { Order } from '../orders/orders.ts';

/** The sums of an order, as its mails say them. */
export function sumsOf({ setupCents, discountCents, taxName, taxCents, totalCents }: Order) {
  return { setupCents, discountCents, taxName, taxCents, totalCents };
}

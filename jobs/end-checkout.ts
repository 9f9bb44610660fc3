import { endCheckout } from '../domain/billing/attempts.ts';

/** Ends the open checkout of an order that is not to be paid any more. */
export default async function endCheckoutJob({ orderId }: { orderId: string }): Promise<void> {
  await endCheckout(orderId);
}

import { and, eq, inArray } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { paymentAttempts } from '../../db/schema/index.ts';
import { expireCheckout } from '../../outside/payments/checkout.ts';
import { readPayment } from './read-payment.ts';

/** The try to pay an order that is not over yet. */
export async function openAttempt(tx: Connection, orderId: string) {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, ['open', 'processing'])));
  return attempt;
}

/** Asks the provider about an order's open attempt, for a buyer who is back before the webhook. */
export async function refreshPayment(orderId: string): Promise<void> {
  const attempt = await openAttempt(db(), orderId);
  if (attempt) await readPayment(attempt.id);
}

/** Ends an order's open checkout at the provider, and takes note of what it came to. */
export async function endCheckout(orderId: string): Promise<void> {
  const attempt = await openAttempt(db(), orderId);
  if (!attempt?.sessionId) return;
  await expireCheckout(attempt.sessionId);
  await readPayment(attempt.id);
}

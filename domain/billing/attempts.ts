import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
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

/**
 * Gives up an order's try whose checkout was asked for and not answered, when it began before `before`. Its address reached
 * nobody; a checkout that is opened for it after all is ended by who asked for it.
 */
export async function giveUpUnanswered(tx: Connection, orderId: string, before: Date = new Date()): Promise<void> {
  const unanswered = and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'open'), isNull(paymentAttempts.sessionId));
  await tx
    .update(paymentAttempts)
    .set({ state: 'expired', updatedAt: sql`now()` })
    .where(and(unanswered, lt(paymentAttempts.createdAt, before)));
}

/** Ends an order's open checkout at the provider, and takes note of what it came to. */
export async function endCheckout(orderId: string): Promise<void> {
  const attempt = await openAttempt(db(), orderId);
  if (!attempt?.sessionId) return;
  await expireCheckout(attempt.sessionId);
  await readPayment(attempt.id);
}

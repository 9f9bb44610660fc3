import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { paymentAttempts } from '../../db/schema/index.ts';
import { expireCheckout } from '../../outside/payments/checkout.ts';
import { readPayment } from './read-payment.ts';

/** The order's open payment attempt. */
export async function openAttempt(tx: Connection, orderId: string) {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, ['open', 'processing'])));
  return attempt;
}

/** Asks the provider about an order's open attempt, for a buyer who returns before the webhook. */
export async function refreshPayment(orderId: string): Promise<void> {
  const attempt = await openAttempt(db(), orderId);
  if (attempt) await readPayment(attempt.id);
}

/**
 * Expires an order's attempt whose checkout request was never answered, if it started before `before`. No one has its
 * address. If its checkout opens later, the caller that requested it ends it.
 */
export async function expireUnanswered(tx: Connection, orderId: string, before: Date = new Date()): Promise<void> {
  const unanswered = and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'open'), isNull(paymentAttempts.sessionId));
  await tx
    .update(paymentAttempts)
    .set({ state: 'expired', updatedAt: sql`now()` })
    .where(and(unanswered, lt(paymentAttempts.createdAt, before)));
}

/** Ends an order's open checkout at the provider and records its final state. */
export async function endCheckout(orderId: string): Promise<void> {
  const attempt = await openAttempt(db(), orderId);
  if (!attempt?.sessionId) return;
  await expireCheckout(attempt.sessionId);
  await readPayment(attempt.id);
}

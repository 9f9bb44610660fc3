import { addMinutes } from 'date-fns';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { today } from '../../content/business-clock.ts';
import { type Connection, db } from '../../db/connect.ts';
import { orders, paymentAttempts } from '../../db/schema/index.ts';
import { checkoutStatus, type PaymentStatus } from '../../outside/payments/checkout.ts';
import { notifyUser } from '../notifications/notifications.ts';
import { declineMailKey } from '../orders/decline-mail.ts';
import { type Order, resumeUrl, secretOf } from '../orders/orders.ts';
import { moveOrder } from '../orders/states.ts';
import { cardInWords } from '../plans/schema.ts';
import { shortenHold } from '../slots/slots.ts';
import { recordPaid } from './record-paid.ts';
import { recordSurplus } from './surplus.ts';

/** How long a start day is held after its checkout ends. */
const betweenCheckoutsMs = 120_000;

/**
 * Reads the status of a payment attempt from the provider, and writes it to attempt and order. Safe to call any number of
 * times, in any order and concurrently: the order is locked before the provider is asked, so what was read earlier is written
 * earlier. Returns the provider's status, or undefined if the attempt was already over.
 */
export async function readPayment(attemptId: string): Promise<PaymentStatus | undefined> {
  return db().transaction(async (tx) => {
    const [known] = await tx.select({ orderId: paymentAttempts.orderId }).from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
    // The order is locked before its attempt, as everywhere, and read again because an account may be claiming it.
    const [order] = known ? await tx.select().from(orders).where(eq(orders.id, known.orderId)).for('update') : [];
    const [attempt] = await tx
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.state, ['open', 'processing'])))
      .for('update');
    if (!order || !attempt?.sessionId) return undefined;
    const status = await checkoutStatus(attempt.sessionId);
    await writePayment(tx, order, attempt, status);
    return status;
  });
}

async function writePayment(
  tx: Connection,
  order: Order,
  attempt: typeof paymentAttempts.$inferSelect,
  status: PaymentStatus,
): Promise<void> {
  // After a decline the checkout accepts another card, unless the checkout itself is over.
  const state = status.state === 'failed' && !status.over ? 'open' : status.state;
  const took = status.state === 'succeeded' ? { providerPaymentId: status.paymentId, paidCents: status.amountCents } : {};
  await tx
    .update(paymentAttempts)
    .set({ ...took, state, updatedAt: sql`now()` })
    .where(eq(paymentAttempts.id, attempt.id));
  const provider = { providerCustomerId: status.customerId ?? order.providerCustomerId };
  if (status.state === 'processing')
    await moveOrder(tx, order.id, 'processing', { actor: 'provider', reason: 'Payment is being confirmed', set: provider });
  // The buyer may be opening the next checkout, so the day is held a moment longer.
  if (state === 'expired' || state === 'failed') await shortenHold(tx, order.id, new Date(Date.now() + betweenCheckoutsMs));
  if (status.state === 'failed') await recordDecline(tx, order, status.declineReason ?? 'The card was declined.', provider);
  if (status.state === 'succeeded') {
    const paid = await recordPaid(tx, order, {
      change: { actor: 'provider', reason: status.paymentId ? 'Payment confirmed by the provider' : 'Card saved, nothing to pay' },
      // Only a successful payment: an order with a payment id counts as paid by card.
      set: { ...provider, providerPaymentId: status.paymentId ?? null, receiptUrl: status.receiptUrl ?? null },
      payment: {
        method: 'card',
        source: attempt.id,
        paymentId: status.paymentId ?? null,
        amountCents: status.amountCents ?? order.totalCents,
        paidBy: status.card ? cardInWords(status.card.brand, status.card.last4) : 'card',
      },
    });
    if (!paid) await recordSurplus(tx, order, attempt.id);
  }
}

/** An order that's paid, being paid or ended by then isn't emailed about. */
const declineMailMinutes = 15;

async function recordDecline(tx: Connection, order: Order, reason: string, set: Partial<typeof orders.$inferInsert>): Promise<void> {
  const moved = await moveOrder(tx, order.id, 'failed', { actor: 'provider', reason, set: { ...set, declineReason: reason } });
  if (!moved)
    await tx
      .update(orders)
      .set({ declineReason: reason })
      .where(and(eq(orders.id, order.id), eq(orders.state, 'failed')));
  if (!moved) return;
  await notifyUser(tx, order.userId, 'payment-failed', {
    eventKey: `payment-failed:${order.id}:${order.updatedAt.getTime()}`,
    notification: {
      type: 'error',
      title: 'Payment failed',
      message: `${reason} You weren’t charged. You can try again with the same order.`,
      // This page shows the amount due and the link that opens the order on any device.
      link: '/portal/settings/billing',
    },
    ...(order.email && {
      mail: {
        template: 'payment-failed',
        about: `order:${order.id}`,
        // One email a day: a buyer trying several cards sees each reason on the page. A bank's refusal comes after they left.
        eventKey: `${declineMailKey(order.id)}${today()}${order.state === 'processing' ? ':processing' : ''}`,
        recipient: order.email,
        // The buyer may be typing another card.
        dueAt: addMinutes(new Date(), declineMailMinutes),
        props: { orderNumber: order.number, name: order.name ?? '', reason, url: resumeUrl(secretOf(order.id)) },
      },
    }),
  });
}

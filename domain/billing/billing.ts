import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { termsVersion } from '../../content/legal/terms-version.ts';
import { type Connection, db } from '../../db/connect.ts';
import { orders, paymentAttempts, users, webhookEvents } from '../../db/schema/index.ts';
import { env } from '../../env.ts';
import { enqueue } from '../../jobs/catalog.ts';
import { log } from '../../log.ts';
import { checkoutStatus, expireCheckout, type PaymentStatus } from '../../outside/payments/checkout.ts';
import { readPaymentEvent } from '../../outside/payments/events.ts';
import { CodeRefused, claimCode, redeemCode } from '../discounts/redemption.ts';
import { isId } from '../ids.ts';
import { queueMail } from '../mails/mails.ts';
import { tell, tellStaff } from '../notifications/telling.ts';
import { type Order, secretOf } from '../orders/orders.ts';
import { markableStates, orderLabel, type PlaceOrder, unpaidStates } from '../orders/schema.ts';
import { shortenHold, takeSlot, today } from '../orders/slots.ts';
import { moveOrder } from '../orders/states.ts';
import { markProjectPaid } from '../projects/projects.ts';
import { readSettings } from '../settings/settings.ts';
import { recordSurplus } from './surplus.ts';

/** Address on which a buyer takes up their order again. */
export function resumeUrl(secret: string): string {
  return `${env().appUrl}/payment?order=${secret}`;
}

export type PlaceResult = { ok: true } | { ok: false; field: 'code' | 'terms'; message: string };

const otherTerms = 'The terms have changed since you opened this page. Please read the new version and tick again.';

/**
 * Records the buyer's name, terms and way to pay: draft → awaiting_payment. An order already placed keeps its state and
 * the day it holds, and takes the new details; one past paying is left alone. Invoice orders wait for an admin. A code that
 * does not hold is taken off and refused in words, and nothing is placed: the buyer sees the price it has now first. So are
 * terms that are not the newest.
 */
export async function placeOrder(order: Order, details: PlaceOrder, secret: string, actor: string): Promise<PlaceResult> {
  if (details.termsVersion !== termsVersion) return { ok: false, field: 'terms', message: otherTerms };
  // A checkout that is open for another customer's price ends before the code is looked at again.
  if (details.email !== order.email) await endCheckout(order.id);
  return db().transaction(async (tx): Promise<PlaceResult> => {
    const [before] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
    if (!before || !unpaidStates.includes(before.state)) return { ok: true };
    const code = await claimCode(tx, { id: order.id, email: details.email });
    if (!code.ok) return { ...code, field: 'code' };
    const set = {
      name: details.name,
      email: details.email,
      method: details.method,
      termsVersion: details.termsVersion,
      termsAcceptedAt: new Date(),
      activityConsentAt: details.activity ? new Date() : null,
    };
    if (before.state === 'awaiting_payment') await tx.update(orders).set(set).where(eq(orders.id, order.id));
    else
      await moveOrder(tx, order.id, 'awaiting_payment', {
        actor,
        reason: details.method === 'card' ? 'To be paid by card' : 'Invoice asked for',
        set,
      });
    if (details.method === 'invoice') {
      await queueMail(tx, {
        // A corrected address gets the mail too.
        eventKey: `order-invoice:${order.id}:${details.email}`,
        template: 'order-invoice',
        recipient: details.email,
        props: {
          orderNumber: order.number,
          name: details.name,
          totalCents: before.totalCents,
          orderDays: (await readSettings(tx)).orderDays,
          url: resumeUrl(secret),
        },
      });
      await tellStaff(tx, 'new-order', {
        type: 'info',
        title: 'Invoice order',
        message: `${orderLabel(order.number)} waits for a bank payment.`,
        link: `/admin/orders/${order.id}`,
        eventKey: `order-invoice:${order.id}`,
      });
    }
    return { ok: true };
  });
}

/** The try to pay an order that is not over yet. */
export async function openAttempt(tx: Connection, orderId: string) {
  const [attempt] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, ['open', 'processing'])));
  return attempt;
}

/** Verifies, stores under the provider's id, and enqueues, in one transaction. A repeated event changes nothing. */
export async function receiveWebhook(rawBody: string, signature: string): Promise<void> {
  const event = await readPaymentEvent(rawBody, signature);
  await db().transaction(async (tx) => {
    const [stored] = await tx
      .insert(webhookEvents)
      .values({ id: event.id, type: event.type, objectId: event.attemptId ?? event.objectId, payload: event.payload })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (stored) await enqueue(tx, 'handle-webhook', { eventId: event.id }, { key: event.id });
  });
}

/** Brings the order in line with the provider's objects; the event only says where to look. */
export async function handleWebhook(eventId: string): Promise<void> {
  const [event] = await db().select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  if (!event || event.handledAt) return;
  const [attempt] = isId(event.objectId) ? await db().select().from(paymentAttempts).where(eq(paymentAttempts.id, event.objectId)) : [];
  if (attempt?.sessionId) await applyPayment(attempt.id, await checkoutStatus(attempt.sessionId));
  else log.warn({ eventId, type: event.type }, 'payment event about nothing of ours');
  await db().update(webhookEvents).set({ handledAt: new Date() }).where(eq(webhookEvents.id, eventId));
}

/** Asks the provider about an order's open attempt, for a buyer who is back before the webhook. */
export async function refreshPayment(orderId: string): Promise<void> {
  const attempt = await openAttempt(db(), orderId);
  if (attempt?.sessionId) await applyPayment(attempt.id, await checkoutStatus(attempt.sessionId));
}

/** A start day outlives its checkout this long. */
const betweenCheckoutsMs = 120_000;
const confirmed = { actor: 'provider', reason: 'Payment confirmed by the provider' };

/** Writes a payment's state to attempt and order. Safe to call any number of times, in any order. */
export async function applyPayment(attemptId: string, status: PaymentStatus): Promise<void> {
  // A declined card leaves the checkout open for another one, unless the checkout itself is over.
  const attemptState = status.state === 'failed' && !status.over ? 'open' : status.state;
  await db().transaction(async (tx) => {
    const [known] = await tx.select({ orderId: paymentAttempts.orderId }).from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
    // The order is locked before its attempt, here as everywhere, and read as it is now: an account may just be claiming it.
    const [order] = known ? await tx.select().from(orders).where(eq(orders.id, known.orderId)).for('update') : [];
    const [attempt] = await tx
      .update(paymentAttempts)
      .set({ state: attemptState, updatedAt: sql`now()` })
      .where(and(eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.state, ['open', 'processing'])))
      .returning();
    if (!order || !attempt) return;
    const provider = {
      providerCustomerId: status.customerId ?? order.providerCustomerId,
      providerPaymentId: status.paymentId ?? order.providerPaymentId,
    };
    if (status.state === 'processing')
      await moveOrder(tx, order.id, 'processing', { actor: 'provider', reason: 'Payment is being confirmed', set: provider });
    // The buyer may be on the way into the next checkout: the day waits a moment for them.
    if (attemptState === 'expired' || attemptState === 'failed') await shortenHold(tx, order.id, new Date(Date.now() + betweenCheckoutsMs));
    if (status.state === 'failed') await recordDecline(tx, order, status.declineReason ?? 'The card was declined.', provider);
    if (status.state === 'succeeded') {
      const taken = await recordPaid(tx, order, { ...provider, receiptUrl: status.receiptUrl ?? null }, confirmed);
      if (!taken) await recordSurplus(tx, order, attempt.id, status);
    }
  });
}

type Tx = Parameters<Parameters<ReturnType<typeof db>['transaction']>[0]>[0];

async function recordDecline(tx: Tx, order: Order, reason: string, set: Partial<typeof orders.$inferInsert>): Promise<void> {
  const moved = await moveOrder(tx, order.id, 'failed', { actor: 'provider', reason, set: { ...set, declineReason: reason } });
  if (!moved)
    await tx
      .update(orders)
      .set({ declineReason: reason })
      .where(and(eq(orders.id, order.id), eq(orders.state, 'failed')));
  if (!moved) return;
  await tell(tx, order.userId, 'payment-failed', {
    eventKey: `payment-failed:${order.id}:${order.updatedAt.getTime()}`,
    notification: {
      type: 'error',
      title: 'Payment failed',
      message: `${reason} Nothing was charged. You can try again with the same order.`,
      // Says what is owed, with the link that opens the order on any device.
      link: '/portal/settings/billing',
    },
    ...(order.email && {
      mail: {
        template: 'payment-failed',
        // Who tries one card after another has the reason before their eyes: one mail a day says it.
        eventKey: `payment-failed:${order.id}:${today()}`,
        recipient: order.email,
        props: { orderNumber: order.number, name: order.name ?? '', reason, url: resumeUrl(secretOf(order.id)) },
      },
    }),
  });
}

/** Marks an order paid: seat, project, notices, mail. Returns false when it was already. */
async function recordPaid(
  tx: Tx,
  order: Order,
  set: Partial<typeof orders.$inferInsert>,
  change: { actor: string; reason: string },
): Promise<boolean> {
  const userId = order.userId ?? (await provedAccount(tx, order.email));
  const moved = await moveOrder(tx, order.id, 'paid', { ...change, set: { ...set, userId, declineReason: null, paidAt: new Date() } });
  if (!moved) return false;
  await redeemCode(tx, order.id);
  const startDay = await takeSlot(tx, order.id);
  await tx.update(orders).set({ startDay }).where(eq(orders.id, order.id));
  const project = userId ? await markProjectPaid(tx, userId, order.id) : undefined;
  const briefDone = Boolean(project?.briefSubmittedAt);
  const link = briefDone ? '/portal' : '/onboarding';
  await tell(tx, userId ?? null, 'order-paid', {
    eventKey: `order-paid:${order.id}`,
    notification: {
      type: 'success',
      title: 'Order paid',
      message: briefDone ? 'Your draft is being made.' : 'Next: answer the brief, and the clock starts.',
      link,
    },
    ...(order.email && {
      mail: {
        template: 'order-paid',
        recipient: order.email,
        props: {
          orderNumber: order.number,
          name: order.name ?? '',
          setupCents: order.totalCents,
          monthlyCents: order.monthlyCents,
          startDay,
          briefDone,
          url: env().appUrl + link,
        },
      },
    }),
  });
  await tellStaff(tx, 'new-order', {
    type: 'info',
    title: 'New order',
    message: `${orderLabel(order.number)} is paid.`,
    link: `/admin/orders/${order.id}`,
    eventKey: `order-paid:${order.id}`,
  });
  return true;
}

/** The account that has proved an order's email: an order paid signed out is theirs at once. */
async function provedAccount(tx: Tx, email: string | null): Promise<string | undefined> {
  if (!email) return undefined;
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  return user?.id;
}

/**
 * An admin confirms a bank payment; `why` is the bank's reference or a note. The open checkout is ended first, so that no card
 * pays as well. Returns false when the order is not waiting for a payment, or a card is just paying it. Throws CodeRefused
 * for an order that ended with a code which others have used up since: its price does not hold.
 */
export async function markPaid(orderId: string, actor: string, why = ''): Promise<boolean> {
  const change = { actor, reason: why ? `Marked paid: ${why}` : 'Marked paid' };
  for (let tries = 0; tries < markPaidTries; tries++) {
    await endCheckout(orderId);
    const marked = await db().transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
      if (!order || !markableStates.includes(order.state)) return false;
      // An attempt without a checkout is over here and now; one that has got its checkout meanwhile is ended like the first.
      await tx
        .update(paymentAttempts)
        .set({ state: 'expired', updatedAt: sql`now()` })
        .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'open'), isNull(paymentAttempts.sessionId)));
      if (await openAttempt(tx, orderId)) return undefined;
      const code = await claimCode(tx, order, new Date(), 'come');
      if (!code.ok) throw new CodeRefused(code.message);
      return recordPaid(tx, order, {}, change);
    });
    if (marked !== undefined) return marked;
  }
  return false;
}

/** A checkout opened meanwhile is ended too; one that the provider will not end keeps the order open. */
const markPaidTries = 5;

/** Ends an order's open checkout at the provider, and takes note of what it came to. */
export async function endCheckout(orderId: string): Promise<void> {
  const attempt = await openAttempt(db(), orderId);
  if (!attempt?.sessionId) return;
  await expireCheckout(attempt.sessionId);
  await applyPayment(attempt.id, await checkoutStatus(attempt.sessionId));
}

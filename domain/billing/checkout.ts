import { createHmac } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { derivedKey, env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { type Connection, db } from '../../db/connect.ts';
import { orders, paymentAttempts } from '../../db/schema/index.ts';
import { createCheckout, expireCheckout } from '../../outside/payments/checkout.ts';
import { minuteMs } from '../../time/units.ts';
import { CodeRefused, claimCode } from '../discounts/redemption.ts';
import type { Order } from '../orders/orders.ts';
import { isDay, payableStates } from '../orders/schema.ts';
import { dropHold, heldUntil, holdSlot, otherHoldsFrom, overdueHolds, releaseSlot } from '../slots/slots.ts';
import { endCheckout, expireUnanswered, openAttempt } from './attempts.ts';
import { readPayment } from './read-payment.ts';

/** How long a checkout can be paid. The provider's minimum is 30 minutes. */
export const checkoutMinutes = 35;
const checkoutMs = checkoutMinutes * minuteMs;
/** The start day is held a little longer, until news of the payment arrives. */
const holdMs = 40 * minuteMs;

/** Until when an order's open checkout can be paid and holds its start day. Undefined without one. */
export async function checkoutEndsAt(orderId: string): Promise<Date | undefined> {
  const until = await heldUntil(orderId);
  return until && new Date(until.getTime() - (holdMs - checkoutMs));
}

/** Unpaid start days that one client address may hold. Enough for an office or a family that orders several sites. */
const maxHoldsPerAddress = 3;
/** How long an unanswered checkout request may be repeated under the same key. */
const repeatMs = 2 * minuteMs;

/**
 * Releases the oldest unpaid start days that one client address holds, so with this order it holds at most
 * `maxHoldsPerAddress`. Each checkout is ended at the provider first, so an order that was paid in the meantime keeps its day.
 */
async function endOldestHolds(from: string, orderId: string): Promise<void> {
  for (const other of (await otherHoldsFrom(from, orderId)).slice(maxHoldsPerAddress - 1))
    await endAndRelease(other, (tx) => dropHold(tx, other));
}

/** A keyed hash of a client address. It can be compared but not read back. */
function hashOfAddress(address: string): string {
  return createHmac('sha256', derivedKey('start-day-held-from')).update(address).digest('base64url');
}

/**
 * Holds the start day that a buyer was shown, before a checkout opens. If the day is no longer available, it holds the next
 * available one and `kept` is false. A discount code that's no longer valid is removed, and `codeRefused` says why. The buyer sees
 * both and decides. Throws if the order isn't payable.
 */
export async function promiseStartDay(
  orderId: string,
  shownDay: string,
  address?: string,
): Promise<{ day: string; kept: boolean; codeRefused?: string }> {
  const from = address && hashOfAddress(address);
  if (from) {
    // A refused order must not end checkouts of others.
    await db().transaction((tx) => lockPayable(tx, orderId));
    await endOldestHolds(from, orderId);
  }
  return db().transaction(async (tx) => {
    // Locked again: no lock is held while the provider ends the other checkouts, which takes a while.
    const code = await claimCode(tx, await lockPayable(tx, orderId));
    const day = await holdStartDay(tx, orderId, isDay(shownDay) ? shownDay : undefined, new Date(Date.now() + holdMs), from);
    return { day, kept: day === shownDay, ...(code.ok ? {} : { codeRefused: code.message }) };
  });
}

/**
 * Returns the address where a placed order is paid. Reuses the open checkout, so an order can't be paid twice. If it has
 * expired, opens a new one and holds a start day for as long. Throws if the order isn't payable, and CodeRefused if its code
 * is no longer valid; the code is then removed, and the buyer sees that before paying.
 */
export async function checkoutUrl(order: Order, secret: string): Promise<string> {
  if (!order.email || !payableStates.includes(order.state)) throw new NotPayable();
  const open = await openAttempt(db(), order.id);
  if (open?.sessionId && open.sessionUrl) {
    const status = await readPayment(open.id);
    if (status?.state === 'open' || (status?.state === 'failed' && !status.over)) return open.sessionUrl;
    if (status && status.state !== 'expired' && status.state !== 'failed') return `${env().appUrl}/payment-success?order=${secret}`;
  }
  const begun = await newAttempt(order.id);
  if (begun.refusal) throw new CodeRefused(begun.refusal);
  const { attempt, order: locked } = begun;
  const session = await createCheckout({
    attemptId: attempt.id,
    orderId: order.id,
    orderNumber: order.number,
    email: locked.email ?? order.email,
    amountCents: locked.setupCents - locked.discountCents,
    taxRate: locked.taxRate,
    taxName: locked.taxName,
    description: 'Five-page website, one-time setup',
    successUrl: `${env().appUrl}/payment-success?order=${secret}`,
    cancelUrl: `${env().appUrl}/payment?order=${secret}`,
    // From the attempt's own time, because a repeated request under its key must be identical.
    expiresAt: new Date(attempt.createdAt.getTime() + checkoutMs),
  });
  const [kept] = await db()
    .update(paymentAttempts)
    .set({ sessionId: session.sessionId, sessionUrl: session.url, updatedAt: sql`now()` })
    .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.state, 'open')))
    .returning({ id: paymentAttempts.id });
  if (kept) return session.url;
  // The order was paid or ended in another way while the checkout was being opened.
  await expireCheckout(session.sessionId);
  throw new NotPayable();
}

class NotPayable extends Error {
  constructor() {
    super("This order can't be paid now.");
  }
}

async function lockPayable(tx: Connection, orderId: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order || !payableStates.includes(order.state)) throw new NotPayable();
  return order;
}

async function holdStartDay(tx: Connection, orderId: string, shownDay: string | undefined, until: Date, from?: string): Promise<string> {
  const day = await holdSlot(tx, orderId, shownDay, until, from);
  await tx.update(orders).set({ startDay: day }).where(eq(orders.id, orderId));
  return day;
}

/**
 * Starts a payment attempt under the order's lock, unless the order was just paid. A simultaneous second click finds the
 * first one's attempt, because an index allows one open attempt for each order. From now on the order's code counts as used.
 */
async function newAttempt(orderId: string) {
  return db().transaction(async (tx) => {
    const order = await lockPayable(tx, orderId);
    await expireUnanswered(tx, orderId, new Date(Date.now() - repeatMs));
    const code = await claimCode(tx, order);
    if (!code.ok) return { refusal: code };
    const [made] = await tx.insert(paymentAttempts).values({ orderId, createdAt: new Date() }).onConflictDoNothing().returning();
    const attempt = made ?? (await openAttempt(tx, orderId));
    if (!attempt) throw new Error('We couldn’t start the payment.');
    await holdStartDay(tx, orderId, order.startDay ?? undefined, new Date(attempt.createdAt.getTime() + holdMs));
    return { attempt, order };
  });
}

/**
 * Releases the start days of checkouts that weren't paid in time. Each checkout is first ended at the provider and its final
 * state read, so a paid day is never released, even if the webhook is late.
 */
export async function releaseHolds(now: Date = new Date()): Promise<void> {
  for (const orderId of await overdueHolds(now)) {
    try {
      await endAndRelease(orderId, (tx) => releaseSlot(tx, orderId, now));
    } catch (error) {
      log.error({ err: error, orderId }, 'a held start day could not be released');
    }
  }
}

/** Ends an order's checkout at the provider, records the final payment state, and then releases its start day unless it was paid. */
async function endAndRelease(orderId: string, release: (tx: Connection) => Promise<void>): Promise<void> {
  await endCheckout(orderId);
  await db().transaction(async (tx) => {
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
    // A payment that the bank is still confirming keeps its day.
    if (!(await openAttempt(tx, orderId))?.sessionId) await release(tx);
  });
}

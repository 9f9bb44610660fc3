import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { bills, disputes, orderEvents, orders, paymentAttempts, plans, refunds } from '../../db/schema/index.ts';
import type { DisputeStatus } from '../../outside/payments/refunds.ts';

type Order = typeof orders.$inferSelect;
type Bill = typeof bills.$inferSelect;
type Attempt = typeof paymentAttempts.$inferSelect;

/** What can be refunded: an order's setup price, a month of its plan, or a surplus payment (by its attempt). */
export type RefundOf = { orderId: string } | { billId: string } | { attemptId: string };

export interface RefundSubject {
  order: Order;
  bill?: Bill;
  attempt?: Attempt;
  /** What was paid. */
  paidCents: number;
  /** The provider's payment; absent if it was paid by bank. */
  paymentId?: string;
}

/** Locks what a refund is for, in the order used everywhere: plan, then order, then bill or attempt. Undefined if it doesn't exist. */
export async function lockSubject(tx: Connection, of: RefundOf): Promise<RefundSubject | undefined> {
  if ('billId' in of) return lockBill(tx, of.billId);
  if ('attemptId' in of) return lockAttempt(tx, of.attemptId);
  const order = await lockOrder(tx, of.orderId);
  return order && ofOrder(order);
}

/** An order's setup price as a refund subject. */
export function ofOrder(order: Order): RefundSubject {
  return { order, paidCents: order.paidAt ? order.totalCents : 0, ...paidWith(order.paidAt ? order.providerPaymentId : null) };
}

async function lockBill(tx: Connection, billId: string): Promise<RefundSubject | undefined> {
  const [known] = await tx
    .select({ planId: plans.id, orderId: plans.orderId })
    .from(bills)
    .innerJoin(plans, eq(plans.id, bills.planId))
    .where(eq(bills.id, billId));
  if (!known) return undefined;
  await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, known.planId)).for('update');
  const order = await lockOrder(tx, known.orderId);
  const [bill] = await tx.select().from(bills).where(eq(bills.id, billId)).for('update');
  return order && bill && { order, bill, paidCents: bill.state === 'paid' ? bill.dueCents : 0, ...paidWith(bill.providerPaymentId) };
}

async function lockAttempt(tx: Connection, attemptId: string): Promise<RefundSubject | undefined> {
  const [known] = await tx.select({ orderId: paymentAttempts.orderId }).from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  const order = known && (await lockOrder(tx, known.orderId));
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)).for('update');
  return order && attempt && { order, attempt, paidCents: attempt.paidCents ?? 0, ...paidWith(attempt.providerPaymentId) };
}

async function lockOrder(tx: Connection, orderId: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

function paidWith(paymentId: string | null): { paymentId?: string } {
  return paymentId ? { paymentId } : {};
}

/** What a provider's payment paid for: an order, a bill, or an attempt whose order was paid by another payment. */
export async function subjectOfPayment(tx: Connection, paymentId: string): Promise<RefundOf | undefined> {
  const [order] = await tx.select({ id: orders.id, paidAt: orders.paidAt }).from(orders).where(eq(orders.providerPaymentId, paymentId));
  if (order?.paidAt) return { orderId: order.id };
  const [bill] = await tx.select({ id: bills.id }).from(bills).where(eq(bills.providerPaymentId, paymentId));
  if (bill) return { billId: bill.id };
  const [attempt] = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.providerPaymentId, paymentId));
  return attempt && { attemptId: attempt.id };
}

/** SQL condition for the refunds of exactly this subject. */
export function refundsOfSubject({ order, bill, attempt }: RefundSubject) {
  if (bill) return eq(refunds.billId, bill.id);
  return and(eq(refunds.orderId, order.id), attempt ? eq(refunds.attemptId, attempt.id) : isNull(refunds.attemptId));
}

/** Cents that are neither refunded nor being refunded. Lock the subject first to refund them. */
export async function leftCents(tx: Connection, subject: RefundSubject): Promise<number> {
  const [given] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(and(refundsOfSubject(subject), ne(refunds.state, 'failed')));
  return subject.paidCents - (given?.cents ?? 0);
}

/** True if a chargeback prevents a refund: the bank holds the money or is deciding. */
export async function isDisputed(tx: Connection, { order, bill }: RefundSubject): Promise<boolean> {
  const about = bill ? eq(disputes.billId, bill.id) : and(eq(disputes.orderId, order.id), isNull(disputes.billId));
  return (await tx.$count(disputes, and(about, inArray(disputes.state, [...disputedStates])))) > 0;
}

/** States of a chargeback in which a refund would pay the same money back twice. */
export const disputedStates: readonly DisputeStatus['state'][] = ['needs_response', 'under_review', 'lost'];

/** Adds an entry to the order's history without changing its state. */
export async function noteOnOrder(tx: Connection, { order }: RefundSubject, actor: string, reason: string): Promise<void> {
  await tx.insert(orderEvents).values({ orderId: order.id, actor, fromState: order.state, toState: order.state, reason });
}

export type Refund = typeof refunds.$inferSelect;

/** Runs `change` with a refund and its subject locked. */
export async function withRefund<Result>(
  refundId: string,
  change: (tx: Connection, subject: RefundSubject, refund: Refund) => Promise<Result>,
): Promise<Result | false> {
  return db().transaction(async (tx) => {
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
    const subject = known && (await lockSubject(tx, refundedOf(known)));
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    return subject && refund ? change(tx, subject, refund) : false;
  });
}

/** What a refund is for. */
export function refundedOf({ orderId, billId, attemptId }: Refund): RefundOf {
  if (billId) return { billId };
  if (attemptId) return { attemptId };
  if (!orderId) throw new Error('A refund is of an order or of a bill.');
  return { orderId };
}

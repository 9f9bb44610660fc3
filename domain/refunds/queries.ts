import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { bills, disputes, orders, plans, refunds } from '../../db/schema/index.ts';
import { disputedStates } from './refund-subject.ts';

/** A refundable part of an order: the setup price (`billId` '') or a month. */
export interface Refundable {
  billId: string;
  /** The first day of the month; absent for the setup price. */
  periodStart?: Date;
  paidCents: number;
  leftCents: number;
  byCard: boolean;
  /** True while the bank decides about a chargeback, or after it took the money. Then it can't be refunded. */
  disputed: boolean;
}

/** All refunds (newest first) and chargebacks of an order and its months, and what can still be refunded. Locks nothing. */
export async function refundsForAdmin(orderId: string) {
  const [[order], months] = await Promise.all([
    db().select().from(orders).where(eq(orders.id, orderId)),
    db()
      .select({ id: bills.id, periodStart: bills.periodStart, dueCents: bills.dueCents, paymentId: bills.providerPaymentId })
      .from(bills)
      .innerJoin(plans, eq(plans.id, bills.planId))
      .where(and(eq(plans.orderId, orderId), eq(bills.state, 'paid')))
      .orderBy(desc(bills.periodStart)),
  ]);
  const ids = months.map(({ id }) => id);
  const [given, disputed] = await Promise.all([
    db()
      .select()
      .from(refunds)
      .where(or(eq(refunds.orderId, orderId), inArray(refunds.billId, ids)))
      .orderBy(desc(refunds.createdAt), desc(refunds.id)),
    db()
      .select()
      .from(disputes)
      .where(or(eq(disputes.orderId, orderId), inArray(disputes.billId, ids)))
      .orderBy(asc(disputes.openedAt)),
  ]);
  const centsLeft = (paidCents: number, isOf: (refund: typeof refunds.$inferSelect) => boolean) =>
    given.filter((refund) => refund.state !== 'failed' && isOf(refund)).reduce((cents, refund) => cents - refund.amountCents, paidCents);
  const isDisputed = (billId: string | null) =>
    disputed.some((dispute) => dispute.billId === billId && disputedStates.includes(dispute.state));
  const setup: Refundable[] = order?.paidAt
    ? [
        {
          billId: '',
          paidCents: order.totalCents,
          leftCents: centsLeft(order.totalCents, (refund) => refund.orderId !== null && refund.attemptId === null),
          byCard: order.providerPaymentId !== null,
          disputed: isDisputed(null),
        },
      ]
    : [];
  const paidMonths = months.map(
    ({ id, periodStart, dueCents, paymentId }): Refundable => ({
      billId: id,
      periodStart,
      paidCents: dueCents,
      leftCents: centsLeft(dueCents, (refund) => refund.billId === id),
      byCard: paymentId !== null,
      disputed: isDisputed(id),
    }),
  );
  return { refunds: given, disputes: disputed, refundables: [...setup, ...paidMonths].filter(({ paidCents }) => paidCents > 0) };
}

/** Bank refunds that an admin has to send, oldest first, each with its order. */
export async function refundsToSend() {
  const ofBill = db()
    .select({ orderId: plans.orderId })
    .from(bills)
    .innerJoin(plans, eq(plans.id, bills.planId))
    .where(eq(bills.id, refunds.billId));
  return db()
    .select({
      id: refunds.id,
      amountCents: refunds.amountCents,
      createdAt: refunds.createdAt,
      orderId: orders.id,
      orderNumber: orders.number,
      name: orders.name,
    })
    .from(refunds)
    .innerJoin(orders, or(eq(orders.id, refunds.orderId), inArray(orders.id, ofBill)))
    .where(and(eq(refunds.method, 'bank'), eq(refunds.state, 'pending')))
    .orderBy(asc(refunds.createdAt));
}

/** Cents of pending refunds of setup prices, by order. */
export async function onTheirWay(orderIds: string[]): Promise<Map<string, number>> {
  const rows = await db()
    .select({ orderId: refunds.orderId, cents: sql<number>`sum(${refunds.amountCents})::int` })
    .from(refunds)
    .where(and(inArray(refunds.orderId, orderIds), eq(refunds.state, 'pending')))
    .groupBy(refunds.orderId);
  return new Map(rows.flatMap(({ orderId, cents }) => (orderId ? [[orderId, cents]] : [])));
}

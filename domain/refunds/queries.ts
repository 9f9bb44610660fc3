import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { bills, disputes, orders, plans, refunds } from '../../db/schema/index.ts';
import { leftCents, lockSubject, type RefundOf } from './subject.ts';

/** Something of an order that can be given back: the setup price (`billId` '') or a month. */
export interface Refundable {
  billId: string;
  /** The first day of the month; absent for the setup price. */
  periodStart?: Date;
  paidCents: number;
  leftCents: number;
  byCard: boolean;
}

/** Every refund of an order and of its months, the newest first, every chargeback, and what is left to give back. */
export async function refundsForDesk(orderId: string) {
  const months = await db()
    .select({ id: bills.id, periodStart: bills.periodStart })
    .from(bills)
    .innerJoin(plans, eq(plans.id, bills.planId))
    .where(and(eq(plans.orderId, orderId), eq(bills.state, 'paid')))
    .orderBy(desc(bills.periodStart));
  const ids = months.map(({ id }) => id);
  const [given, disputed, setup, ...paidMonths] = await Promise.all([
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
    refundable({ orderId }, ''),
    ...months.map(({ id, periodStart }) => refundable({ billId: id }, id, periodStart)),
  ]);
  const refundables = [setup, ...paidMonths].filter((one): one is Refundable => Boolean(one && one.paidCents > 0));
  return { refunds: given, disputes: disputed, refundables };
}

async function refundable(of: RefundOf, billId: string, periodStart?: Date): Promise<Refundable | undefined> {
  return db().transaction(async (tx) => {
    const subject = await lockSubject(tx, of);
    if (!subject) return undefined;
    return {
      billId,
      ...(periodStart ? { periodStart } : {}),
      paidCents: subject.paidCents,
      leftCents: await leftCents(tx, subject),
      byCard: Boolean(subject.paymentId),
    };
  });
}

/** Refunds by bank that wait for staff to send them, the oldest first, each with its order. */
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

/** Cents of orders' setup prices that are on their way back, by order. */
export async function onTheirWay(orderIds: string[]): Promise<Map<string, number>> {
  const rows = await db()
    .select({ orderId: refunds.orderId, cents: sql<number>`sum(${refunds.amountCents})::int` })
    .from(refunds)
    .where(and(inArray(refunds.orderId, orderIds), eq(refunds.state, 'pending')))
    .groupBy(refunds.orderId);
  return new Map(rows.flatMap(({ orderId, cents }) => (orderId ? [[orderId, cents]] : [])));
}

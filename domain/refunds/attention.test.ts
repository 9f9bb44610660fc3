import { eq, or } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { disputes, notifications, orderEvents, orders, slots } from '../../db/schema/index.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { ordersForAdmin } from '../admin/orders.ts';
import { refreshPayment } from '../billing/attempts.ts';
import { checkoutUrl } from '../billing/checkout.ts';
import { markPaid } from '../billing/mark-paid.ts';
import { moneyAlerts, needsAnswer } from './attention.ts';
import { dropRefund, requestRefund } from './refunds.ts';
import { syncReturns } from './sync-returns.ts';

const database = useDatabase();
let aheadMs = 0;
const provider = usePayments({ now: () => new Date(Date.now() + aheadMs) });
const byStaff = { actor: 'admin:1', reason: 'Asked by phone' };

async function paidByCard(card: string) {
  const { order, secret } = await placedOrder({ email: 'money@people.test' });
  await provider.pay(await checkoutUrl(order, secret), card);
  await refreshPayment(order.id);
  return orderNow(order.id);
}

/** A card order whose refund was sent and then returned by the bank. `meanwhile` runs in between. */
async function refundThatCameBack(meanwhile: (day: string) => Promise<void> = async () => {}) {
  const order = await paidByCard(cards.refundFails);
  // A start day in the future, so the refund releases its seat.
  await db()
    .delete(slots)
    .where(or(eq(slots.orderId, order.id), eq(slots.day, '2031-03-04')));
  await db().insert(slots).values({ day: '2031-03-04', seat: 1, orderId: order.id });
  await db().update(orders).set({ startDay: '2031-03-04' }).where(eq(orders.id, order.id));
  await requestRefund({ orderId: order.id }, { ...byStaff, method: 'card' });
  await runJobs(database.queue(), 'send-refund');
  expect(await db().$count(slots, eq(slots.orderId, order.id))).toBe(0);
  await meanwhile('2031-03-04');
  aheadMs += 60_000;
  await provider.advance();
  await syncReturns(order.providerPaymentId ?? '');
  return orderNow(order.id);
}

const inAttention = async () =>
  (await ordersForAdmin({ search: '', filter: 'attention', sort: 'number', descending: true, page: 1 })).rows.map(({ id }) => id);

test('a failed refund stays due until it is sent another way, and one that staff dropped is not due', async () => {
  const order = await refundThatCameBack();
  expect(await moneyAlerts([order.id])).toMatchObject([{ kind: 'refund', orderId: order.id, amountCents: 29_900, answerBy: null }]);
  expect(await inAttention()).toContain(order.id);
  await requestRefund({ orderId: order.id }, { ...byStaff, method: 'bank' });
  expect(await moneyAlerts([order.id])).toEqual([]);
  expect(await inAttention()).not.toContain(order.id);

  const { order: other } = await placedOrder({ method: 'invoice' });
  await markPaid(other.id, 'admin:1', 'wire 9');
  const asked = await requestRefund({ orderId: other.id }, { ...byStaff, method: 'bank' });
  await dropRefund(asked.ok ? asked.refundId : '', 'admin:1');
  expect(await moneyAlerts([other.id])).toEqual([]);
});

test('an open chargeback is an alert with the day to answer by, until it is decided', async () => {
  const order = await paidByCard(cards.disputed);
  await provider.advance();
  await syncReturns(order.providerPaymentId ?? '');
  const [alert] = await moneyAlerts([order.id]);
  expect(alert).toMatchObject({ kind: 'dispute', amountCents: 29_900, answerBy: expect.any(Date) });
  expect(alert && needsAnswer(alert)).toBe(true);
  expect(await inAttention()).toContain(order.id);
  const [dispute] = await db().select().from(disputes).where(eq(disputes.orderId, order.id));
  provider.bank().dispute(dispute?.providerDisputeId ?? '', 'won');
  await syncReturns(order.providerPaymentId ?? '');
  expect(await moneyAlerts([order.id])).toEqual([]);
});

test('an order whose refund was returned has a start day with a seat again, and staff see which', async () => {
  const admin = await makePerson({ admin: true });
  const order = await refundThatCameBack();
  const [seat] = await db().select().from(slots).where(eq(slots.orderId, order.id));
  expect(seat).toMatchObject({ day: order.startDay, heldUntil: null });
  const notices = await db().select({ message: notifications.message }).from(notifications).where(eq(notifications.userId, admin.id));
  expect(notices.map(({ message }) => message).join('\n')).toMatch(/Send it a different way\. .*(It still starts on|so it now starts on)/);
});

test('the old start day is used again if it is still available', async () => {
  // The day before is taken too, so the old day is among the offered ones.
  const { order: neighbor } = await placedOrder();
  await db().insert(slots).values({ day: '2031-03-03', seat: 1, orderId: neighbor.id });
  const order = await refundThatCameBack();
  expect(order.startDay).toBe('2031-03-04');
  await db().delete(slots).where(eq(slots.orderId, neighbor.id));
});

test('a start day that was sold in the meantime is replaced, and the history says so', async () => {
  const { order: buyer } = await placedOrder();
  const order = await refundThatCameBack(async (day) => {
    await db().insert(slots).values({ day, seat: 1, orderId: buyer.id });
  });
  expect(order.startDay).not.toBe('2031-03-04');
  expect(await db().$count(slots, eq(slots.orderId, order.id))).toBe(1);
  const history = await db().select({ reason: orderEvents.reason }).from(orderEvents).where(eq(orderEvents.orderId, order.id));
  expect(history.map(({ reason }) => reason)).toContainEqual(
    expect.stringMatching(/^Tuesday, March 4 is no longer available, so it now starts on /),
  );
});

import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { notifications, paymentAttempts, projects, users } from '../../db/schema/index.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { claimOrders } from '../projects/claim.ts';
import { openProject } from '../projects/projects.ts';
import { projectOfOrder } from '../projects/queries.ts';
import { ownerRefundOf } from '../refunds/owner-refund.ts';
import { requestRefund } from '../refunds/refunds.ts';
import { refreshPayment } from './attempts.ts';
import { checkoutUrl } from './checkout.ts';
import { markPaid } from './mark-paid.ts';

const database = useDatabase();
const provider = usePayments();

async function payBy(card: string, orderId: string, secret: string): Promise<void> {
  await provider.pay(await checkoutUrl(await orderNow(orderId), secret), card);
}

/** How often an admin was notified that the payment of an order's only attempt needs a refund. */
async function toldOfSurplus(adminId: string, orderId: string): Promise<number> {
  const [attempt] = await db().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  return db().$count(notifications, and(eq(notifications.userId, adminId), eq(notifications.eventKey, `surplus:${attempt?.id}`)));
}

test('an order paid while logged out belongs to the account with that verified email immediately', async () => {
  const buyer = await makePerson();
  const { order, secret } = await placedOrder({ email: buyer.email });
  await payBy(cards.good, order.id, secret);
  await refreshPayment(order.id);
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', userId: buyer.id });
  expect((await projectOfOrder(buyer.id, order.id))?.paidAt).toBeInstanceOf(Date);
  expect(await db().select().from(notifications).where(eq(notifications.userId, buyer.id))).toMatchObject([{ title: 'Order paid' }]);
});

test('an unverified email gets no order through a payment', async () => {
  const buyer = await makePerson({ proved: false });
  const { order, secret } = await placedOrder({ email: buyer.email });
  await payBy(cards.good, order.id, secret);
  await refreshPayment(order.id);
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', userId: null });
});

test('of two orders for one site the paid one stays, and the other can no longer be paid', async () => {
  const buyer = await makePerson();
  const { order: first, secret } = await placedOrder({ email: buyer.email });
  await db().transaction((tx) => claimOrders(tx, buyer.id));
  const project = await projectOfOrder(buyer.id, first.id);
  const url = await checkoutUrl(first, secret);
  const { order: second, secret: secondSecret } = await placedOrder({ email: buyer.email });
  await payBy(cards.good, second.id, secondSecret);
  await refreshPayment(second.id);
  expect((await orderNow(first.id)).state).toBe('canceled');
  await runJobs(database.queue(), 'end-checkout');
  expect((await provider.pay(url, cards.good)).status).not.toBe(303);
  expect((await projectOfOrder(buyer.id, second.id))?.id).toBe(project?.id ?? '');
});

test('staff are notified of money for an order that was replaced a moment before', async () => {
  const admin = await makePerson({ admin: true });
  const buyer = await makePerson();
  const { order: first, secret } = await placedOrder({ email: buyer.email });
  await db().transaction((tx) => claimOrders(tx, buyer.id));
  await payBy(cards.good, first.id, secret);
  const { order: second, secret: secondSecret } = await placedOrder({ email: buyer.email });
  await payBy(cards.good, second.id, secondSecret);
  await refreshPayment(second.id);
  await runJobs(database.queue(), 'end-checkout');
  expect([(await orderNow(first.id)).state, (await orderNow(second.id)).state]).toEqual(['canceled', 'paid']);
  expect((await orderNow(first.id)).providerPaymentId).toBeNull();
  expect(await toldOfSurplus(admin.id, first.id)).toBe(1);
  expect(await toldOfSurplus(admin.id, second.id)).toBe(0);
});

test('two orders for one site, paid at the same moment, leave no payment without its order', async () => {
  const admin = await makePerson({ admin: true });
  for (let round = 0; round < 5; round++) {
    const buyer = await makePerson();
    const { order: first, secret } = await placedOrder({ email: buyer.email });
    await db().transaction((tx) => claimOrders(tx, buyer.id));
    const { order: second, secret: secondSecret } = await placedOrder({ email: buyer.email });
    await payBy(cards.good, first.id, secret);
    await payBy(cards.good, second.id, secondSecret);
    await Promise.all([refreshPayment(first.id), refreshPayment(second.id)]);
    const states = [(await orderNow(first.id)).state, (await orderNow(second.id)).state];
    // Both paid, each for a site of its own; or the first was canceled before its money came, and staff know of it.
    expect(states[1]).toBe('paid');
    expect(['paid', 'canceled']).toContain(states[0]);
    expect(await toldOfSurplus(admin.id, first.id)).toBe(states[0] === 'canceled' ? 1 : 0);
  }
});

test('an order that finds its account in the moment of payment reaches its project', async () => {
  for (let round = 0; round < 5; round++) {
    const buyer = await makePerson();
    const { order, secret } = await placedOrder({ email: buyer.email });
    await payBy(cards.good, order.id, secret);
    await Promise.all([refreshPayment(order.id), db().transaction((tx) => claimOrders(tx, buyer.id))]);
    expect(await orderNow(order.id)).toMatchObject({ state: 'paid', userId: buyer.id });
    expect((await projectOfOrder(buyer.id, order.id))?.paidAt).toBeInstanceOf(Date);
  }
});

test('an order whose card was declined before the bank paid it was paid by bank', async () => {
  const buyer = await makePerson();
  const { order, secret } = await placedOrder({ userId: buyer.id, email: buyer.email });
  const project = await openProject(buyer.id, order.id);
  await payBy(cards.declined, order.id, secret);
  await refreshPayment(order.id);
  expect((await orderNow(order.id)).state).toBe('failed');
  expect(await markPaid(order.id, 'admin:1', 'wire 7')).toBe(true);
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', providerPaymentId: null });
  expect(await ownerRefundOf(buyer.id, project.id)).toEqual({ cents: 29_900, byCard: false });
});

test('an order refunded before its buyer verified the email buys no site', async () => {
  const buyer = await makePerson({ proved: false });
  const { order, secret } = await placedOrder({ email: buyer.email });
  await payBy(cards.good, order.id, secret);
  await refreshPayment(order.id);
  expect((await requestRefund({ orderId: order.id }, { method: 'card', actor: 'admin:1', reason: 'A test' })).ok).toBe(true);
  await runJobs(database.queue(), 'send-refund');
  await db().update(users).set({ emailVerified: true }).where(eq(users.id, buyer.id));
  await db().transaction((tx) => claimOrders(tx, buyer.id));
  expect(await orderNow(order.id)).toMatchObject({ state: 'refunded', userId: buyer.id });
  expect(await db().$count(projects, eq(projects.ownerId, buyer.id))).toBe(0);
});

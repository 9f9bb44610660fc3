import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { db } from '../../db/connect.ts';
import { notifications } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { orderNow, placedOrder } from '../../tests/helpers/orders.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { claimOrders } from '../projects/claim.ts';
import { projectOfOrder } from '../projects/queries.ts';
import { refreshPayment } from './billing.ts';
import { checkoutUrl } from './checkout.ts';

const database = useDatabase();
const provider = usePayments();

async function payBy(card: string, orderId: string, secret: string): Promise<void> {
  await provider.pay(await checkoutUrl(await orderNow(orderId), secret), card);
}

test("an order paid signed out is the account's that has proved its email, at once", async () => {
  const buyer = await makePerson();
  const { order, secret } = await placedOrder({ email: buyer.email });
  await payBy(cards.good, order.id, secret);
  await refreshPayment(order.id);
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', userId: buyer.id });
  expect((await projectOfOrder(buyer.id, order.id))?.paidAt).toBeInstanceOf(Date);
  expect(await db().select().from(notifications).where(eq(notifications.userId, buyer.id))).toMatchObject([{ title: 'Order paid' }]);
});

test('an email that is not proved gets no order by its payment', async () => {
  const buyer = await makePerson({ proved: false });
  const { order, secret } = await placedOrder({ email: buyer.email });
  await payBy(cards.good, order.id, secret);
  await refreshPayment(order.id);
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', userId: null });
});

test('of two orders for one site the paid one stays, and the other can not be paid any more', async () => {
  const buyer = await makePerson();
  const { order: first, secret } = await placedOrder({ email: buyer.email });
  await db().transaction((tx) => claimOrders(tx, buyer.id));
  const url = await checkoutUrl(first, secret);
  const { order: second, secret: secondSecret } = await placedOrder({ email: buyer.email });
  await payBy(cards.good, second.id, secondSecret);
  await refreshPayment(second.id);
  expect((await orderNow(first.id)).state).toBe('cancelled');
  await runJobs(database.queue(), 'end-checkout');
  expect((await provider.pay(url, cards.good)).status).not.toBe(303);
  expect((await orderNow(second.id)).projectId).toBe((await orderNow(first.id)).projectId);
});

test('two orders for one site, paid at the same moment, leave no payment without its order', async () => {
  for (let round = 0; round < 5; round++) {
    const buyer = await makePerson();
    const { order: first, secret } = await placedOrder({ email: buyer.email });
    await db().transaction((tx) => claimOrders(tx, buyer.id));
    const { order: second, secret: secondSecret } = await placedOrder({ email: buyer.email });
    await payBy(cards.good, first.id, secret);
    await payBy(cards.good, second.id, secondSecret);
    await Promise.all([refreshPayment(first.id), refreshPayment(second.id)]);
    const states = [(await orderNow(first.id)).state, (await orderNow(second.id)).state];
    // Both paid, each for a site of its own; or the first was cancelled before its money came, and staff know of it.
    expect(states[1]).toBe('paid');
    expect(['paid', 'cancelled']).toContain(states[0]);
    const surplus = await db().$count(notifications, like(notifications.eventKey, 'surplus:%'));
    if (states[0] === 'cancelled') expect(surplus).toBeGreaterThan(0);
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

import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { db } from '../../db/connect.ts';
import { mails, notifications, orderEvents, orders, paymentAttempts } from '../../db/schema/index.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { orderNow, placedOrder } from '../../tests/helpers/orders.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { cardHasPaid } from '../orders/queries.ts';
import { moveOrder } from '../orders/states.ts';
import { refreshPayment } from './attempts.ts';
import { checkoutUrl } from './checkout.ts';

useDatabase();
const provider = usePayments();

/** A placed order whose card has gone through at the provider; we have not heard of it yet. */
async function cardPaid(buyer?: { id: string; email: string }): Promise<string> {
  const { order, secret } = await placedOrder(buyer && { userId: buyer.id, email: buyer.email });
  await provider.pay(await checkoutUrl(order, secret), cards.good);
  return order.id;
}

const trailOf = (orderId: string) => db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id);

test('a payment for an order that is over is kept with it, written down once, and told to staff and buyer', async () => {
  const [admin, buyer] = [await makePerson({ admin: true }), await makePerson()];
  const orderId = await cardPaid(buyer);
  await moveOrder(db(), orderId, 'cancelled', { actor: 'system', reason: 'a test' });
  expect(await cardHasPaid(orderId)).toBe(false);
  await refreshPayment(orderId);
  await refreshPayment(orderId);
  expect(await cardHasPaid(orderId)).toBe(true);
  const kept = await orderNow(orderId);
  expect(kept).toMatchObject({ state: 'cancelled', paidAt: null, receiptUrl: expect.stringContaining('/receipt/') });
  expect(kept.providerPaymentId).toMatch(/^pi_/);
  const reason = `Card payment ${kept.providerPaymentId} came in, to be given back`;
  expect((await trailOf(orderId)).slice(3)).toMatchObject([{ actor: 'provider', fromState: 'cancelled', toState: 'cancelled', reason }]);
  const [attempt] = await db().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  const letters = await db()
    .select()
    .from(mails)
    .where(like(mails.eventKey, `surplus%${attempt?.id}`));
  expect(letters.map(({ template, recipient }) => [template, recipient]).sort()).toEqual([
    ['payment-surplus', buyer.email],
    ['staff-notice', brand.email],
  ]);
  const toldTo = (userId: string) =>
    db()
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), like(notifications.eventKey, 'surplus%')));
  expect(await toldTo(admin.id)).toMatchObject([{ type: 'error', title: 'Payment to give back', link: `/admin/orders/${orderId}` }]);
  expect(await toldTo(buyer.id)).toMatchObject([{ title: 'You get a payment back', link: '/portal' }]);
});

test('a second payment leaves the one that paid the order where it is', async () => {
  const orderId = await cardPaid();
  await db().update(orders).set({ state: 'paid', paidAt: new Date(), providerPaymentId: 'pi_first' }).where(eq(orders.id, orderId));
  await refreshPayment(orderId);
  expect((await orderNow(orderId)).providerPaymentId).toBe('pi_first');
  expect((await trailOf(orderId)).at(-1)?.reason).toMatch(/^Card payment pi_\w+ came in, to be given back$/);
});

import { and, asc, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { brand } from '../../content/brand.ts';
import { db } from '../../db/connect.ts';
import { ledgerEntries, mails, notifications, orderEvents, orders, paymentAttempts, refunds } from '../../db/schema/index.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { cardHasPaid } from '../orders/queries.ts';
import { moveOrder } from '../orders/states.ts';
import { syncReturns } from '../refunds/sync-returns.ts';
import { refreshPayment } from './attempts.ts';
import { checkoutUrl } from './checkout.ts';

const database = useDatabase();
const provider = usePayments();

/** A placed order whose card has gone through at the provider; we have not heard of it yet. */
async function cardPaid(buyer?: { id: string; email: string }): Promise<string> {
  const { order, secret } = await placedOrder(buyer && { userId: buyer.id, email: buyer.email });
  await provider.pay(await checkoutUrl(order, secret), cards.good);
  return order.id;
}

const trailOf = (orderId: string) => db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id);

test('a payment for an order that is over is recorded once, and staff and buyer are notified', async () => {
  const [admin, buyer] = [await makePerson({ admin: true }), await makePerson()];
  const orderId = await cardPaid(buyer);
  await moveOrder(db(), orderId, 'canceled', { actor: 'system', reason: 'a test' });
  expect(await cardHasPaid(orderId)).toBe(false);
  await refreshPayment(orderId);
  await refreshPayment(orderId);
  expect(await cardHasPaid(orderId)).toBe(true);
  expect(await orderNow(orderId)).toMatchObject({ state: 'canceled', paidAt: null, providerPaymentId: null, receiptUrl: null });
  const [attempt] = await db().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  const reason = `Card payment ${attempt?.providerPaymentId} received, refund due`;
  expect((await trailOf(orderId)).slice(3)).toMatchObject([{ actor: 'provider', fromState: 'canceled', toState: 'canceled', reason }]);
  const letters = await db().query.mails.findMany({ where: like(mails.eventKey, `surplus%${attempt?.id}`) });
  expect(letters.map(({ template, recipient }) => [template, recipient]).sort()).toEqual([
    ['payment-surplus', buyer.email],
    ['staff-notice', brand.email],
  ]);
  const noticesOf = (userId: string) =>
    db().query.notifications.findMany({ where: and(eq(notifications.userId, userId), like(notifications.eventKey, 'surplus%')) });
  expect(await noticesOf(admin.id)).toMatchObject([{ type: 'warning', title: 'Payment refunded', link: `/admin/orders/${orderId}` }]);
  expect(await noticesOf(buyer.id)).toMatchObject([{ title: 'We’re refunding a payment', link: '/portal/settings/billing' }]);
});

test.each([
  ['a card', 'pi_first'],
  ['the bank', null],
])('a second payment leaves an order that %s paid as it is', async (_by, providerPaymentId) => {
  const orderId = await cardPaid();
  await db().update(orders).set({ state: 'paid', paidAt: new Date(), providerPaymentId }).where(eq(orders.id, orderId));
  await refreshPayment(orderId);
  expect((await orderNow(orderId)).providerPaymentId).toBe(providerPaymentId);
  expect((await trailOf(orderId)).at(-1)?.reason).toMatch(/^Card payment pi_\w+ received, refund due$/);
});

test('the payment is refunded to its card automatically, once, and the ledger balances', async () => {
  const orderId = await cardPaid();
  await moveOrder(db(), orderId, 'canceled', { actor: 'system', reason: 'a test' });
  await Promise.all([refreshPayment(orderId), refreshPayment(orderId)]);
  await runJobs(database.queue(), 'send-refund');
  const [attempt] = await db().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  expect(await db().select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
    { attemptId: attempt?.id, state: 'succeeded', amountCents: 29_900, actor: 'system' },
  ]);
  expect(provider.all('refund').filter(({ payment_intent }) => payment_intent === attempt?.providerPaymentId)).toMatchObject([
    { amount: 29_900 },
  ]);
  const moved = await db().select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId)).orderBy(asc(ledgerEntries.createdAt));
  expect(moved.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['surplus', 29_900],
    ['refund', -29_900],
  ]);
  expect(await orderNow(orderId)).toMatchObject({ state: 'canceled', refundedCents: 0 });
});

test('a refund that failed can be paid back in parts in the provider’s dashboard', async () => {
  const orderId = await cardPaid();
  await moveOrder(db(), orderId, 'canceled', { actor: 'system', reason: 'a test' });
  await refreshPayment(orderId);
  await db().update(refunds).set({ state: 'failed', failureReason: 'a test' }).where(eq(refunds.orderId, orderId));
  const [attempt] = await db().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  const paymentId = attempt?.providerPaymentId ?? '';
  for (const cents of [10_000, 19_900]) provider.bank().refund(paymentId, cents);
  await syncReturns(paymentId);
  const byHand = and(eq(refunds.orderId, orderId), eq(refunds.actor, 'provider'));
  expect(await db().select().from(refunds).where(byHand).orderBy(refunds.amountCents)).toMatchObject([
    { amountCents: 10_000, state: 'succeeded' },
    { amountCents: 19_900, state: 'succeeded' },
  ]);
});

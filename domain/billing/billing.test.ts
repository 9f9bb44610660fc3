import { and, eq, like, notLike, sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { termsVersion } from '../../content/legal/terms.ts';
import { db } from '../../db/connect.ts';
import { mails, notifications, orderEvents, orders, paymentAttempts, slots, webhookEvents } from '../../db/schema/index.ts';
import { expireCheckout } from '../../outside/payments/checkout.ts';
import { orderNow, placedOrder } from '../../tests/harness/orders.ts';
import { useDatabase } from '../../tests/helpers/database.ts';
import { runJobs } from '../../tests/helpers/jobs.ts';
import { cards, usePayments } from '../../tests/helpers/payments.ts';
import { makePerson } from '../../tests/helpers/people.ts';
import { startOrder } from '../orders/orders.ts';
import { markableStates, orderStates } from '../orders/schema.ts';
import { moveOrder } from '../orders/states.ts';
import { refreshPayment } from './attempts.ts';
import { checkoutUrl } from './checkout.ts';
import { markPaid } from './mark-paid.ts';
import { placeOrder } from './place-order.ts';

const database = useDatabase();
const provider = usePayments();

afterEach(() => vi.useRealTimers());

const attemptsOf = (orderId: string) => db().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
/** Mails about an order, but those to staff. */
const mailsAbout = (orderId: string) =>
  db().query.mails.findMany({ where: and(like(mails.eventKey, `%${orderId}%`), notLike(mails.eventKey, 'staff:%')) });
const statesOf = async (orderId: string) =>
  (await db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id)).map(({ toState }) => toState);

/** Everything the provider has to say about an order reaches us, and is worked on. */
async function deliverAll(orderId: string): Promise<void> {
  for (const event of provider.eventsOf(orderId)) expect((await provider.deliver(event)).status).toBe(200);
  await runJobs(database.queue(), 'handle-webhook');
}

async function payBy(card: string, orderId: string, secret: string): Promise<string> {
  const url = await checkoutUrl(await orderNow(orderId), secret);
  await provider.pay(url, card);
  return url;
}

test('a card that goes through pays the order once the provider says so', async () => {
  const admin = await makePerson({ admin: true });
  const { order, secret } = await placedOrder();
  await payBy(cards.good, order.id, secret);
  expect((await orderNow(order.id)).state).toBe('awaiting_payment');
  await deliverAll(order.id);
  const paid = await orderNow(order.id);
  expect(paid).toMatchObject({
    state: 'paid',
    declineReason: null,
    receiptUrl: expect.stringContaining('/receipt/'),
    paidAt: expect.any(Date),
  });
  expect(paid.providerPaymentId).toMatch(/^pi_/);
  expect(paid.providerCustomerId).toMatch(/^cus_/);
  expect(await attemptsOf(order.id)).toMatchObject([{ state: 'succeeded' }]);
  expect(await db().select().from(slots).where(eq(slots.orderId, order.id))).toMatchObject([{ day: paid.startDay }]);
  expect(await mailsAbout(order.id)).toMatchObject([
    {
      template: 'order-paid',
      recipient: 'buyer@people.test',
      props: { orderNumber: order.number, setupCents: 29_900, monthlyCents: 2_900, briefDone: false },
    },
  ]);
  expect(
    await db().$count(notifications, and(eq(notifications.userId, admin.id), eq(notifications.eventKey, `order-paid:${order.id}`))),
  ).toBe(1);
  expect(await statesOf(order.id)).toEqual(['draft', 'awaiting_payment', 'paid']);
});

test('the checkout has the price and keeps the card', async () => {
  const { order, secret } = await placedOrder({ email: 'price@people.test' });
  await checkoutUrl(order, secret);
  const [session] = Object.values(provider.books().sessions).filter(({ client_reference_id }) => client_reference_id === order.id);
  expect(session).toMatchObject({ amount_total: 29_900, currency: 'usd', customer_email: 'price@people.test' });
  expect(session?.success_url).toBe(`http://localhost:3000/payment-success?order=${secret}`);
  expect(session?.cancel_url).toBe(`http://localhost:3000/payment?order=${secret}`);
});

test('a declined card leaves its reason, and another card pays the same order in the same checkout', async () => {
  const buyer = await makePerson();
  const { order, secret } = await placedOrder({ userId: buyer.id, email: buyer.email });
  const url = await payBy(cards.declined, order.id, secret);
  await deliverAll(order.id);
  expect(await orderNow(order.id)).toMatchObject({ state: 'failed', declineReason: 'Your card was declined.', paidAt: null });
  expect(await db().select().from(notifications).where(eq(notifications.userId, buyer.id))).toMatchObject([
    {
      title: 'Payment failed',
      message: 'Your card was declined. You weren’t charged. You can try again with the same order.',
      link: '/portal/settings/billing',
    },
  ]);
  expect(await mailsAbout(order.id)).toMatchObject([
    {
      template: 'payment-failed',
      recipient: buyer.email,
      props: { reason: 'Your card was declined.', url: `http://localhost:3000/payment?order=${secret}` },
    },
  ]);
  // The email waits, and isn't sent once the order is paid.
  const declineMail = async () => (await mailsAbout(order.id)).find(({ template }) => template === 'payment-failed');
  expect((await declineMail())?.dueAt?.getTime()).toBeGreaterThan(Date.now() + 14 * 60_000);
  expect(await payBy(cards.good, order.id, secret)).toBe(url);
  await deliverAll(order.id);
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', declineReason: null });
  expect(await declineMail()).toMatchObject({ state: 'withheld', props: {} });
  expect(await attemptsOf(order.id)).toHaveLength(1);
});

test('a challenged card pays after the yes, and is declined after the no', async () => {
  const { order, secret } = await placedOrder();
  const url = await payBy(cards.challenged, order.id, secret);
  await refreshPayment(order.id);
  expect((await orderNow(order.id)).state).toBe('awaiting_payment');
  await provider.confirm(url, 'no');
  await deliverAll(order.id);
  expect((await orderNow(order.id)).state).toBe('failed');
  await provider.pay(url, cards.challenged);
  await provider.confirm(url, 'yes');
  await deliverAll(order.id);
  expect((await orderNow(order.id)).state).toBe('paid');
});

test('a slow payment is processing until it’s confirmed, and the order can’t be paid in the meantime', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const { order, secret } = await placedOrder();
  await payBy(cards.slow, order.id, secret);
  await deliverAll(order.id);
  expect(await orderNow(order.id)).toMatchObject({ state: 'processing', paidAt: null });
  await expect(checkoutUrl(await orderNow(order.id), secret)).rejects.toThrow("This order can't be paid now.");
  vi.setSystemTime(Date.now() + 10_000);
  await vi.waitFor(
    () => expect(provider.eventsOf(order.id).map(({ type }) => type)).toContain('checkout.session.async_payment_succeeded'),
    5000,
  );
  await deliverAll(order.id);
  expect((await orderNow(order.id)).state).toBe('paid');
  expect(await statesOf(order.id)).toEqual(['draft', 'awaiting_payment', 'processing', 'paid']);
});

test('an event that is delivered twice is stored and handled once', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.good, order.id, secret);
  const [event] = provider.eventsOf(order.id);
  if (!event) throw new Error('The provider sent nothing.');
  expect((await provider.deliver(event)).status).toBe(200);
  expect((await provider.deliver(event)).status).toBe(200);
  expect(await runJobs(database.queue(), 'handle-webhook')).toBe(1);
  expect((await provider.deliver(event)).status).toBe(200);
  expect(await runJobs(database.queue(), 'handle-webhook')).toBe(0);
  expect(await db().$count(webhookEvents, eq(webhookEvents.id, event.id))).toBe(1);
  expect(await mailsAbout(order.id)).toHaveLength(1);
  expect(await db().$count(slots, eq(slots.orderId, order.id))).toBe(1);
});

test('events in the wrong order end in the same state', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.declined, order.id, secret);
  await payBy(cards.good, order.id, secret);
  for (const event of provider.eventsOf(order.id).reverse()) await provider.deliver(event);
  await runJobs(database.queue(), 'handle-webhook');
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', declineReason: null });
});

test('an event that is not signed, signed by another, altered, or too old is refused with 400 and leaves nothing', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.good, order.id, secret);
  const [event] = provider.eventsOf(order.id);
  const body = JSON.stringify(event);
  const before = await db().$count(webhookEvents);
  const refused = [
    await provider.deliver(body, ''),
    await provider.deliver(body, provider.sign(body, 0, 'whsec_another')),
    await provider.deliver(`${body} `, provider.sign(body)),
    await provider.deliver(body, provider.sign(body, 301)),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(await refused[0]?.text()).toBe("The signature doesn't match.");
  expect(await db().$count(webhookEvents)).toBe(before);
  expect((await provider.deliver(body, provider.sign(body, 299))).status).toBe(200);
  await runJobs(database.queue(), 'handle-webhook');
});

test('an event about an unknown object is stored and changes nothing', async () => {
  const body = JSON.stringify({
    id: 'evt_foreign',
    object: 'event',
    type: 'customer.created',
    created: 1,
    data: { object: { id: 'cus_1', object: 'customer' } },
  });
  expect((await provider.deliver(body)).status).toBe(200);
  await runJobs(database.queue(), 'handle-webhook');
  const [stored] = await db().select().from(webhookEvents).where(eq(webhookEvents.id, 'evt_foreign'));
  expect(stored).toMatchObject({ type: 'customer.created', handledAt: expect.any(Date), error: null });
});

test("an event’s claims aren’t trusted; the provider's object is", async () => {
  const { order, secret } = await placedOrder();
  await checkoutUrl(order, secret);
  const [attempt] = await attemptsOf(order.id);
  const claim = {
    id: attempt?.sessionId,
    object: 'checkout.session',
    payment_status: 'paid',
    status: 'complete',
    metadata: { attempt_id: attempt?.id },
  };
  await provider.deliver(
    JSON.stringify({ id: `evt_${order.id}`, object: 'event', type: 'checkout.session.completed', created: 1, data: { object: claim } }),
  );
  await runJobs(database.queue(), 'handle-webhook');
  expect((await orderNow(order.id)).state).toBe('awaiting_payment');
});

test('a buyer who returns before the webhook sees the order as paid, and the webhook adds nothing', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.good, order.id, secret);
  await refreshPayment(order.id);
  expect((await orderNow(order.id)).state).toBe('paid');
  await deliverAll(order.id);
  expect(await statesOf(order.id)).toEqual(['draft', 'awaiting_payment', 'paid']);
  expect(await mailsAbout(order.id)).toHaveLength(1);
});

test('webhook, reload and reload at the same moment pay once', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.good, order.id, secret);
  for (const event of provider.eventsOf(order.id)) await provider.deliver(event);
  await Promise.all([runJobs(database.queue(), 'handle-webhook'), refreshPayment(order.id), refreshPayment(order.id)]);
  expect(await statesOf(order.id)).toEqual(['draft', 'awaiting_payment', 'paid']);
  expect(await db().$count(slots, eq(slots.orderId, order.id))).toBe(1);
  expect(await mailsAbout(order.id)).toHaveLength(1);
});

test('two clicks on pay at the same moment make one attempt and one checkout', async () => {
  const { order, secret } = await placedOrder();
  const [first, second] = await Promise.all([checkoutUrl(order, secret), checkoutUrl(order, secret)]);
  expect(second).toBe(first);
  expect(await attemptsOf(order.id)).toHaveLength(1);
  expect(Object.values(provider.books().sessions).filter(({ client_reference_id }) => client_reference_id === order.id)).toHaveLength(1);
});

test('the key of a checkout is the id of its attempt', async () => {
  const { order, secret } = await placedOrder();
  await checkoutUrl(order, secret);
  const [attempt] = await attemptsOf(order.id);
  expect(provider.books().answers[attempt?.id ?? '']).toBe(attempt?.sessionId);
});

test('a checkout that expired makes way for a new one', async () => {
  const { order, secret } = await placedOrder();
  const first = await checkoutUrl(order, secret);
  const [attempt] = await attemptsOf(order.id);
  await expireCheckout(attempt?.sessionId ?? '');
  const second = await checkoutUrl(await orderNow(order.id), secret);
  expect(second).not.toBe(first);
  expect((await attemptsOf(order.id)).map(({ state }) => state).sort()).toEqual(['expired', 'open']);
});

test('a paid order is never paid again, not even by a page that was loaded before', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.good, order.id, secret);
  await deliverAll(order.id);
  await expect(checkoutUrl(await orderNow(order.id), secret)).rejects.toThrow("This order can't be paid now.");
  await expect(checkoutUrl(order, secret)).rejects.toThrow("This order can't be paid now.");
  expect(await attemptsOf(order.id)).toHaveLength(1);
});

test('a click on pay after the payment went through leads to the receipt', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.good, order.id, secret);
  expect(await checkoutUrl(order, secret)).toBe(`http://localhost:3000/payment-success?order=${secret}`);
  expect((await orderNow(order.id)).state).toBe('paid');
});

test('a payment that comes after the last day still pays', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.good, order.id, secret);
  await moveOrder(db(), order.id, 'expired', { actor: 'system', reason: 'Not paid in time' });
  await deliverAll(order.id);
  expect((await orderNow(order.id)).state).toBe('paid');
});

test('an invoice is emailed, waits, and is marked paid once by an admin', async () => {
  const { order } = await placedOrder({ method: 'invoice', email: 'invoice@people.test' });
  expect(await mailsAbout(order.id)).toMatchObject([
    {
      template: 'order-invoice',
      recipient: 'invoice@people.test',
      props: { orderNumber: order.number, totalCents: 29_900, orderDays: 14 },
    },
  ]);
  expect(await markPaid(order.id, 'admin:1')).toBe(true);
  expect(await markPaid(order.id, 'admin:1')).toBe(false);
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', providerPaymentId: null });
  const trail = await db().query.orderEvents.findMany({ where: and(eq(orderEvents.orderId, order.id), eq(orderEvents.toState, 'paid')) });
  expect(trail).toMatchObject([{ actor: 'admin:1', reason: 'Marked paid' }]);
  expect((await mailsAbout(order.id)).map(({ template }) => template).sort()).toEqual(['order-invoice', 'order-paid']);
});

test('an order without terms and buyer can’t be marked paid', async () => {
  const { order } = await startOrder(['home', 'about', 'services', 'contact', 'faq'], undefined);
  expect(await markPaid(order.id, 'admin:1')).toBe(false);
  expect((await orderNow(order.id)).state).toBe('draft');
});

test.each(orderStates)('an order that is %s can be marked paid only if Admin offers it', async (state) => {
  const { order } = await placedOrder({ method: 'invoice' });
  await db().update(orders).set({ state }).where(eq(orders.id, order.id));
  expect(await markPaid(order.id, 'admin:1')).toBe(markableStates.includes(state));
});

test('marking as paid ends the open checkout, so no card can pay too', async () => {
  const { order, secret } = await placedOrder({ method: 'invoice' });
  const url = await checkoutUrl(order, secret);
  expect(await markPaid(order.id, 'admin:1')).toBe(true);
  expect((await provider.pay(url, cards.good)).status).not.toBe(303);
  expect(await attemptsOf(order.id)).toMatchObject([{ state: 'expired' }]);
  expect(Object.values(provider.books().sessions).find(({ id }) => url.endsWith(id))).toMatchObject({
    status: 'expired',
    payment_status: 'unpaid',
  });
});

test('an order whose card has just gone through is paid by that card, not marked by hand', async () => {
  const { order, secret } = await placedOrder({ method: 'invoice' });
  await payBy(cards.good, order.id, secret);
  expect(await markPaid(order.id, 'admin:1')).toBe(false);
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', providerPaymentId: expect.stringMatching(/^pi_/) });
});

test('an order whose card is being confirmed is not marked by hand', async () => {
  const { order, secret } = await placedOrder({ method: 'invoice' });
  await payBy(cards.slow, order.id, secret);
  expect(await markPaid(order.id, 'admin:1')).toBe(false);
  expect((await orderNow(order.id)).state).toBe('processing');
});

test('marking paid and clicking pay at the same moment leave no checkout that takes money', async () => {
  const { order, secret } = await placedOrder({ method: 'invoice' });
  const [marked] = await Promise.all([markPaid(order.id, 'admin:1'), checkoutUrl(order, secret).catch(() => undefined)]);
  const open = Object.values(provider.books().sessions).filter(
    ({ client_reference_id, status }) => client_reference_id === order.id && status === 'open',
  );
  expect((await orderNow(order.id)).state).toBe(marked ? 'paid' : 'awaiting_payment');
  expect(open).toHaveLength(marked ? 0 : 1);
});

test('placing again changes buyer and way to pay, never a paid order', async () => {
  const { order, secret } = await placedOrder();
  await placeOrder(order, { name: 'Ann Other', email: 'ann@people.test', method: 'invoice', terms: 'on', termsVersion }, secret, 'visitor');
  expect(await orderNow(order.id)).toMatchObject({
    state: 'awaiting_payment',
    name: 'Ann Other',
    email: 'ann@people.test',
    method: 'invoice',
  });
  await markPaid(order.id, 'admin:1');
  await placeOrder(order, { name: 'Too Late', email: 'late@people.test', method: 'card', terms: 'on', termsVersion }, secret, 'visitor');
  expect(await orderNow(order.id)).toMatchObject({ state: 'paid', name: 'Ann Other', email: 'ann@people.test' });
});

test('the terms a buyer ticked are kept with their version and time', async () => {
  const { order } = await placedOrder();
  expect(order).toMatchObject({
    termsVersion,
    termsAcceptedAt: expect.any(Date),
  });
});

test('a second decline replaces the reason of the first', async () => {
  const { order, secret } = await placedOrder();
  await payBy(cards.declined, order.id, secret);
  await deliverAll(order.id);
  await db().update(orders).set({ declineReason: 'An older reason.' }).where(eq(orders.id, order.id));
  await payBy(cards.declined, order.id, secret);
  await deliverAll(order.id);
  expect((await orderNow(order.id)).declineReason).toBe('Your card was declined.');
});

test('a corrected address gets the invoice mail too, the same address only one', async () => {
  const { order, secret } = await placedOrder({ method: 'invoice', email: 'typo@people.tset' });
  const again = (email: string) =>
    placeOrder(order, { name: 'Bea Buyer', email, method: 'invoice', terms: 'on', termsVersion }, secret, 'visitor');
  await again('typo@people.test');
  await again('typo@people.test');
  expect((await mailsAbout(order.id)).map(({ recipient }) => recipient).sort()).toEqual(['typo@people.test', 'typo@people.tset']);
});

test('no order has two succeeded attempts, whatever the tests did to it', async () => {
  const { rows } = await db().execute(sql`select order_id from payment_attempts where state = 'succeeded' group by 1 having count(*) > 1`);
  expect(rows).toEqual([]);
});

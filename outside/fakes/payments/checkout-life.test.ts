import { expect, test } from 'vitest';
import { pagesUrl, usePaymentServer } from '../../../tests/helpers/payment-server.ts';
import {
  type CheckoutRequest,
  cardChangeStatus,
  checkoutStatus,
  createCardChange,
  createCheckout,
  expireCheckout,
} from '../../payments/checkout.ts';
import { cardOf, createCustomer, useCard } from '../../payments/customers.ts';
import { createRefund, disputesOf, refundsOf } from '../../payments/refunds.ts';
import { paymentPages } from './server.ts';

const provider = usePaymentServer();

const urls = { successUrl: 'https://sunup.test/done', cancelUrl: 'https://sunup.test/back' };
const inAnHour = () => new Date(provider.now().getTime() + 3_600_000);

function request(attemptId: string, wish: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    attemptId,
    orderId: `order-of-${attemptId}`,
    orderNumber: 1001,
    email: 'buyer@b.test',
    amountCents: 29_900,
    taxRate: 0,
    taxName: '',
    description: 'Five-page website, one-time setup',
    ...urls,
    expiresAt: inAnHour(),
    ...wish,
  };
}

/** Pays a checkout with a card; the id of its payment. */
async function paidWith(attemptId: string, card: string): Promise<string> {
  const { sessionId, url } = await createCheckout(request(attemptId));
  await provider.pay(url, card);
  return (await checkoutStatus(sessionId)).paymentId ?? '';
}

const pageOf = async (url: string) => (await paymentPages().request(url.replace(pagesUrl, ''))).text();
const later = (seconds: number) => provider.travelTo(new Date(provider.now().getTime() + seconds * 1000));

test('a price with tax is shown in parts, charged as one, and reported both ways', async () => {
  const { sessionId, url } = await createCheckout(request('taxed', { taxRate: 8_875, taxName: 'New York sales tax' }));
  const page = await pageOf(url);
  for (const words of ['$299.00', 'New York sales tax (8.875%)', '$26.54', 'Pay $325.54']) expect(page).toContain(words);
  await provider.pay(url, '4242424242424242');
  const status = await checkoutStatus(sessionId);
  expect(status).toMatchObject({ state: 'succeeded', amountCents: 32_554, taxCents: 2_654 });
  expect(status.paymentMethodId).toMatch(/^pm_/);
  const [charge] = provider
    .server()
    .all('charge')
    .filter(({ payment_intent }) => payment_intent === status.paymentId);
  expect(charge).toMatchObject({ amount: 32_554, metadata: { order_id: 'order-of-taxed', attempt_id: 'taxed' } });
});

test('the same tax is created once at the provider', async () => {
  const rates = () =>
    provider
      .server()
      .all('tax_rate')
      .filter(({ display_name }) => display_name === 'Oregon no tax').length;
  await createCheckout(request('tax-1', { taxRate: 1_000, taxName: 'Oregon no tax' }));
  await createCheckout(request('tax-2', { taxRate: 1_000, taxName: 'Oregon no tax' }));
  expect(rates()).toBe(1);
});

test('a price of 0 charges nothing and keeps the card', async () => {
  const { sessionId, url } = await createCheckout(request('free', { amountCents: 0 }));
  const page = await pageOf(url);
  expect(page).toContain('<h1>Save card</h1>');
  expect(page).toContain('Order S-1001. This page charges nothing.');
  expect(page).toContain('buyer@b.test');
  expect(page).not.toContain('$');
  expect(await checkoutStatus(sessionId)).toMatchObject({ state: 'open' });
  await provider.pay(url, '4242424242424242');
  const status = await checkoutStatus(sessionId);
  expect(status).toMatchObject({ state: 'succeeded', amountCents: 0, taxCents: 0, customerId: expect.stringMatching(/^cus_/) });
  expect(status.paymentId).toBeUndefined();
  expect(await useCard(status.customerId ?? '', status.paymentMethodId ?? '')).toMatchObject({ last4: '4242' });
  expect(
    provider
      .server()
      .all('charge')
      .filter(({ customer }) => customer === status.customerId),
  ).toEqual([]);
});

test('a card change: a declined card is not kept, another one is, and the page ends with that', async () => {
  const customerId = await createCustomer({ key: 'changer', email: 'owner@b.test', orderId: 'o' });
  const change = { planId: 'p1', customerId, ...urls, expiresAt: inAnHour() };
  const { sessionId, url } = await createCardChange({ ...change, attemptId: 'change-1' });
  expect(await createCardChange({ ...change, attemptId: 'change-1' })).toEqual({ sessionId, url });
  const declined = await provider.pay(url, '4000000000009995');
  expect(declined.status).toBe(402);
  expect(await declined.text()).toContain('Your card has insufficient funds. The card wasn’t saved.');
  expect(await cardChangeStatus(sessionId)).toEqual({ state: 'open' });
  expect(await cardOf(customerId)).toBeUndefined();
  expect((await provider.pay(url, '4000002760003184')).status).toBe(200);
  await provider.confirm(url, 'no');
  expect(await cardChangeStatus(sessionId)).toEqual({ state: 'open' });
  await provider.pay(url, '4242424242424242');
  const status = await cardChangeStatus(sessionId);
  expect(status.state).toBe('done');
  await useCard(customerId, status.paymentMethodId ?? '');
  expect(await cardOf(customerId)).toMatchObject({ brand: 'visa', last4: '4242' });
  const unused = await createCardChange({ ...change, attemptId: 'change-2' });
  await expireCheckout(unused.sessionId);
  await expireCheckout(unused.sessionId);
  expect(await cardChangeStatus(unused.sessionId)).toEqual({ state: 'expired' });
});

test.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000341', 'Your card was declined.'],
])('card %s is declined in the provider’s words', async (card, declineReason) => {
  const { sessionId, url } = await createCheckout(request(`declined-${card}`));
  await provider.pay(url, card);
  expect(await checkoutStatus(sessionId)).toMatchObject({ state: 'failed', declineReason, over: false });
});

test('a slow payment that the bank refuses in the end is failed, and its checkout takes no other card', async () => {
  const { sessionId, url } = await createCheckout(request('slow'));
  await provider.pay(url, '4000000000000077');
  const { paymentId = '', state } = await checkoutStatus(sessionId);
  expect(state).toBe('processing');
  provider.server().bank.failSlowPayment(paymentId);
  later(60);
  expect(await checkoutStatus(sessionId)).toMatchObject({ state: 'failed', over: true });
  expect(provider.eventsAbout(sessionId)).toEqual(['checkout.session.completed', 'checkout.session.async_payment_failed']);
});

test('events of a payment, in their order', async () => {
  const paymentId = await paidWith('sent', '4242424242424242');
  const all = provider.server().all('event');
  const links = (text: string) => text.includes(paymentId) || text.includes('order-of-sent');
  expect(all.filter((event) => links(JSON.stringify(event.data))).map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ]);
});

test('a payment is refunded in parts, never more than was paid, and never twice under one id', async () => {
  const paymentId = await paidWith('back', '4242424242424242');
  const first = await createRefund({ refundId: 'r1', paymentId, amountCents: 10_000 });
  expect(first).toMatchObject({ state: 'succeeded', amountCents: 10_000, refundId: 'r1' });
  expect(await createRefund({ refundId: 'r1', paymentId, amountCents: 10_000 })).toEqual(first);
  await expect(createRefund({ refundId: 'r2', paymentId, amountCents: 19_901 })).rejects.toThrow('greater than unrefunded amount');
  const byHand = provider.server().bank.refund(paymentId, 9_900);
  expect(await refundsOf(paymentId)).toEqual([
    { providerRefundId: byHand.id, state: 'succeeded', amountCents: 9_900, createdAt: provider.now() },
    first,
  ]);
  await createRefund({ refundId: 'r3', paymentId, amountCents: 10_000 });
  await expect(createRefund({ refundId: 'r4', paymentId, amountCents: 1 })).rejects.toThrow('has already been refunded');
  // The key of the request is forgotten by then.
  later(2 * 86_400);
  expect(await createRefund({ refundId: 'r1', paymentId, amountCents: 10_000 })).toEqual(first);
  const [charge] = provider
    .server()
    .all('charge')
    .filter(({ payment_intent }) => payment_intent === paymentId);
  expect(charge).toMatchObject({ amount_refunded: 29_900, refunded: true });
});

test('a slow refund, and one that the bank returns', async () => {
  const slow = await paidWith('refund-slow', '4000000000007726');
  expect((await createRefund({ refundId: 'r-slow', paymentId: slow, amountCents: 29_900 })).state).toBe('pending');
  const failing = await paidWith('refund-fails', '4000000000005126');
  expect((await createRefund({ refundId: 'r-failing', paymentId: failing, amountCents: 29_900 })).state).toBe('succeeded');
  later(5);
  expect(await refundsOf(slow)).toMatchObject([{ state: 'succeeded' }]);
  const [failed] = await refundsOf(failing);
  expect(failed).toMatchObject({ state: 'failed', failureReason: 'expired_or_canceled_card' });
  expect(provider.eventsAbout(failed?.providerRefundId ?? '')).toEqual([
    'refund.created',
    'refund.updated',
    'charge.refund.updated',
    'refund.failed',
  ]);
  // A returned refund can be sent again.
  expect((await createRefund({ refundId: 'r-again', paymentId: failing, amountCents: 29_900 })).amountCents).toBe(29_900);
});

test('a disputed payment: the bank holds the money until the dispute is won, or for good', async () => {
  const [won, lost, unanswered] = [
    await paidWith('won', '4000000000000259'),
    await paidWith('lost', '4000000000000259'),
    await paidWith('late', '4000000000000259'),
  ];
  const [dispute] = await disputesOf(won);
  expect(dispute).toMatchObject({
    state: 'needs_response',
    amountCents: 29_900,
    reason: 'fraudulent',
    fundsWithdrawn: true,
    dueBy: expect.any(Date),
  });
  provider.server().bank.dispute(dispute?.providerDisputeId ?? '', 'won');
  expect(await disputesOf(won)).toMatchObject([{ state: 'won', fundsWithdrawn: false }]);
  expect(provider.eventsAbout(dispute?.providerDisputeId ?? '')).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
  ]);
  provider.server().bank.dispute((await disputesOf(lost))[0]?.providerDisputeId ?? '', 'lost');
  expect(await disputesOf(lost)).toMatchObject([{ state: 'lost', fundsWithdrawn: true }]);
  later(10 * 86_400);
  expect(await disputesOf(unanswered)).toMatchObject([{ state: 'lost', fundsWithdrawn: true }]);
});

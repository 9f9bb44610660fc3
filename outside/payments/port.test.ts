import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usePaymentServer } from '../../tests/helpers/payment-server.ts';
import { hourMs } from '../../time/units.ts';
import { finalizeBill, notePaidByBank, payBill, voidBill } from './bills.ts';
import { cardChangeStatus, checkoutStatus, createCardChange, createCheckout, expireCheckout } from './checkout.ts';
import { cardOf, createCustomer, creditCustomer, useCard } from './customers.ts';
import { readPaymentEvent, webhookTypes } from './events.ts';
import {
  chargesSince,
  checkoutsSince,
  disputesSince,
  eventOf,
  eventsSince,
  linksOfPayment,
  paymentOfDispute,
  paymentOfRefund,
  plansAtProvider,
  refundsSince,
} from './listings.ts';
import { changePlan, createPlan, endPlan, readPlan } from './plans.ts';
import { createRefund, disputesOf, refundsOf } from './refunds.ts';
import { taxRateFor } from './tax-rates.ts';

const provider = usePaymentServer();
const since = provider.now();
const urls = { successUrl: 'https://sunup.test/done', cancelUrl: 'https://sunup.test/back' };
const expiresAt = new Date(since.getTime() + hourMs);

async function collected<T>(things: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const thing of things) all.push(thing);
  return all;
}

const checkout = (attemptId: string, amountCents: number) =>
  createCheckout({
    attemptId,
    orderId: 'o1',
    orderNumber: 1001,
    email: 'a@b.test',
    amountCents,
    taxRate: 7_000,
    taxName: 'Florida sales tax',
    description: 'A website',
    ...urls,
    expiresAt,
  });

test('every kind of request that the product makes is answered', async () => {
  const paid = await checkout('paid', 29_900);
  await provider.pay(paid.url, '4000000000000259');
  const status = await checkoutStatus(paid.sessionId);
  const { customerId = '', paymentId = '' } = status;
  expect(status).toMatchObject({ state: 'succeeded', amountCents: 31_993, taxCents: 2_093 });
  expect(await taxRateFor({ name: 'Florida sales tax', rate: 7_000 })).toMatch(/^txr_/);
  expect(await taxRateFor({ name: 'None', rate: 0 })).toBeUndefined();
  const [dispute] = await disputesOf(paymentId);
  provider.server().bank.dispute(dispute?.providerDisputeId ?? '', 'won');
  const { providerRefundId } = await createRefund({ refundId: 'r1', paymentId, amountCents: 1_000 });
  expect(await refundsOf(paymentId)).toMatchObject([{ providerRefundId, refundId: 'r1' }]);
  expect(await linksOfPayment(paymentId)).toEqual({ customerId, attemptId: 'paid', orderId: 'o1' });
  expect(await paymentOfRefund(providerRefundId)).toBe(paymentId);
  expect(await paymentOfDispute(dispute?.providerDisputeId ?? '')).toBe(paymentId);

  const free = await checkout('free', 0);
  await expireCheckout(free.sessionId);
  const customer = await createCustomer({ key: 'c1', email: 'owner@b.test', name: 'Olive Owner', orderId: 'o2' });
  const change = await createCardChange({ attemptId: 'change', planId: 'p1', customerId: customer, ...urls, expiresAt });
  await provider.pay(change.url, '4242424242424242');
  await useCard(customer, (await cardChangeStatus(change.sessionId)).paymentMethodId ?? '');
  expect(await cardOf(customer)).toMatchObject({ last4: '4242' });
  expect(await creditCustomer({ creditId: 'credit', customerId: customer, amountCents: 100, description: 'Sorry' })).toMatch(/^cbtxn_/);

  const plans = await Promise.all(
    ['p1', 'p2', 'p3'].map((planId) =>
      createPlan({
        planId,
        orderId: 'o2',
        customerId: customer,
        monthlyCents: 2_900,
        taxRate: 7_000,
        taxName: 'Florida sales tax',
        daysUntilDue: 7,
        description: 'Website',
      }),
    ),
  );
  const bills = await Promise.all(plans.map(async (plan) => (await readPlan(plan)).bills[0]?.invoiceId ?? ''));
  for (const bill of bills) await finalizeBill(bill);
  expect(await payBill(bills[0] ?? '', 'try')).toEqual({ paid: true });
  await notePaidByBank(bills[1] ?? '');
  await voidBill(bills[2] ?? '');
  await changePlan(plans[0] ?? '', { paused: true });
  await changePlan(plans[0] ?? '', { paused: false, cancelsAtPeriodEnd: true });
  await endPlan(plans[1] ?? '');

  expect(await collected(chargesSince(since))).toMatchObject([
    { state: 'succeeded', amountCents: 3_003, customerId: customer },
    {
      state: 'succeeded',
      amountCents: 31_993,
      attemptId: 'paid',
      orderId: 'o1',
      paymentId,
      customerId,
    },
  ]);
  expect(await collected(refundsSince(since))).toMatchObject([{ refundId: 'r1', paymentId }]);
  expect(await collected(disputesSince(since))).toMatchObject([{ state: 'won', paymentId }]);
  expect(
    (await collected(plansAtProvider()))
      .map(({ planId, state, monthlyCents, cancelsAtPeriodEnd }) => [planId, state, monthlyCents, cancelsAtPeriodEnd])
      .sort(),
  ).toEqual([
    ['p1', 'active', 2_900, true],
    ['p2', 'canceled', 2_900, false],
    ['p3', 'active', 2_900, false],
  ]);
  expect(await collected(checkoutsSince(since))).toMatchObject([
    { state: 'complete', paid: false, attemptId: 'change' },
    { state: 'expired', paid: false, attemptId: 'free' },
    { state: 'complete', paid: true, attemptId: 'paid' },
  ]);
  const events = await collected(eventsSince(since));
  // What our webhook is not subscribed to never comes, so it is not missed either.
  const all = provider.server().all('event');
  const awaited = all.filter(({ type }) => webhookTypes.some((one) => one === type));
  expect(awaited.length).toBeLessThan(all.length);
  expect(events.map(({ id }) => id).toSorted()).toEqual(awaited.map(({ id }) => id).toSorted());
  const paidBill = events.find(({ type }) => type === 'invoice.paid');
  expect(paidBill).toMatchObject({
    orderId: 'o2',
    subscriptionId: expect.stringMatching(/^sub_/),
    invoiceId: expect.stringMatching(/^in_/),
  });
  expect(await eventOf(paidBill?.id ?? '')).toEqual(paidBill);
  expect(await collected(chargesSince(new Date(since.getTime() + 1000)))).toEqual([]);
});

test('the webhook setup lists exactly the events that we handle', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const listed = /create a webhook endpoint[^.]*?for (`[\s\S]*?`)\.\s/.exec(readme)?.[1] ?? '';
  expect([...listed.matchAll(/`([^`]+)`/g)].map(([, type]) => type)).toEqual([...webhookTypes]);
});

test('long lists are read completely', async () => {
  const before = (await collected(checkoutsSince(since))).length;
  for (let index = 0; index < 120; index++) await checkout(`many-${index}`, 5_000);
  const all = await collected(checkoutsSince(since));
  expect(all).toHaveLength(before + 120);
  expect(new Set(all.map(({ sessionId }) => sessionId)).size).toBe(before + 120);
});

test('an event has everything its object belongs to', async () => {
  const listed = async (type: string) => {
    const event = provider
      .server()
      .all('event')
      .find((candidate) => candidate.type === type);
    const body = JSON.stringify(event);
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', provider.server().webhookSecret).update(`${at}.${body}`).digest('hex');
    return readPaymentEvent(body, `t=${at},v1=${signature}`);
  };
  const paymentId = expect.stringMatching(/^pi_/);
  expect(await listed('checkout.session.completed')).toMatchObject({
    attemptId: 'paid',
    orderId: 'o1',
    paymentId,
    customerId: expect.stringMatching(/^cus_/),
    objectId: expect.stringMatching(/^cs_/),
    createdAt: since,
  });
  expect(await listed('charge.dispute.created')).toMatchObject({ paymentId, objectId: expect.stringMatching(/^du_/) });
  expect(await listed('refund.created')).toMatchObject({ paymentId, refundId: 'r1' });
  expect(await listed('setup_intent.succeeded')).toMatchObject({ planId: 'p1', attemptId: 'change' });
  expect(await listed('customer.subscription.created')).toMatchObject({
    planId: 'p1',
    orderId: 'o2',
    subscriptionId: expect.stringMatching(/^sub_/),
  });
  expect(await listed('invoice.finalized')).toMatchObject({
    planId: expect.stringMatching(/^p\d$/),
    orderId: 'o2',
    invoiceId: expect.stringMatching(/^in_/),
    subscriptionId: expect.stringMatching(/^sub_/),
  });
  expect(await listed('invoice_payment.paid')).toMatchObject({ paymentId, invoiceId: expect.stringMatching(/^in_/) });
});

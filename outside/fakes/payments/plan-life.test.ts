import { beforeEach, expect, test } from 'vitest';
import { usePaymentServer } from '../../../tests/helpers/payment-server.ts';
import { billsOf, finalizeBill, notePaidByBank, payBill, voidBill } from '../../payments/bills.ts';
import { checkoutStatus, createCardChange, createCheckout } from '../../payments/checkout.ts';
import { createCustomer, creditCustomer, useCard } from '../../payments/customers.ts';
import { changePlan, createPlan, endPlan, readPlan } from '../../payments/plans.ts';

const provider = usePaymentServer('2027-01-31T12:00:00Z');
let number = 0;

beforeEach(() => {
  number++;
});

const urls = { successUrl: 'https://sunup.test/done', cancelUrl: 'https://sunup.test/back' };
const inAnHour = () => new Date(provider.now().getTime() + 3_600_000);

/** A customer whose bills are paid with this card, and their plan of $29 a month with 8.875% tax. */
async function planWith(card: string): Promise<{ customerId: string; plan: string }> {
  const customerId = await createCustomer({ key: `customer:${number}`, email: 'owner@b.test', name: 'Olive Owner', orderId: `o${number}` });
  await giveCard(customerId, card, 'first');
  return { customerId, plan: await startPlan(customerId) };
}

async function giveCard(customerId: string, card: string, which: string): Promise<void> {
  const { sessionId, url } = await createCardChange({
    attemptId: `card:${number}:${which}`,
    planId: `p${number}`,
    customerId,
    ...urls,
    expiresAt: inAnHour(),
  });
  if ((await provider.pay(url, card)).status === 200) await provider.confirm(url, 'yes');
  await useCard(customerId, (await checkoutStatus(sessionId)).paymentMethodId ?? '');
}

function startPlan(customerId: string, daysUntilDue = 7): Promise<string> {
  return createPlan({
    planId: `plan-${number}`,
    orderId: `o${number}`,
    customerId,
    monthlyCents: 2_900,
    taxRate: 8_875,
    taxName: 'Sales tax',
    daysUntilDue,
    description: 'Website, per month',
  });
}

async function latestBill(plan: string) {
  const [bill] = await billsOf(plan);
  if (!bill) throw new Error('There is no bill.');
  return bill;
}

/** The newest bill as the provider keeps it. */
async function latestInvoice(plan: string) {
  const { invoiceId } = await latestBill(plan);
  return provider
    .server()
    .all('invoice')
    .find(({ id }) => id === invoiceId);
}

test('a month is billed as a draft, finalized, and paid once with the card on file', async () => {
  const { plan } = await planWith('4242424242424242');
  const draft = await latestBill(plan);
  // $29 and 8.875%, half a cent up: 257.375 → 257.
  expect(draft).toMatchObject({
    state: 'draft',
    subtotalCents: 2_900,
    taxCents: 257,
    dueCents: 3_157,
    creditCents: 0,
  });
  expect([draft.periodStart, draft.periodEnd].map((date) => date.toISOString())).toEqual([
    '2027-01-31T12:00:00.000Z',
    '2027-02-28T12:00:00.000Z',
  ]);
  await finalizeBill(draft.invoiceId);
  await finalizeBill(draft.invoiceId);
  expect(await latestBill(plan)).toMatchObject({ state: 'open', dueAt: new Date('2027-02-07T12:00:00Z') });
  expect(await payBill(draft.invoiceId, `try:${number}`)).toEqual({ paid: true });
  expect(await payBill(draft.invoiceId, `try:${number}`)).toEqual({ paid: true });
  expect(await payBill(draft.invoiceId, `another:${number}`)).toEqual({ paid: true });
  const paid = await latestBill(plan);
  expect(paid).toMatchObject({
    state: 'paid',
    paidOutOfBand: false,
    paymentId: expect.stringMatching(/^pi_/),
    paidAt: provider.now(),
  });
  expect(
    provider
      .server()
      .all('charge')
      .filter(({ payment_intent }) => payment_intent === paid.paymentId),
  ).toHaveLength(1);
  expect(provider.eventsAbout(draft.invoiceId)).toEqual([
    'invoice.created',
    'invoice.updated',
    'invoice.finalized',
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
  ]);
  expect(provider.eventsAbout(paid.paymentId ?? '')).toEqual(['payment_intent.created', 'payment_intent.succeeded']);
});

test.each([
  ['4000000000000341', 'Your card was declined.'],
  [
    '4000002760003184',
    'The bank wants the cardholder to confirm this payment, and we can’t ask for that when we charge a card each month. Use a different card.',
  ],
])(
  'a card on file that is declined later (%s) leaves the bill unpaid with its reason, and another one pays it',
  async (card, declineReason) => {
    const { customerId, plan } = await planWith(card);
    const { invoiceId } = await latestBill(plan);
    await finalizeBill(invoiceId);
    expect(await payBill(invoiceId, `day0:${number}`)).toEqual({ paid: false, declineReason });
    // The same try asked for again is the same try.
    expect(await payBill(invoiceId, `day0:${number}`)).toEqual({ paid: false, declineReason });
    expect(await latestInvoice(plan)).toMatchObject({ status: 'open', attempt_count: 1, amount_paid: 0 });
    expect(await payBill(invoiceId, `day1:${number}`)).toEqual({ paid: false, declineReason });
    expect(await latestInvoice(plan)).toMatchObject({ status: 'open', attempt_count: 2 });
    await giveCard(customerId, '4242424242424242', 'second');
    expect(await payBill(invoiceId, `day3:${number}`)).toEqual({ paid: true });
    expect(await latestInvoice(plan)).toMatchObject({ status: 'paid', attempt_count: 3, amount_paid: 3_157 });
    expect(provider.eventsAbout(invoiceId).filter((type) => type === 'invoice.payment_failed')).toHaveLength(2);
  },
);

test('a card that asked for a confirmation once is charged later without one', async () => {
  const { plan } = await planWith('4000002500003155');
  const { invoiceId } = await latestBill(plan);
  await finalizeBill(invoiceId);
  expect(await payBill(invoiceId, `try:${number}`)).toEqual({ paid: true });
});

test('a customer without a card gets an error, pays by bank, and it’s recorded once', async () => {
  const customerId = await createCustomer({ key: `customer:${number}`, email: 'bank@b.test', orderId: 'o' });
  const plan = await startPlan(customerId);
  const { invoiceId } = await latestBill(plan);
  await finalizeBill(invoiceId);
  expect(await payBill(invoiceId, `try:${number}`)).toEqual({
    paid: false,
    declineReason: 'Cannot charge a customer that has no active card',
  });
  expect(await latestInvoice(plan)).toMatchObject({ status: 'open', attempt_count: 0 });
  await notePaidByBank(invoiceId);
  await notePaidByBank(invoiceId);
  expect(await latestBill(plan)).toMatchObject({ state: 'paid', paidOutOfBand: true });
  expect(
    provider
      .server()
      .all('charge')
      .filter(({ customer }) => customer === customerId),
  ).toEqual([]);
});

test('credit pays a bill before the card does, and a bill that it covers is paid without a charge', async () => {
  const { customerId, plan } = await planWith('4242424242424242');
  const give = () => creditCustomer({ creditId: `credit:${number}`, customerId, amountCents: 4_000, description: 'Late draft' });
  const given = await give();
  const first = await latestBill(plan);
  await finalizeBill(first.invoiceId);
  expect(await latestBill(plan)).toMatchObject({
    state: 'paid',
    creditCents: 3_157,
    dueCents: 0,
    paidOutOfBand: false,
  });
  expect(await latestInvoice(plan)).toMatchObject({ amount_paid: 0, attempt_count: 0 });
  provider.travelTo('2027-02-28T12:00:00Z');
  const second = await latestBill(plan);
  await finalizeBill(second.invoiceId);
  expect(await latestBill(plan)).toMatchObject({ state: 'open', creditCents: 843, dueCents: 2_314 });
  expect(await payBill(second.invoiceId, `try:${number}`)).toEqual({ paid: true });
  expect(
    provider
      .server()
      .all('charge')
      .findLast(({ customer }) => customer === customerId)?.amount,
  ).toBe(2_314);
  expect(
    provider
      .server()
      .all('customer')
      .find(({ id }) => id === customerId)?.balance,
  ).toBe(0);
  // The key of the first request is forgotten by now.
  expect(await give()).toBe(given);
});

test('a voided bill returns its credit, and is no longer owed', async () => {
  const { customerId, plan } = await planWith('4242424242424242');
  await creditCustomer({ creditId: `credit:${number}`, customerId, amountCents: 1_000, description: 'Late draft' });
  const { invoiceId } = await latestBill(plan);
  await finalizeBill(invoiceId);
  await voidBill(invoiceId);
  await voidBill(invoiceId);
  expect(await latestBill(plan)).toMatchObject({ state: 'void' });
  expect(
    provider
      .server()
      .all('customer')
      .find(({ id }) => id === customerId)?.balance,
  ).toBe(-1_000);
  await expect(payBill(invoiceId, `try:${number}`)).rejects.toThrow('This invoice is void');
});

test('a plan is past due from the last day of an unpaid bill until it is paid', async () => {
  const { plan } = await planWith('4242424242424242');
  const { invoiceId, dueAt } = await latestBill(plan);
  await finalizeBill(invoiceId);
  provider.travelTo(new Date((dueAt?.getTime() ?? 0) - 1000));
  expect((await readPlan(plan)).state).toBe('active');
  provider.travelTo(dueAt ?? provider.now());
  expect((await readPlan(plan)).state).toBe('past_due');
  expect(provider.eventsAbout(invoiceId)).toContain('invoice.overdue');
  await payBill(invoiceId, `try:${number}`);
  expect((await readPlan(plan)).state).toBe('active');
});

test('a plan that ends now has ended for good', async () => {
  const { plan } = await planWith('4242424242424242');
  const { invoiceId } = await latestBill(plan);
  await endPlan(plan);
  await endPlan(plan);
  expect(await readPlan(plan)).toMatchObject({ state: 'canceled', endedAt: provider.now() });
  provider.travelTo(new Date(provider.now().getTime() + 90 * 86_400_000));
  expect((await readPlan(plan)).bills).toMatchObject([{ invoiceId, state: 'draft' }]);
  expect(provider.eventsAbout(plan)).toEqual(['customer.subscription.created', 'customer.subscription.deleted']);
  await expect(changePlan(plan, { cancelsAtPeriodEnd: true })).rejects.toThrow('A canceled subscription');
});

test('the same plan asked for twice is one plan', async () => {
  const { customerId, plan } = await planWith('4242424242424242');
  expect(await startPlan(customerId)).toBe(plan);
  await expect(startPlan(customerId, 14)).rejects.toThrow('Keys for idempotent requests');
});

test('a plan whose card came with the setup price uses that card', async () => {
  const { sessionId, url } = await createCheckout({
    attemptId: `setup:${number}`,
    orderId: 'o',
    orderNumber: 7,
    email: 'a@b.test',
    amountCents: 29_900,
    taxRate: 0,
    taxName: '',
    description: 'A website',
    ...urls,
    expiresAt: inAnHour(),
  });
  await provider.pay(url, '4242424242424242');
  const { customerId = '', paymentMethodId = '' } = await checkoutStatus(sessionId);
  expect(await useCard(customerId, paymentMethodId)).toEqual({
    paymentMethodId,
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2034,
  });
  const plan = await startPlan(customerId);
  const { invoiceId } = await latestBill(plan);
  await finalizeBill(invoiceId);
  expect(await payBill(invoiceId, `try:${number}`)).toEqual({ paid: true });
});

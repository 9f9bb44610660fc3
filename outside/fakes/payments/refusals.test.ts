import { beforeAll, expect, test } from 'vitest';
import { item, page, type RefusalRow } from '../../../tests/helpers/payment-requests.ts';
import { usePaymentServer } from '../../../tests/helpers/payment-server.ts';
import { finalizeBill, notePaidByBank, payBill, voidBill } from '../../payments/bills.ts';
import { checkoutStatus, createCheckout } from '../../payments/checkout.ts';
import { createCustomer, useCard } from '../../payments/customers.ts';
import { createPlan, endPlan, readPlan } from '../../payments/plans.ts';
import { createRefund } from '../../payments/refunds.ts';

const provider = usePaymentServer();

/** Ids of what the table below speaks of. */
const made: Record<string, string> = {};

beforeAll(async () => {
  const paid = async (attemptId: string, card: string) => {
    const { sessionId, url } = await createCheckout({
      attemptId,
      orderId: attemptId,
      orderNumber: 1,
      email: 'a@b.test',
      amountCents: 29_900,
      taxRate: 0,
      taxName: '',
      description: 'A website',
      successUrl: 'https://sunup.test/done',
      cancelUrl: 'https://sunup.test/back',
      expiresAt: new Date(provider.now().getTime() + 3_600_000),
    });
    await provider.pay(url, card);
    const { customerId = '', paymentId = '', paymentMethodId = '' } = await checkoutStatus(sessionId);
    return { sessionId, customerId, paymentId, paymentMethodId };
  };
  const good = await paid('good', '4242424242424242');
  Object.assign(made, { session: good.sessionId, customer: good.customerId, payment: good.paymentId });
  made.unpaid = (await paid('unpaid', '4000000000000002')).paymentId;
  const refunded = await paid('refunded', '4242424242424242');
  await createRefund({ refundId: 'r', paymentId: refunded.paymentId, amountCents: 29_900 });
  made.refunded = refunded.paymentId;
  made.disputed = (await paid('disputed', '4000000000000259')).paymentId;
  await useCard(good.customerId, good.paymentMethodId);
  made.othersCard = refunded.paymentMethodId;
  const planOf = (planId: string, customerId: string) =>
    createPlan({
      planId,
      orderId: planId,
      customerId,
      monthlyCents: 2900,
      taxRate: 0,
      taxName: '',
      daysUntilDue: 7,
      description: 'Website',
    });
  const billOf = async (plan: string) => (await readPlan(plan)).bills[0]?.invoiceId ?? '';
  made.ended = await planOf('ended', good.customerId);
  await endPlan(made.ended);
  made.draft = await billOf(await planOf('draft', good.customerId));
  for (const state of ['open', 'paid', 'void', 'bank']) {
    made[state] = await billOf(await planOf(state, good.customerId));
    await finalizeBill(made[state] ?? '');
  }
  await payBill(made.paid ?? '', 'pay');
  await voidBill(made.void ?? '');
  await notePaidByBank(made.bank ?? '');
  const cardless = await createCustomer({ key: 'customer:cardless', email: 'c@b.test', orderId: 'o' });
  made.cardless = await billOf(await planOf('cardless', cardless));
  await finalizeBill(made.cardless);
});

const plan = { customer: '{customer}', collection_method: 'send_invoice', days_until_due: '7', ...item };

const rows: RefusalRow[] = [
  [
    'a list from nowhere',
    'GET /v1/events',
    { starting_after: 'evt_none' },
    '400 resource_missing',
    "No such object: 'evt_none'",
    'starting_after',
  ],
  [
    'events of too many types',
    'GET /v1/events',
    Object.fromEntries(Array.from({ length: 21 }, (_, place) => [`types[${place}]`, `type.${place}`])),
    '400',
    'Array types exceeded maximum 20 allowed elements.',
    'types',
  ],
  ['a customer that is not there', 'GET /v1/customers/cus_none', {}, '404 resource_missing', "No such customer: 'cus_none'", 'id'],
  ['a bill that is not there', 'POST /v1/invoices/in_none/pay', {}, '404 resource_missing', "No such invoice: 'in_none'"],
  [
    'a plan for no customer',
    'POST /v1/subscriptions',
    { ...plan, customer: 'cus_none' },
    '400 resource_missing',
    "No such customer: 'cus_none'",
    'customer',
  ],
  [
    'a plan of no product',
    'POST /v1/subscriptions',
    { ...plan, 'items[0][price_data][product]': 'prod_none' },
    '400 resource_missing',
    "No such product: 'prod_none'",
  ],
  [
    'a tax that is not there',
    'POST /v1/subscriptions',
    { ...plan, 'default_tax_rates[0]': 'txr_none' },
    '400 resource_missing',
    "No such tax rate: 'txr_none'",
  ],
  [
    "another customer's card",
    'POST /v1/customers/{customer}',
    { 'invoice_settings[default_payment_method]': '{othersCard}' },
    '400 resource_missing',
    'The customer does not have a payment method with the ID',
  ],
  [
    'a product twice',
    'POST /v1/products',
    { id: 'sunup_website_monthly', name: 'Again' },
    '400 resource_already_exists',
    'Product already exists.',
  ],
  [
    'less than fifty cents',
    'POST /v1/checkout/sessions',
    { ...page, 'line_items[0][price_data][unit_amount]': '49' },
    '400 amount_too_small',
    'at least $0.50',
  ],
  [
    'a page shorter than half an hour',
    'POST /v1/checkout/sessions',
    { ...page, expires_at: String(Math.floor(Date.parse('2027-01-10T12:10:00Z') / 1000)) },
    '400',
    'at least 30 minutes',
    'expires_at',
  ],
  [
    'a page longer than a day',
    'POST /v1/checkout/sessions',
    { ...page, expires_at: String(Math.floor(Date.parse('2027-01-12T12:00:00Z') / 1000)) },
    '400',
    'less than 24 hours',
    'expires_at',
  ],
  [
    'customer and email together',
    'POST /v1/checkout/sessions',
    { ...page, customer: '{customer}', customer_email: 'a@b.test' },
    '400 parameters_exclusive',
    'You may only specify one of these parameters',
  ],
  [
    'things to buy on a page that keeps a card',
    'POST /v1/checkout/sessions',
    { ...page, mode: 'setup', currency: 'usd' },
    '400',
    'You can not pass `line_items` in `setup` mode.',
  ],
  [
    'ending a page that is complete',
    'POST /v1/checkout/sessions/{session}/expire',
    {},
    '400',
    'This Checkout Session has a status of complete.',
  ],
  [
    'more back than was paid',
    'POST /v1/refunds',
    { payment_intent: '{payment}', amount: '29901' },
    '400',
    'Refund amount ($299.01) is greater than unrefunded amount on charge ($299.00)',
    'amount',
  ],
  [
    'nothing back',
    'POST /v1/refunds',
    { payment_intent: '{payment}', amount: '0' },
    '400 parameter_invalid_integer',
    'Invalid positive integer',
    'amount',
  ],
  [
    'a refund of a payment refunded in full',
    'POST /v1/refunds',
    { payment_intent: '{refunded}' },
    '400 charge_already_refunded',
    'has already been refunded.',
  ],
  ['a refund of what a bank took', 'POST /v1/refunds', { payment_intent: '{disputed}' }, '400 charge_disputed', 'has been charged back'],
  [
    'a refund of what was never paid',
    'POST /v1/refunds',
    { payment_intent: '{unpaid}' },
    '400',
    'does not have a successful charge to refund.',
  ],
  ['a refund of nothing named', 'POST /v1/refunds', { amount: '100' }, '400 parameter_missing', 'payment_intent'],
  ['paying a draft', 'POST /v1/invoices/{draft}/pay', {}, '400 status_transition_invalid', 'This invoice is draft'],
  ['paying a void bill', 'POST /v1/invoices/{void}/pay', {}, '400 status_transition_invalid', 'This invoice is void'],
  ['paying a paid bill', 'POST /v1/invoices/{paid}/pay', {}, '400', 'Invoice is already paid'],
  ['paying by card what a bank has paid', 'POST /v1/invoices/{bank}/pay', {}, '400', 'Invoice is already paid'],
  ['paying without a card', 'POST /v1/invoices/{cardless}/pay', {}, '402 missing', 'Cannot charge a customer that has no active card'],
  ['making a paid bill final', 'POST /v1/invoices/{paid}/finalize', {}, '400 invoice_not_editable', 'already finalized'],
  ['taking back a paid bill', 'POST /v1/invoices/{paid}/void', {}, '400 status_transition_invalid', 'This invoice is paid'],
  [
    'changing a plan that has ended',
    'POST /v1/subscriptions/{ended}',
    { cancel_at_period_end: 'true' },
    '400 invalid_canceled_subscription_fields',
    'can only update its cancellation_details and metadata',
  ],
  ['ending a plan twice', 'DELETE /v1/subscriptions/{ended}', {}, '404 resource_missing', 'No such subscription'],
  [
    "an object that can't be whole",
    'GET /v1/customers/{customer}',
    { 'expand[0]': 'email' },
    '400',
    'This property cannot be expanded (email).',
    'expand',
  ],
  [
    'five levels',
    'GET /v1/invoices',
    { 'expand[0]': 'data.payments.data.payment.payment_intent' },
    '400',
    'You cannot expand more than 4 levels',
    'expand',
  ],
  ['an address that is not there', 'GET /v1/payouts', {}, '404', 'Unrecognized request URL (GET: /v1/payouts).'],
];

test.each(rows)('%s is refused as the provider refuses it', async (_what, request, form, refusal, message, param) => {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_match, name: string) => made[name] ?? `missing ${name}`);
  const before = provider.server().all('event').length;
  const answer = await provider.send(
    filled(request),
    Object.fromEntries(Object.entries(form).map(([name, value]) => [name, filled(value)])),
  );
  expect([answer.status, answer.body.error?.code].filter(Boolean).join(' ')).toBe(refusal);
  expect(answer.body.error?.type).toBe(answer.status === 402 ? 'card_error' : 'invalid_request_error');
  expect(answer.body.error?.message).toContain(message);
  if (param) expect(answer.body.error?.param).toBe(param);
  expect(provider.server().all('event')).toHaveLength(before);
});

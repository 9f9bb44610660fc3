import { expect, test } from 'vitest';
import { usePaymentServer, type WireObject } from '../../../tests/helpers/payment-server.ts';
import { finalizeBill, payBill } from '../../payments/bills.ts';
import { checkoutStatus, createCardChange, createCheckout } from '../../payments/checkout.ts';
import { creditCustomer, useCard } from '../../payments/customers.ts';
import { changePlan, createPlan, readPlan } from '../../payments/plans.ts';
import { createRefund } from '../../payments/refunds.ts';
import published from './stripe-fixtures.json' with { type: 'json' };

const provider = usePaymentServer('2027-01-31T09:30:00Z');

const resources: Record<string, object> = published.resources;

/** What of a published sample an object lacks or has as another JSON type. Null in the sample or in ours has no type. */
function differences(ours: unknown, sample: unknown, where: string): string[] {
  if (ours === null || sample === null) return [];
  if (ours === undefined) return [`${where} is missing`];
  if (kindOf(ours) !== kindOf(sample)) return [`${where} is ${kindOf(ours)}, not ${kindOf(sample)}`];
  if (Array.isArray(sample))
    return sample.length && Array.isArray(ours) ? ours.flatMap((item, index) => differences(item, sample[0], `${where}[${index}]`)) : [];
  if (typeof sample !== 'object') return [];
  const fields = ours as Record<string, unknown>;
  // The sample's own pairs of metadata are no fields.
  return Object.entries(sample).flatMap(([name, value]) =>
    name === 'metadata' ? [] : differences(fields[name], value, `${where}.${name}`),
  );
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

const soon = () => new Date(provider.now().getTime() + 60 * 60_000);
const urls = { successUrl: 'https://sunup.test/done', cancelUrl: 'https://sunup.test/back' };

/** Everything that can happen to one order and its plan, so every kind of object is created. */
async function wholeLife(): Promise<void> {
  const request = {
    attemptId: 'life',
    orderId: 'o1',
    orderNumber: 1001,
    email: 'a@b.test',
    amountCents: 29_900,
    taxRate: 8875,
    taxName: 'New York sales tax',
    description: 'Five-page website',
    ...urls,
    expiresAt: soon(),
  };
  const { sessionId, url } = await createCheckout(request);
  await provider.pay(url, '4000000000000002');
  await provider.pay(url, '4000002500003155');
  await provider.confirm(url, 'yes');
  const { customerId = '', paymentId = '', paymentMethodId = '' } = await checkoutStatus(sessionId);
  await useCard(customerId, paymentMethodId);
  await createRefund({ refundId: 'r1', paymentId, amountCents: 5_000 });
  await creditCustomer({ creditId: 'credit', customerId, amountCents: 1_000, description: 'Late draft' });
  const disputed = await createCheckout({ ...request, attemptId: 'disputed' });
  await provider.pay(disputed.url, '4000000000000259');
  const [dispute] = provider.server().all('dispute');
  provider.server().bank.dispute(dispute?.id ?? '', 'won');
  const change = await createCardChange({ attemptId: 'change', planId: 'p1', customerId, ...urls, expiresAt: soon() });
  await provider.pay(change.url, '4242424242424242');
  const plan = await createPlan({
    planId: 'p1',
    orderId: 'o1',
    customerId,
    monthlyCents: 2_900,
    taxRate: 8875,
    taxName: 'New York sales tax',
    daysUntilDue: 7,
    description: 'Website',
  });
  const [first] = (await readPlan(plan)).bills;
  await finalizeBill(first?.invoiceId ?? '');
  await payBill(first?.invoiceId ?? '', 'try-1');
  await changePlan(plan, { paused: true });
  provider.travelTo('2027-03-15T00:00:00Z');
  await changePlan(plan, { paused: false, cancelsAtPeriodEnd: true });
  provider.travelTo('2027-06-01T00:00:00Z');
}

test('every object of a whole life has each field of the published sample, as the same kind of JSON', async () => {
  await wholeLife();
  const kinds = [
    'charge',
    'checkout.session',
    'customer',
    'customer_balance_transaction',
    'dispute',
    'event',
    'invoice',
    'invoice_payment',
    'payment_intent',
    'payment_method',
    'product',
    'refund',
    'setup_intent',
    'subscription',
    'tax_rate',
  ] as const;
  const wire = (value: unknown) => JSON.parse(JSON.stringify(value)) as WireObject[];
  const found = kinds.flatMap((kind) => {
    const objects = wire(provider.server().all(kind));
    expect(objects.length, kind).toBeGreaterThan(0);
    const sample = resources[kind] as Record<string, unknown>;
    // An event's object is compared as the kind that it is.
    return objects.flatMap((object) => (kind === 'event' ? ofEvent(object, sample) : differences(object, sample, kind)));
  });
  expect([...new Set(found)]).toEqual([]);
});

function ofEvent(event: WireObject, sample: Record<string, unknown>): string[] {
  const { data, ...frame } = event as { data?: unknown };
  const object = (data as { object: WireObject }).object;
  return [
    ...differences({ ...frame, data: {} }, { ...sample, data: {} }, 'event'),
    ...differences(object, resources[object.object ?? ''], `event of ${object.object}`),
  ];
}

import type Stripe from 'stripe';
import { type Context, newId } from './context.ts';
import { createInvoice, voidDraft } from './invoices.ts';
import { endOfMonthFrom, monthsAfter } from './months.ts';
import { change, create, record } from './objects.ts';

type Subscription = Stripe.Subscription;

export interface NewSubscription {
  customer: string;
  product: string;
  unitAmount: number;
  quantity: number;
  taxRates: Stripe.TaxRate[];
  daysUntilDue: number;
  description: string | null;
  metadata: Stripe.Metadata;
}

/** Starts a monthly plan now, with a draft of its first bill. */
export function startSubscription(context: Context, wanted: NewSubscription): Subscription {
  const id = newId('sub');
  const now = context.now();
  const price = {
    id: newId('price'),
    object: 'price' as const,
    billing_scheme: 'per_unit' as const,
    created: now,
    currency: 'usd',
    metadata: {},
    product: wanted.product,
    recurring: { interval: 'month' as const, interval_count: 1, usage_type: 'licensed' as const },
    tax_behavior: 'exclusive' as const,
    type: 'recurring' as const,
    unit_amount: wanted.unitAmount,
  };
  const item = {
    id: newId('si', 14),
    object: 'subscription_item' as const,
    created: now,
    current_period_end: monthsAfter(now, 1),
    current_period_start: now,
    metadata: {},
    price,
    quantity: wanted.quantity,
    subscription: id,
  };
  const subscription = create(context, 'subscription', {
    id,
    billing_cycle_anchor: now,
    billing_mode: { flexible: {}, type: 'flexible' },
    cancellation_details: {},
    collection_method: 'send_invoice',
    customer: wanted.customer,
    days_until_due: wanted.daysUntilDue,
    default_tax_rates: wanted.taxRates,
    description: wanted.description,
    invoice_settings: { issuer: { type: 'self' } },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    metadata: wanted.metadata,
    payment_settings: { payment_method_options: null, save_default_payment_method: 'off' },
    start_date: now,
    status: 'active',
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
  });
  change(context, subscription, { latest_invoice: createInvoice(context, subscription, 'subscription_create').id });
  record(context, 'customer.subscription.created', subscription);
  return subscription;
}

export function changeSubscription(context: Context, subscription: Subscription, values: Partial<Subscription>): void {
  record(context, 'customer.subscription.updated', subscription, change(context, subscription, values));
}

/** Begins and bills a plan's next month. */
export function renewSubscription(context: Context, subscription: Subscription): void {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The plan ${subscription.id} has no price.`);
  const start = item.current_period_end;
  const next = { ...item, current_period_start: start, current_period_end: endOfMonthFrom(subscription.billing_cycle_anchor, start) };
  changeSubscription(context, subscription, { items: { ...subscription.items, data: [next] } });
  const invoice = createInvoice(context, subscription, 'subscription_cycle');
  if (subscription.pause_collection) voidDraft(context, invoice);
  changeSubscription(context, subscription, { latest_invoice: invoice.id });
}

/** Cancels a plan at the end of its month, or undoes that. */
export function cancelAtPeriodEnd(context: Context, subscription: Subscription, cancels: boolean): Partial<Subscription> {
  return {
    cancel_at: cancels ? (subscription.items.data[0]?.current_period_end ?? null) : null,
    cancel_at_period_end: cancels,
    canceled_at: cancels ? context.now() : null,
    cancellation_details: { ...noDetails, reason: cancels ? 'cancellation_requested' : null },
  };
}

const noDetails = { comment: null, feedback: null, feedback_option: null };

/** Ends a plan now; its drafts are no longer finalized automatically. */
export function endSubscription(context: Context, subscription: Subscription): void {
  change(context, subscription, {
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? context.now(),
    cancellation_details: { ...noDetails, reason: 'cancellation_requested' },
    ended_at: context.now(),
    status: 'canceled',
  });
  for (const invoice of context.store.under('invoice', subscription.id))
    if (invoice.status === 'draft') change(context, invoice, { auto_advance: false, automatically_finalizes_at: null });
  record(context, 'customer.subscription.deleted', subscription);
}

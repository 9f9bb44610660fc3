import type Stripe from 'stripe';
import { type Desk, newId } from '../desk.ts';
import { before, record } from '../events.ts';
import { listed } from '../lists.ts';
import { monthsAfter } from '../months.ts';

export interface NewSubscription {
  customer: string;
  price: Stripe.Price;
  quantity: number;
  taxRates: Stripe.TaxRate[];
  daysUntilDue: number;
  description: string | null;
  metadata: Stripe.Metadata;
}

/** A plan that bills month by month from now on. */
export function makeSubscription(
  desk: Desk,
  { customer, price, quantity, taxRates, daysUntilDue, description, metadata }: NewSubscription,
): Stripe.Subscription {
  const id = newId('sub');
  const now = desk.at();
  const item: Stripe.SubscriptionItem = {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: monthsAfter(now, 1),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription: id,
    tax_rates: [],
  };
  const subscription: Stripe.Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'send_invoice',
    created: now,
    currency: 'usd',
    customer,
    customer_account: null,
    days_until_due: daysUntilDue,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: taxRates,
    description,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: listed([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
  desk.books.put('subscription', id, subscription);
  return subscription;
}

/** The older name of a price, which the provider still tells beside it. */
function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: typeof price.product === 'string' ? price.product : price.product.id,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** Changes a plan and tells of it. */
export function changeSubscription(desk: Desk, subscription: Stripe.Subscription, change: Partial<Stripe.Subscription>): void {
  const previous = before(subscription, change);
  Object.assign(subscription, change);
  desk.books.put('subscription', subscription.id, subscription);
  record(desk, 'customer.subscription.updated', subscription, previous);
}

import type Stripe from 'stripe';
import { z } from 'zod';
import type { Desk } from '../desk.ts';
import { pageOf, within } from '../lists.ts';
import { makePrice } from '../objects/catalog.ts';
import { changeSubscription } from '../objects/subscription.ts';
import { choice, created, currency, expand, flag, integer, list, metadata, pagination, parameters, text, unset } from '../parameters.ts';
import { endPlan, startPlan } from '../plans.ts';
import { noSuch, noSuchParam, notBuilt, refused } from '../problems.ts';
import { type Endpoint, endpoint, known } from './endpoint.ts';

const recurring = parameters<Stripe.SubscriptionCreateParams.Item.PriceData.Recurring>()(
  { interval: choice(['month'], ['day', 'week', 'year']), interval_count: integer.optional() },
  [],
);

const priceData = parameters<Stripe.SubscriptionCreateParams.Item.PriceData>()(
  {
    currency,
    product: text,
    recurring,
    tax_behavior: choice(['exclusive', 'unspecified'], ['inclusive']).optional(),
    unit_amount: integer,
  },
  ['unit_amount_decimal'],
);

const item = parameters<Stripe.SubscriptionCreateParams.Item>()({ price_data: priceData, quantity: integer.optional() }, [
  'billing_thresholds',
  'current_trial',
  'discounts',
  'metadata',
  'plan',
  'price',
  'tax_rates',
]);

const create = parameters<Stripe.SubscriptionCreateParams>()(
  {
    collection_method: choice(['send_invoice'], ['charge_automatically']),
    currency: currency.optional(),
    customer: text,
    days_until_due: integer,
    default_tax_rates: list(text).optional(),
    description: text.optional(),
    expand,
    items: list(item),
    metadata: metadata.optional(),
  },
  [
    'add_invoice_items',
    'application_fee_percent',
    'automatic_tax',
    'backdate_start_date',
    'billing_cycle_anchor',
    'billing_cycle_anchor_config',
    'billing_mode',
    'billing_schedules',
    'billing_thresholds',
    'cancel_at',
    'cancel_at_period_end',
    'customer_account',
    'default_payment_method',
    'default_source',
    'discounts',
    'invoice_settings',
    'off_session',
    'on_behalf_of',
    'payment_behavior',
    'payment_settings',
    'pending_invoice_item_interval',
    'proration_behavior',
    'transfer_data',
    'trial_end',
    'trial_from_plan',
    'trial_period_days',
    'trial_settings',
  ],
);

const pause = parameters<Stripe.SubscriptionUpdateParams.PauseCollection>()(
  { behavior: choice(['void'], ['keep_as_draft', 'mark_uncollectible']) },
  ['resumes_at'],
);

const update = parameters<Stripe.SubscriptionUpdateParams>()(
  {
    cancel_at_period_end: flag.optional(),
    days_until_due: integer.optional(),
    description: unset.or(text).optional(),
    expand,
    metadata: metadata.optional(),
    pause_collection: unset.or(pause).optional(),
  },
  [
    'add_invoice_items',
    'application_fee_percent',
    'automatic_tax',
    'billing_cycle_anchor',
    'billing_schedules',
    'billing_thresholds',
    'cancel_at',
    'cancellation_details',
    'collection_method',
    'default_payment_method',
    'default_source',
    'default_tax_rates',
    'discounts',
    'invoice_settings',
    'items',
    'off_session',
    'on_behalf_of',
    'payment_behavior',
    'payment_settings',
    'pending_invoice_item_interval',
    'proration_behavior',
    'proration_date',
    'transfer_data',
    'trial_end',
    'trial_from_plan',
    'trial_settings',
  ],
);

const listParams = parameters<Stripe.SubscriptionListParams>()(
  {
    ...pagination,
    created,
    customer: text.optional(),
    status: choice(
      ['active', 'all', 'canceled', 'ended', 'past_due'],
      ['incomplete', 'incomplete_expired', 'paused', 'trialing', 'unpaid'],
    ).optional(),
  },
  ['automatic_tax', 'collection_method', 'current_period_end', 'current_period_start', 'customer_account', 'plan', 'price', 'test_clock'],
);

export const subscriptionEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/subscriptions', create, (desk, input) => {
    const customer = desk.books.get('customer', input.customer);
    if (!customer) throw noSuchParam('customer', input.customer, 'customer');
    const [wanted, ...more] = input.items;
    if (!wanted) throw refused('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
    if (more.length) throw notBuilt('plans of several prices', 'items');
    const { product, unit_amount, tax_behavior, recurring: rhythm } = wanted.price_data;
    if (!desk.books.get('product', product)) throw noSuchParam('product', product, 'items[0][price_data][product]');
    if ((rhythm.interval_count ?? 1) !== 1)
      throw notBuilt('an `interval_count` above 1', 'items[0][price_data][recurring][interval_count]');
    if (unit_amount < 0)
      throw refused('Invalid non-negative integer', { code: 'parameter_invalid_integer', param: 'items[0][price_data][unit_amount]' });
    const taxRates = ratesOf(desk, input.default_tax_rates ?? []);
    const price = makePrice(desk, { product, unitAmount: unit_amount, monthly: true, taxBehavior: tax_behavior ?? 'unspecified' });
    return startPlan(desk, {
      customer: customer.id,
      price,
      quantity: wanted.quantity ?? 1,
      taxRates,
      daysUntilDue: input.days_until_due,
      description: input.description ?? null,
      metadata: input.metadata ?? {},
    });
  }),
  endpoint('GET', '/v1/subscriptions', listParams, (desk, input) =>
    pageOf(
      desk.books
        .all('subscription')
        .filter(
          (plan) =>
            within(plan.created, input.created) && (!input.customer || plan.customer === input.customer) && hasStatus(plan, input.status),
        ),
      input,
      '/v1/subscriptions',
    ),
  ),
  endpoint('GET', '/v1/subscriptions/:id', z.strictObject({ expand }), (desk, _input, id) => known(desk, 'subscription', id)),
  endpoint('POST', '/v1/subscriptions/:id', update, (desk, input, id) => {
    const plan = known(desk, 'subscription', id);
    const { expand: _expand, metadata: pairs, ...rest } = input;
    if (plan.status === 'canceled' && Object.values(rest).some((value) => value !== undefined))
      throw refused('A canceled subscription can only update its cancellation_details and metadata.', {
        code: 'invalid_canceled_subscription_fields',
      });
    changeSubscription(desk, plan, {
      ...(pairs ? { metadata: { ...plan.metadata, ...pairs } } : {}),
      ...(rest.description === undefined ? {} : { description: rest.description || null }),
      ...(rest.days_until_due === undefined ? {} : { days_until_due: rest.days_until_due }),
      ...(rest.pause_collection === undefined
        ? {}
        : { pause_collection: rest.pause_collection ? { behavior: rest.pause_collection.behavior, resumes_at: null } : null }),
      ...(rest.cancel_at_period_end === undefined ? {} : cancelling(desk, plan, rest.cancel_at_period_end)),
    });
    return plan;
  }),
  endpoint(
    'DELETE',
    '/v1/subscriptions/:id',
    parameters<Stripe.SubscriptionCancelParams>()({ expand }, ['cancellation_details', 'invoice_now', 'prorate']),
    (desk, _input, id) => {
      const plan = known(desk, 'subscription', id);
      if (plan.status === 'canceled') throw noSuch('subscription', id);
      endPlan(desk, plan);
      return plan;
    },
  ),
];

function cancelling(desk: Desk, plan: Stripe.Subscription, atPeriodEnd: boolean): Partial<Stripe.Subscription> {
  const end = plan.items.data[0]?.current_period_end ?? null;
  return {
    cancel_at: atPeriodEnd ? end : null,
    cancel_at_period_end: atPeriodEnd,
    canceled_at: atPeriodEnd ? desk.at() : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: atPeriodEnd ? 'cancellation_requested' : null },
  };
}

/** Without a status the provider leaves out the plans that were canceled. */
function hasStatus(plan: Stripe.Subscription, status: string | undefined): boolean {
  if (status === 'all') return true;
  if (status === 'ended') return plan.status === 'canceled';
  return status ? plan.status === status : plan.status !== 'canceled';
}

function ratesOf(desk: Desk, ids: string[]): Stripe.TaxRate[] {
  return ids.map((id, index) => {
    const rate = desk.books.get('tax_rate', id);
    if (!rate) throw noSuchParam('tax rate', id, `default_tax_rates[${index}]`);
    if (!rate.active) throw refused(`The tax rate ${id} is not active.`, { param: `default_tax_rates[${index}]` });
    return rate;
  });
}

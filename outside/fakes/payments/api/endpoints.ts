import type Stripe from 'stripe';
import { changeBalance, changeCustomer, createCustomer } from '../customers.ts';
import { finalizeInvoice, payInvoice, payOutOfBand, voidInvoice } from '../invoices.ts';
import { create } from '../objects.ts';
import { noSuch, refused, unsupported } from '../problems.ts';
import { refundCharge } from '../refunds.ts';
import { cancelAtPeriodEnd, changeSubscription, endSubscription, startSubscription } from '../subscriptions.ts';
import { checkoutEndpoints } from './checkout-sessions.ts';
import { type Endpoint, endpoint, known, listing, retrieve, taxRateOf } from './endpoint.ts';
import {
  choice,
  clearable,
  currency,
  decimal,
  email,
  flag,
  integer,
  type Known,
  list,
  metadata,
  object,
  required,
  text,
} from './parameters.ts';

const customerEndpoints: Endpoint[] = [
  endpoint('POST /v1/customers', { email, name: text, metadata } satisfies Known<Stripe.CustomerCreateParams>, createCustomer),
  retrieve('customer', '/v1/customers'),
  endpoint(
    'POST /v1/customers/:id',
    {
      invoice_settings: object({
        default_payment_method: required(text),
      } satisfies Known<Stripe.CustomerUpdateParams.InvoiceSettings>),
    } satisfies Known<Stripe.CustomerUpdateParams>,
    (context, { invoice_settings: settings }, id) => {
      const customer = known(context, 'customer', id);
      if (!settings) return customer;
      const param = 'invoice_settings[default_payment_method]';
      const method = known(context, 'payment_method', settings.default_payment_method, param);
      if (method.customer !== id)
        throw refused(
          `The customer does not have a payment method with the ID ${method.id}. The payment method must be attached to the customer.`,
          { code: 'resource_missing', param },
        );
      changeCustomer(context, customer, { invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id } });
      return customer;
    },
  ),
  endpoint(
    'POST /v1/customers/:id/balance_transactions',
    {
      amount: required(integer),
      currency: required(currency),
      description: text,
      metadata,
    } satisfies Known<Stripe.CustomerCreateBalanceTransactionParams>,
    (context, { amount, description = null, metadata: pairs = {} }, id) => {
      const customer = known(context, 'customer', id);
      if (amount === 0) throw refused('The amount must not be 0.', { param: 'amount' });
      return changeBalance(context, customer, { amount, type: 'adjustment', description, metadata: pairs });
    },
  ),
  listing('customer_balance_transaction', '/v1/customers/:id/balance_transactions', {}, (entry, _input, id) => entry.customer === id),
];

const catalogEndpoints: Endpoint[] = [
  endpoint(
    'POST /v1/products',
    { id: required(text), name: required(text) } satisfies Known<Stripe.ProductCreateParams>,
    (context, { id, name }) => {
      if (context.store.get('product', id)) throw refused('Product already exists.', { code: 'resource_already_exists' });
      return create(context, 'product', { id, name, active: true, type: 'service', updated: context.now() });
    },
  ),
  retrieve('product', '/v1/products'),
  endpoint(
    'POST /v1/tax_rates',
    {
      display_name: required(text),
      inclusive: required(flag),
      metadata,
      percentage: required(decimal),
    } satisfies Known<Stripe.TaxRateCreateParams>,
    (context, input) => {
      if (input.inclusive) throw unsupported('tax that is included in a price', 'inclusive');
      if (input.percentage < 0 || input.percentage > 100)
        throw refused('Invalid decimal: must be between 0 and 100', { param: 'percentage' });
      if (input.display_name.length > 50) throw refused('Invalid string: must be at most 50 characters', { param: 'display_name' });
      return create(context, 'tax_rate', { ...input, metadata: input.metadata ?? {}, active: true, rate_type: 'percentage' });
    },
  ),
  listing('tax_rate', '/v1/tax_rates', { active: flag, inclusive: flag } satisfies Known<Stripe.TaxRateListParams>),
];

const paymentEndpoints: Endpoint[] = [
  retrieve('payment_intent', '/v1/payment_intents'),
  listing('charge', '/v1/charges', { payment_intent: text } satisfies Known<Stripe.ChargeListParams>),
  endpoint(
    'POST /v1/refunds',
    {
      amount: integer,
      metadata,
      payment_intent: required(text),
      reason: choice('duplicate', 'fraudulent', 'requested_by_customer'),
    } satisfies Known<Stripe.RefundCreateParams>,
    (context, { payment_intent: id, ...refund }) => {
      const intent = known(context, 'payment_intent', id, 'payment_intent');
      const charge = intent.status === 'succeeded' ? context.store.get('charge', intent.latest_charge) : undefined;
      if (!charge) throw refused(`This PaymentIntent (${id}) does not have a successful charge to refund.`, { param: 'payment_intent' });
      return refundCharge(context, { ...refund, charge });
    },
  ),
  retrieve('refund', '/v1/refunds'),
  listing('refund', '/v1/refunds', { payment_intent: text } satisfies Known<Stripe.RefundListParams>),
  retrieve('dispute', '/v1/disputes'),
  listing('dispute', '/v1/disputes', { payment_intent: text } satisfies Known<Stripe.DisputeListParams>),
];

const priceData = object({
  currency: required(currency),
  product: required(text),
  recurring: required(
    object({ interval: required(choice('month')) } satisfies Known<Stripe.SubscriptionCreateParams.Item.PriceData.Recurring>),
  ),
  tax_behavior: choice('exclusive'),
  unit_amount: required(integer),
} satisfies Known<Stripe.SubscriptionCreateParams.Item.PriceData>);

const subscriptionEndpoints: Endpoint[] = [
  endpoint(
    'POST /v1/subscriptions',
    {
      collection_method: required(choice('send_invoice')),
      customer: required(text),
      days_until_due: required(integer),
      default_tax_rates: list(text),
      description: text,
      items: required(
        list(object({ price_data: required(priceData), quantity: integer } satisfies Known<Stripe.SubscriptionCreateParams.Item>)),
      ),
      metadata,
    } satisfies Known<Stripe.SubscriptionCreateParams>,
    (context, input) => {
      const customer = known(context, 'customer', input.customer, 'customer');
      const [item, ...more] = input.items;
      if (!item) throw refused('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
      if (more.length) throw unsupported('plans with several prices', 'items');
      const { product, unit_amount: unitAmount } = item.price_data;
      known(context, 'product', product, 'items[0][price_data][product]');
      if (unitAmount < 0)
        throw refused('Invalid non-negative integer', { code: 'parameter_invalid_integer', param: 'items[0][price_data][unit_amount]' });
      return startSubscription(context, {
        customer: customer.id,
        product,
        unitAmount,
        quantity: item.quantity ?? 1,
        taxRates: (input.default_tax_rates ?? []).map((id, index) => taxRateOf(context, id, `default_tax_rates[${index}]`)),
        daysUntilDue: input.days_until_due,
        description: input.description ?? null,
        metadata: input.metadata ?? {},
      });
    },
  ),
  listing(
    'subscription',
    '/v1/subscriptions',
    { customer: text, status: choice('all') } satisfies Known<Stripe.SubscriptionListParams>,
    // Without a status, the provider doesn't list canceled plans.
    (plan, { customer, status }) => (!customer || plan.customer === customer) && (status === 'all' || plan.status !== 'canceled'),
  ),
  retrieve('subscription', '/v1/subscriptions'),
  endpoint(
    'POST /v1/subscriptions/:id',
    {
      cancel_at_period_end: flag,
      pause_collection: clearable(
        object({ behavior: required(choice('void')) } satisfies Known<Stripe.SubscriptionUpdateParams.PauseCollection>),
      ),
    } satisfies Known<Stripe.SubscriptionUpdateParams>,
    (context, { cancel_at_period_end: cancels, pause_collection: pause }, id) => {
      const plan = known(context, 'subscription', id);
      if (plan.status === 'canceled')
        throw refused('A canceled subscription can only update its cancellation_details and metadata.', {
          code: 'invalid_canceled_subscription_fields',
        });
      changeSubscription(context, plan, {
        ...(pause === undefined ? {} : { pause_collection: pause && { ...pause, resumes_at: null } }),
        ...(cancels === undefined ? {} : cancelAtPeriodEnd(context, plan, cancels)),
      });
      return plan;
    },
  ),
  endpoint('DELETE /v1/subscriptions/:id', {}, (context, _input, id) => {
    const plan = known(context, 'subscription', id);
    if (plan.status === 'canceled') throw noSuch('subscription', id);
    endSubscription(context, plan);
    return plan;
  }),
];

const invoiceEndpoints: Endpoint[] = [
  listing(
    'invoice',
    '/v1/invoices',
    { subscription: text } satisfies Known<Stripe.InvoiceListParams>,
    (invoice, { subscription }) => !subscription || invoice.parent?.subscription_details?.subscription === subscription,
  ),
  retrieve('invoice', '/v1/invoices'),
  endpoint('POST /v1/invoices/:id/finalize', {}, (context, _input, id) => {
    const invoice = known(context, 'invoice', id);
    finalizeInvoice(context, invoice);
    return invoice;
  }),
  endpoint(
    'POST /v1/invoices/:id/pay',
    { off_session: choice('true'), paid_out_of_band: flag } satisfies Known<Stripe.InvoicePayParams>,
    (context, { paid_out_of_band: isPaidElsewhere }, id) => {
      const invoice = known(context, 'invoice', id);
      (isPaidElsewhere ? payOutOfBand : payInvoice)(context, invoice);
      return invoice;
    },
  ),
  endpoint('POST /v1/invoices/:id/void', {}, (context, _input, id) => {
    const invoice = known(context, 'invoice', id);
    voidInvoice(context, invoice);
    return invoice;
  }),
];

/** The largest number of types that a list of events can ask for. */
const mostTypes = 20;

const eventEndpoints: Endpoint[] = [
  listing('event', '/v1/events', { types: list(text) } satisfies Known<Stripe.EventListParams>, (event, { types }) => {
    if (types && types.length > mostTypes) throw refused(`Array types exceeded maximum ${mostTypes} allowed elements.`, { param: 'types' });
    return types?.includes(event.type) ?? true;
  }),
  retrieve('event', '/v1/events'),
];

/** What the provider says about the account. Here it's always the test mode. */
const accountEndpoints: Endpoint[] = [
  endpoint('GET /v1/balance', {}, () => ({ object: 'balance', livemode: false, available: [], pending: [] })),
  endpoint(
    'GET /v1/webhook_endpoints',
    { limit: integer } satisfies Known<Stripe.WebhookEndpointListParams>,
    ({ webhook: { url, types, isEnabled } }) => ({
      object: 'list',
      url: '/v1/webhook_endpoints',
      has_more: false,
      data: [
        {
          id: 'we_test',
          object: 'webhook_endpoint',
          url,
          enabled_events: types,
          status: isEnabled ? 'enabled' : 'disabled',
          livemode: false,
        },
      ],
    }),
  ),
];

/** The part of the provider's API that the product uses. */
export const endpoints: Endpoint[] = [
  ...customerEndpoints,
  ...catalogEndpoints,
  ...checkoutEndpoints,
  ...paymentEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...eventEndpoints,
  ...accountEndpoints,
];

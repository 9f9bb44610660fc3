import type Stripe from 'stripe';
import { z } from 'zod';
import type { Purchase } from '../books.ts';
import { expireSession } from '../checkout.ts';
import { type Desk, newId } from '../desk.ts';
import { listed, pageOf, within } from '../lists.ts';
import { makePrice, makeProduct } from '../objects/catalog.ts';
import { makeSession } from '../objects/checkout-session.ts';
import { address, choice, created, currency, email, expand, integer, list, metadata, pagination, parameters, text } from '../parameters.ts';
import { noSuchParam, refused } from '../problems.ts';
import { taxOn } from '../taxes.ts';
import { type Endpoint, endpoint, known } from './endpoint.ts';

type Params = Stripe.Checkout.SessionCreateParams;

const productData = parameters<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>()(
  { description: text.optional(), metadata: metadata.optional(), name: text },
  ['images', 'tax_code', 'tax_details', 'unit_label'],
);

const priceData = parameters<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>()(
  {
    currency,
    product_data: productData,
    tax_behavior: choice(['exclusive', 'unspecified'], ['inclusive']).optional(),
    unit_amount: integer,
  },
  ['product', 'recurring', 'unit_amount_decimal'],
);

const lineItem = parameters<Stripe.Checkout.SessionCreateParams.LineItem>()(
  { metadata: metadata.optional(), price_data: priceData, quantity: integer.optional(), tax_rates: list(text).optional() },
  ['adjustable_quantity', 'price'],
);
type LineWish = z.output<typeof lineItem>;

const paymentIntentData = parameters<Stripe.Checkout.SessionCreateParams.PaymentIntentData>()(
  { description: text.optional(), metadata: metadata.optional(), setup_future_usage: choice(['off_session'], ['on_session']).optional() },
  [
    'application_fee_amount',
    'capture_method',
    'on_behalf_of',
    'receipt_email',
    'shipping',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_data',
    'transfer_group',
  ],
);

const setupIntentData = parameters<Stripe.Checkout.SessionCreateParams.SetupIntentData>()(
  { description: text.optional(), metadata: metadata.optional() },
  ['on_behalf_of'],
);

const create = parameters<Params>()(
  {
    allowed_payment_method_types: list(
      choice(['card'], ['us_bank_account', 'link', 'cashapp', 'paypal', 'klarna', 'affirm', 'amazon_pay']),
    ).optional(),
    cancel_url: address.optional(),
    client_reference_id: text.optional(),
    currency: currency.optional(),
    customer: text.optional(),
    customer_creation: choice(['always', 'if_required']).optional(),
    customer_email: email.optional(),
    expand,
    expires_at: integer.optional(),
    line_items: list(lineItem).optional(),
    metadata: metadata.optional(),
    mode: choice(['payment', 'setup'], ['subscription']),
    payment_intent_data: paymentIntentData.optional(),
    setup_intent_data: setupIntentData.optional(),
    success_url: address,
  },
  [
    'adaptive_pricing',
    'after_expiration',
    'allow_promotion_codes',
    'automatic_tax',
    'billing_address_collection',
    'branding_settings',
    'consent_collection',
    'custom_fields',
    'custom_text',
    'customer_account',
    'customer_update',
    'discounts',
    'excluded_payment_method_types',
    'integration_identifier',
    'invoice_creation',
    'locale',
    'managed_payments',
    'name_collection',
    'optional_items',
    'origin_context',
    'payment_method_collection',
    'payment_method_configuration',
    'payment_method_data',
    'payment_method_options',
    'permissions',
    'phone_number_collection',
    'redirect_on_completion',
    'return_url',
    'saved_payment_method_options',
    'shipping_address_collection',
    'shipping_options',
    'submit_type',
    'subscription_data',
    'tax_id_collection',
    'ui_mode',
    'wallet_options',
  ],
);
type Wish = z.output<typeof create>;

const listParams = parameters<Stripe.Checkout.SessionListParams>()(
  {
    ...pagination,
    created,
    customer: text.optional(),
    payment_intent: text.optional(),
    status: choice(['open', 'complete', 'expired']).optional(),
  },
  ['customer_account', 'customer_details', 'payment_link', 'subscription'],
);

export const checkoutSessionEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/checkout/sessions', create, (desk, wish) => {
    const expiresAt = wish.expires_at ?? desk.at() + 86_400;
    checkWish(desk, wish, expiresAt);
    const data = wish.mode === 'payment' ? wish.payment_intent_data : wish.setup_intent_data;
    const customer = wish.customer ? desk.books.get('customer', wish.customer) : undefined;
    const purchase: Purchase = {
      lines: (wish.line_items ?? []).map((line) => lineOf(desk, line)),
      description: data?.description ?? null,
      metadata: data?.metadata ?? {},
      keepsCard: wish.mode === 'setup' || wish.payment_intent_data?.setup_future_usage === 'off_session',
      email: wish.customer_email ?? customer?.email ?? null,
    };
    return makeSession(desk, {
      mode: wish.mode,
      customer: wish.customer ?? null,
      customerCreation: wish.customer_creation ?? 'if_required',
      customerEmail: wish.customer_email ?? null,
      clientReferenceId: wish.client_reference_id ?? null,
      currency: wish.currency ?? null,
      allowedTypes: wish.allowed_payment_method_types ?? null,
      metadata: wish.metadata ?? {},
      successUrl: wish.success_url,
      cancelUrl: wish.cancel_url ?? null,
      expiresAt,
      purchase,
    });
  }),
  endpoint('GET', '/v1/checkout/sessions', listParams, (desk, input) =>
    pageOf(
      desk.books
        .all('checkout.session')
        .filter(
          (session) =>
            within(session.created, input.created) &&
            (!input.customer || session.customer === input.customer) &&
            (!input.payment_intent || session.payment_intent === input.payment_intent) &&
            (!input.status || session.status === input.status),
        ),
      input,
      '/v1/checkout/sessions',
    ),
  ),
  endpoint('GET', '/v1/checkout/sessions/:id', z.strictObject({ expand }), (desk, _input, id) => known(desk, 'checkout.session', id)),
  endpoint(
    'GET',
    '/v1/checkout/sessions/:id/line_items',
    parameters<Stripe.Checkout.SessionListLineItemsParams>()(pagination, []),
    (desk, _input, id) => {
      known(desk, 'checkout.session', id);
      return listed(desk.books.get('purchase', id)?.lines ?? [], `/v1/checkout/sessions/${id}/line_items`);
    },
  ),
  endpoint('POST', '/v1/checkout/sessions/:id/expire', z.strictObject({ expand }), (desk, _input, id) => {
    const session = known(desk, 'checkout.session', id);
    if (session.status !== 'open')
      throw refused(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    expireSession(desk, session);
    return session;
  }),
];

function checkWish(desk: Desk, wish: Wish, expiresAt: number): void {
  if (wish.customer && wish.customer_email)
    throw refused('You may only specify one of these parameters: customer, customer_email.', {
      code: 'parameters_exclusive',
      param: 'customer',
    });
  if (wish.customer && !desk.books.get('customer', wish.customer)) throw noSuchParam('customer', wish.customer, 'customer');
  if (expiresAt < desk.at() + 30 * 60)
    throw refused('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', { param: 'expires_at' });
  if (expiresAt > desk.at() + 24 * 3600)
    throw refused('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', { param: 'expires_at' });
  if (wish.mode === 'payment') {
    if (!wish.line_items?.length)
      throw refused('`line_items` are required in `payment` mode.', { code: 'parameter_missing', param: 'line_items' });
    if (wish.setup_intent_data) throw refused('You can not pass `setup_intent_data` in `payment` mode.', { param: 'setup_intent_data' });
    if (wish.customer && wish.customer_creation)
      throw refused('`customer_creation` can not be used with `customer`.', { param: 'customer_creation' });
    const total = wish.line_items.map((line) => amountsOf(desk, line)).reduce((sum, { subtotal, tax }) => sum + subtotal + tax, 0);
    if (total < 50)
      throw refused("The Checkout Session's total amount due must add up to at least $0.50 usd", { code: 'amount_too_small' });
    return;
  }
  if (wish.line_items) throw refused('You can not pass `line_items` in `setup` mode.', { param: 'line_items' });
  if (wish.payment_intent_data) throw refused('You can not pass `payment_intent_data` in `setup` mode.', { param: 'payment_intent_data' });
  if (wish.customer_creation) throw refused('`customer_creation` can only be used in `payment` mode.', { param: 'customer_creation' });
  if (!wish.currency && !wish.allowed_payment_method_types)
    throw refused('Missing required param: currency.', { code: 'parameter_missing', param: 'currency' });
}

/** What a line comes to. Throws for what can not be sold. */
function amountsOf(desk: Desk, { quantity = 1, price_data: { unit_amount: unitAmount }, tax_rates: ids = [] }: LineWish) {
  if (quantity < 1) throw refused('This value must be greater than or equal to 1.', { param: 'line_items[0][quantity]' });
  if (unitAmount < 0)
    throw refused('Invalid non-negative integer', { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' });
  const subtotal = unitAmount * quantity;
  const taxes = ids.map((id) => {
    const rate = desk.books.get('tax_rate', id);
    if (!rate) throw noSuchParam('tax rate', id, 'line_items[0][tax_rates][0]');
    if (!rate.active) throw refused(`The tax rate ${id} is not active.`, { param: 'line_items[0][tax_rates][0]' });
    return { amount: taxOn(subtotal, rate), rate, taxability_reason: null, taxable_amount: subtotal };
  });
  return { quantity, unitAmount, subtotal, taxes, tax: taxes.reduce((sum, { amount }) => sum + amount, 0) };
}

/** What is bought, with the tax that is added to it. */
function lineOf(desk: Desk, line: LineWish): Stripe.LineItem {
  const { quantity, unitAmount, subtotal, taxes, tax } = amountsOf(desk, line);
  const { name, description, metadata: productMetadata } = line.price_data.product_data;
  const product = makeProduct(desk, { name, description, metadata: productMetadata, active: false });
  const taxBehavior = line.price_data.tax_behavior ?? 'unspecified';
  const price = makePrice(desk, { product: product.id, unitAmount, monthly: false, taxBehavior });
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: subtotal,
    amount_tax: tax,
    amount_total: subtotal + tax,
    currency: 'usd',
    description: name,
    metadata: line.metadata ?? {},
    price,
    quantity,
    taxes,
  };
}

import type Stripe from 'stripe';
import { expireSession } from '../checkout.ts';
import { type Context, newId } from '../context.ts';
import { create, record } from '../objects.ts';
import { exclusive, refused } from '../problems.ts';
import type { Purchase } from '../store.ts';
import { taxOn } from '../taxes.ts';
import { type Endpoint, endpoint, known, listing, retrieve, taxRateOf } from './endpoint.ts';
import { address, choice, currency, email, integer, type Known, list, metadata, object, type Read, required, text } from './parameters.ts';

const lineItem = {
  price_data: required(
    object({
      currency: required(currency),
      product_data: required(
        object({ name: required(text) } satisfies Known<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>),
      ),
      unit_amount: required(integer),
    } satisfies Known<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>),
  ),
  quantity: integer,
  tax_rates: list(text),
} satisfies Known<Stripe.Checkout.SessionCreateParams.LineItem>;

const session = {
  allowed_payment_method_types: list(choice('card')),
  cancel_url: address,
  client_reference_id: text,
  currency,
  customer: text,
  customer_creation: choice('always'),
  customer_email: email,
  expires_at: integer,
  line_items: list(object(lineItem)),
  metadata,
  mode: required(choice('payment', 'setup')),
  payment_intent_data: object({
    description: text,
    metadata,
    setup_future_usage: choice('off_session'),
  } satisfies Known<Stripe.Checkout.SessionCreateParams.PaymentIntentData>),
  setup_intent_data: object({ description: text, metadata } satisfies Known<Stripe.Checkout.SessionCreateParams.SetupIntentData>),
  success_url: required(address),
} satisfies Known<Stripe.Checkout.SessionCreateParams>;

export const checkoutEndpoints: Endpoint[] = [
  endpoint('POST /v1/checkout/sessions', session, createSession),
  listing('checkout.session', '/v1/checkout/sessions', {}),
  retrieve('checkout.session', '/v1/checkout/sessions'),
  endpoint('POST /v1/checkout/sessions/:id/expire', {}, (context, _input, id) => {
    const open = known(context, 'checkout.session', id);
    if (open.status !== 'open')
      throw refused(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${open.status}.`,
      );
    expireSession(context, open);
    return open;
  }),
];

function createSession(context: Context, input: Read<typeof session>): Stripe.Checkout.Session {
  const expiresAt = input.expires_at ?? context.now() + 86_400;
  const customer = input.customer ? known(context, 'customer', input.customer, 'customer') : undefined;
  checkSession(context, input, expiresAt);
  const isPayment = input.mode === 'payment';
  const lines = (input.line_items ?? []).map((line) => lineOf(context, line));
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0);
  const tax = lines.flatMap(({ taxes }) => taxes).reduce((sum, { amount }) => sum + amount, 0);
  if (isPayment && subtotal + tax < 50)
    throw refused("The Checkout Session's total amount due must add up to at least $0.50 usd", { code: 'amount_too_small' });
  const data = isPayment ? input.payment_intent_data : input.setup_intent_data;
  const purchase: Purchase = {
    lines,
    description: data?.description ?? null,
    metadata: data?.metadata ?? {},
    savesCard: !isPayment || input.payment_intent_data?.setup_future_usage === 'off_session',
    email: input.customer_email ?? customer?.email ?? null,
  };
  const id = newId('cs_test');
  const created = create(context, 'checkout.session', {
    id,
    amount_subtotal: isPayment ? subtotal : null,
    amount_total: isPayment ? subtotal + tax : null,
    automatic_tax: { enabled: false },
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    currency: isPayment ? 'usd' : (input.currency ?? null),
    custom_text: {},
    customer: input.customer ?? null,
    customer_creation: isPayment && !customer ? (input.customer_creation ?? 'if_required') : null,
    customer_details: { email: purchase.email, tax_exempt: 'none' },
    customer_email: input.customer_email ?? null,
    expires_at: expiresAt,
    metadata: input.metadata ?? {},
    mode: input.mode,
    payment_method_collection: isPayment ? 'if_required' : 'always',
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: isPayment ? 'unpaid' : 'no_payment_required',
    phone_number_collection: { enabled: false },
    setup_intent: isPayment ? null : createSetupIntent(context, customer, purchase).id,
    status: 'open',
    success_url: input.success_url,
    total_details: isPayment ? { amount_discount: 0, amount_shipping: 0, amount_tax: tax } : null,
    ui_mode: 'hosted_page',
    url: `${context.pagesUrl}/checkout/${id}`,
  });
  context.store.put('purchase', id, purchase);
  return created;
}

function checkSession(context: Context, input: Read<typeof session>, expiresAt: number): void {
  const not = (name: 'customer_creation' | 'line_items' | 'payment_intent_data' | 'setup_intent_data') => {
    if (input[name]) throw refused(`You can not pass \`${name}\` in \`${input.mode}\` mode.`, { param: name });
  };
  const missing = (message: string, param: string) => refused(message, { code: 'parameter_missing', param });
  if (input.customer && input.customer_email) throw exclusive('customer', 'customer_email');
  if (expiresAt < context.now() + 30 * 60)
    throw refused('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', { param: 'expires_at' });
  if (expiresAt > context.now() + 24 * 3600)
    throw refused('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', { param: 'expires_at' });
  if (input.mode === 'payment') {
    if (!input.line_items?.length) throw missing('`line_items` are required in `payment` mode.', 'line_items');
    if (input.customer && input.customer_creation) throw exclusive('customer_creation', 'customer');
    not('setup_intent_data');
  } else {
    not('line_items');
    not('payment_intent_data');
    not('customer_creation');
    if (!input.currency && !input.allowed_payment_method_types) throw missing('Missing required param: currency.', 'currency');
  }
}

/** The product, price and taxes of a line. Throws for unsupported ones. */
function lineOf(
  context: Context,
  { quantity = 1, price_data: { unit_amount: unitAmount, product_data: product }, tax_rates: ids = [] }: Read<typeof lineItem>,
): Purchase['lines'][number] {
  if (quantity < 1) throw refused('This value must be greater than or equal to 1.', { param: 'line_items[0][quantity]' });
  if (unitAmount < 0)
    throw refused('Invalid non-negative integer', { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' });
  const subtotal = unitAmount * quantity;
  const rates = ids.map((id) => taxRateOf(context, id, 'line_items[0][tax_rates][0]'));
  const taxes = rates.map(({ display_name: name, percentage }) => ({ name, percentage, amount: taxOn(subtotal, percentage) }));
  return { name: product.name, subtotal, taxes };
}

function createSetupIntent(context: Context, customer: Stripe.Customer | undefined, { description, metadata }: Purchase) {
  const id = newId('seti');
  const intent = create(context, 'setup_intent', {
    id,
    client_secret: `${id}_${newId('secret')}`,
    customer: customer?.id ?? null,
    description,
    metadata,
    payment_method_options: {},
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
  });
  record(context, 'setup_intent.created', intent);
  return intent;
}

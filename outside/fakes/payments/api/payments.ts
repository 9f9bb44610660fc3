import type Stripe from 'stripe';
import { z } from 'zod';
import type { Desk } from '../desk.ts';
import { pageOf, within } from '../lists.ts';
import { choice, created, expand, integer, metadata, pagination, parameters, text } from '../parameters.ts';
import { noSuchParam, refused } from '../problems.ts';
import { refundCharge } from '../refunding.ts';
import { type Endpoint, endpoint, known } from './endpoint.ts';

const retrieve = z.strictObject({ expand });

const refund = parameters<Stripe.RefundCreateParams>()(
  {
    amount: integer.optional(),
    charge: text.optional(),
    expand,
    metadata: metadata.optional(),
    payment_intent: text.optional(),
    reason: choice(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  },
  ['currency', 'customer', 'instructions_email', 'origin', 'refund_application_fee', 'reverse_transfer'],
);

const ofPayment = { ...pagination, created, charge: text.optional(), payment_intent: text.optional() };

/** Payments, kept cards, charges, refunds and disputes. */
export const paymentEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/payment_intents/:id', z.strictObject({ expand }), (desk, _input, id) => known(desk, 'payment_intent', id)),
  endpoint(
    'GET',
    '/v1/payment_intents',
    parameters<Stripe.PaymentIntentListParams>()({ ...pagination, created, customer: text.optional() }, ['customer_account']),
    (desk, input) =>
      pageOf(
        desk.books
          .all('payment_intent')
          .filter((intent) => within(intent.created, input.created) && (!input.customer || intent.customer === input.customer)),
        input,
        '/v1/payment_intents',
      ),
  ),
  endpoint('GET', '/v1/setup_intents/:id', z.strictObject({ expand }), (desk, _input, id) => known(desk, 'setup_intent', id)),
  endpoint(
    'GET',
    '/v1/setup_intents',
    parameters<Stripe.SetupIntentListParams>()({ ...pagination, created, customer: text.optional(), payment_method: text.optional() }, [
      'attach_to_self',
      'customer_account',
    ]),
    (desk, input) =>
      pageOf(
        desk.books
          .all('setup_intent')
          .filter(
            (intent) =>
              within(intent.created, input.created) &&
              (!input.customer || intent.customer === input.customer) &&
              (!input.payment_method || intent.payment_method === input.payment_method),
          ),
        input,
        '/v1/setup_intents',
      ),
  ),
  endpoint('GET', '/v1/payment_methods/:id', retrieve, (desk, _input, id) => known(desk, 'payment_method', id)),
  endpoint(
    'GET',
    '/v1/payment_methods',
    parameters<Stripe.PaymentMethodListParams>()({ ...pagination, customer: text.optional(), type: text.optional() }, [
      'allow_redisplay',
      'customer_account',
    ]),
    (desk, input) =>
      pageOf(
        // Without a customer the provider lists none of the customers' cards.
        desk.books
          .all('payment_method')
          .filter(
            (method) => method.customer !== null && method.customer === input.customer && (!input.type || method.type === input.type),
          ),
        input,
        '/v1/payment_methods',
      ),
  ),
  endpoint('GET', '/v1/charges/:id', retrieve, (desk, _input, id) => known(desk, 'charge', id)),
  endpoint(
    'GET',
    '/v1/charges',
    parameters<Stripe.ChargeListParams>()({ ...pagination, created, customer: text.optional(), payment_intent: text.optional() }, [
      'transfer_group',
    ]),
    (desk, input) =>
      pageOf(
        desk.books
          .all('charge')
          .filter(
            (charge) =>
              within(charge.created, input.created) &&
              (!input.customer || charge.customer === input.customer) &&
              (!input.payment_intent || charge.payment_intent === input.payment_intent),
          ),
        input,
        '/v1/charges',
      ),
  ),
  endpoint('POST', '/v1/refunds', refund, (desk, input) => refundCharge(desk, { ...input, charge: chargeOf(desk, input) })),
  endpoint('GET', '/v1/refunds/:id', retrieve, (desk, _input, id) => known(desk, 'refund', id)),
  endpoint('GET', '/v1/refunds', parameters<Stripe.RefundListParams>()(ofPayment, []), (desk, input) =>
    pageOf(
      desk.books
        .all('refund')
        .filter(
          (made) =>
            within(made.created, input.created) &&
            (!input.charge || made.charge === input.charge) &&
            (!input.payment_intent || made.payment_intent === input.payment_intent),
        ),
      input,
      '/v1/refunds',
    ),
  ),
  endpoint('GET', '/v1/disputes/:id', retrieve, (desk, _input, id) => known(desk, 'dispute', id)),
  endpoint('GET', '/v1/disputes', parameters<Stripe.DisputeListParams>()(ofPayment, []), (desk, input) =>
    pageOf(
      desk.books
        .all('dispute')
        .filter(
          (made) =>
            within(made.created, input.created) &&
            (!input.charge || made.charge === input.charge) &&
            (!input.payment_intent || made.payment_intent === input.payment_intent),
        ),
      input,
      '/v1/disputes',
    ),
  ),
];

function chargeOf(desk: Desk, input: { charge?: string | undefined; payment_intent?: string | undefined }): Stripe.Charge {
  if (input.charge && input.payment_intent)
    throw refused('You may only specify one of these parameters: charge, payment_intent.', {
      code: 'parameters_exclusive',
      param: 'charge',
    });
  if (input.charge) {
    const charge = desk.books.get('charge', input.charge);
    if (!charge) throw noSuchParam('charge', input.charge, 'charge');
    return charge;
  }
  if (!input.payment_intent)
    throw refused('One of the following params should be provided for this request: payment_intent or charge.', {
      code: 'parameter_missing',
      param: 'charge',
    });
  const intent = desk.books.get('payment_intent', input.payment_intent);
  if (!intent) throw noSuchParam('payment_intent', input.payment_intent, 'payment_intent');
  const charge = intent.status === 'succeeded' ? desk.books.get('charge', String(intent.latest_charge)) : undefined;
  if (!charge) throw refused(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, { param: 'payment_intent' });
  return charge;
}

import type Stripe from 'stripe';
import { z } from 'zod';
import { pageOf, within } from '../lists.ts';
import { changeBalance, changeCustomer, makeCustomer } from '../objects/customer.ts';
import { created, currency, email, expand, integer, metadata, pagination, parameters, text, unset } from '../parameters.ts';
import { noSuchParam, refused } from '../problems.ts';
import { type Endpoint, endpoint, known } from './endpoint.ts';

const invoiceSettings = parameters<Stripe.CustomerUpdateParams.InvoiceSettings>()({ default_payment_method: text.optional() }, [
  'custom_fields',
  'footer',
  'rendering_options',
]);

const create = parameters<Stripe.CustomerCreateParams>()(
  {
    description: text.optional(),
    email: email.optional(),
    expand,
    metadata: metadata.optional(),
    name: text.optional(),
    phone: text.optional(),
  },
  [
    'address',
    'balance',
    'business_name',
    'cash_balance',
    'individual_name',
    'invoice_prefix',
    'invoice_settings',
    'next_invoice_sequence',
    'payment_method',
    'preferred_locales',
    'shipping',
    'source',
    'tax',
    'tax_exempt',
    'tax_id_data',
    'test_clock',
    'validate',
  ],
);

const update = parameters<Stripe.CustomerUpdateParams>()(
  {
    description: unset.or(text).optional(),
    email: email.optional(),
    expand,
    invoice_settings: invoiceSettings.optional(),
    metadata: metadata.optional(),
    name: unset.or(text).optional(),
    phone: unset.or(text).optional(),
  },
  [
    'address',
    'balance',
    'business_name',
    'cash_balance',
    'default_source',
    'individual_name',
    'invoice_prefix',
    'next_invoice_sequence',
    'preferred_locales',
    'shipping',
    'source',
    'tax',
    'tax_exempt',
    'validate',
  ],
);

const entry = parameters<Stripe.CustomerCreateBalanceTransactionParams>()(
  { amount: integer, currency, description: text.optional(), expand, metadata: metadata.optional() },
  [],
);

const retrieve = z.strictObject({ expand });

export const customerEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/customers', create, (desk, input) => makeCustomer(desk, input)),
  endpoint(
    'GET',
    '/v1/customers',
    parameters<Stripe.CustomerListParams>()({ ...pagination, created, email: text.optional() }, ['test_clock']),
    (desk, input) =>
      pageOf(
        desk.books
          .all('customer')
          .filter((customer) => within(customer.created, input.created) && (!input.email || customer.email === input.email)),
        input,
        '/v1/customers',
      ),
  ),
  endpoint('GET', '/v1/customers/:id', retrieve, (desk, _input, id) => known(desk, 'customer', id)),
  endpoint('POST', '/v1/customers/:id', update, (desk, input, id) => {
    const customer = known(desk, 'customer', id);
    const method = input.invoice_settings?.default_payment_method;
    if (method) checkOwnCard(desk.books.get('payment_method', method), method, id);
    changeCustomer(desk, customer, {
      ...(input.description === undefined ? {} : { description: input.description || null }),
      ...(input.email === undefined ? {} : { email: input.email }),
      ...(input.name === undefined ? {} : { name: input.name || null }),
      ...(input.phone === undefined ? {} : { phone: input.phone || null }),
      ...(input.metadata ? { metadata: { ...customer.metadata, ...input.metadata } } : {}),
      ...(method ? { invoice_settings: { ...customer.invoice_settings, default_payment_method: method } } : {}),
    });
    return customer;
  }),
  endpoint('POST', '/v1/customers/:id/balance_transactions', entry, (desk, input, id) => {
    const customer = known(desk, 'customer', id);
    if (input.amount === 0) throw refused('The amount must not be 0.', { param: 'amount' });
    return changeBalance(desk, customer, {
      amount: input.amount,
      type: 'adjustment',
      description: input.description ?? null,
      metadata: input.metadata ?? {},
    });
  }),
  endpoint(
    'GET',
    '/v1/customers/:id/balance_transactions',
    parameters<Stripe.CustomerListBalanceTransactionsParams>()({ ...pagination, created }, ['invoice']),
    (desk, input, id) => {
      known(desk, 'customer', id);
      const entries = desk.books
        .all('customer_balance_transaction')
        .filter((made) => made.customer === id && within(made.created, input.created));
      return pageOf(entries, input, `/v1/customers/${id}/balance_transactions`);
    },
  ),
  endpoint(
    'GET',
    '/v1/customers/:id/payment_methods',
    parameters<Stripe.CustomerListPaymentMethodsParams>()({ ...pagination, type: text.optional() }, ['allow_redisplay']),
    (desk, input, id) => {
      known(desk, 'customer', id);
      const methods = desk.books
        .all('payment_method')
        .filter((method) => method.customer === id && (!input.type || method.type === input.type));
      return pageOf(methods, input, `/v1/customers/${id}/payment_methods`);
    },
  ),
];

function checkOwnCard(method: Stripe.PaymentMethod | undefined, methodId: string, customerId: string): void {
  if (!method) throw noSuchParam('PaymentMethod', methodId, 'invoice_settings[default_payment_method]');
  if (method.customer !== customerId)
    throw refused(
      `The customer does not have a payment method with the ID ${methodId}. The payment method must be attached to the customer.`,
      {
        code: 'resource_missing',
        param: 'invoice_settings[default_payment_method]',
      },
    );
}

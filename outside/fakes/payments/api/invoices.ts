import type Stripe from 'stripe';
import { z } from 'zod';
import { finalizeInvoice, markUncollectible, notePaidElsewhere, payInvoice, voidInvoice } from '../billing.ts';
import { pageOf, within } from '../lists.ts';
import { changeInvoice } from '../objects/invoice.ts';
import { choice, created, expand, flag, pagination, parameters, text } from '../parameters.ts';
import { noSuchParam, notBuilt, refused } from '../problems.ts';
import { type Endpoint, endpoint, known } from './endpoint.ts';

const retrieve = z.strictObject({ expand });

const pay = parameters<Stripe.InvoicePayParams>()(
  { expand, off_session: flag.optional(), paid_out_of_band: flag.optional(), payment_method: text.optional() },
  ['forgive', 'mandate', 'source'],
);

const listParams = parameters<Stripe.InvoiceListParams>()(
  {
    ...pagination,
    created,
    customer: text.optional(),
    status: choice(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    subscription: text.optional(),
  },
  ['collection_method', 'customer_account', 'due_date'],
);

export const invoiceEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/invoices', listParams, (desk, input) =>
    pageOf(
      desk.books
        .all('invoice')
        .filter(
          (invoice) =>
            within(invoice.created, input.created) &&
            (!input.customer || invoice.customer === input.customer) &&
            (!input.status || invoice.status === input.status) &&
            (!input.subscription || invoice.parent?.subscription_details?.subscription === input.subscription),
        ),
      input,
      '/v1/invoices',
    ),
  ),
  endpoint('GET', '/v1/invoices/:id', retrieve, (desk, _input, id) => known(desk, 'invoice', id)),
  endpoint(
    'POST',
    '/v1/invoices/:id/finalize',
    parameters<Stripe.InvoiceFinalizeInvoiceParams>()({ auto_advance: flag.optional(), expand }, []),
    (desk, input, id) => {
      const invoice = known(desk, 'invoice', id);
      finalizeInvoice(desk, invoice);
      if (input.auto_advance !== undefined) changeInvoice(desk, invoice, { auto_advance: input.auto_advance });
      return invoice;
    },
  ),
  endpoint('POST', '/v1/invoices/:id/pay', pay, (desk, input, id) => {
    const invoice = known(desk, 'invoice', id);
    if (input.off_session === false) throw notBuilt('payments with the customer there, `off_session=false`', 'off_session');
    if (input.paid_out_of_band && input.payment_method)
      throw refused('You may only specify one of these parameters: paid_out_of_band, payment_method.', {
        code: 'parameters_exclusive',
        param: 'paid_out_of_band',
      });
    if (input.payment_method && desk.books.get('payment_method', input.payment_method)?.customer !== invoice.customer)
      throw noSuchParam('PaymentMethod', input.payment_method, 'payment_method');
    if (input.paid_out_of_band) notePaidElsewhere(desk, invoice);
    else payInvoice(desk, invoice, input.payment_method);
    return invoice;
  }),
  endpoint('POST', '/v1/invoices/:id/void', parameters<Stripe.InvoiceVoidInvoiceParams>()({ expand }, []), (desk, _input, id) => {
    const invoice = known(desk, 'invoice', id);
    voidInvoice(desk, invoice);
    return invoice;
  }),
  endpoint(
    'POST',
    '/v1/invoices/:id/mark_uncollectible',
    parameters<Stripe.InvoiceMarkUncollectibleParams>()({ expand }, []),
    (desk, _input, id) => {
      const invoice = known(desk, 'invoice', id);
      markUncollectible(desk, invoice);
      return invoice;
    },
  ),
  endpoint('GET', '/v1/invoice_payments/:id', z.strictObject({ expand }), (desk, _input, id) => known(desk, 'invoice_payment', id)),
  endpoint(
    'GET',
    '/v1/invoice_payments',
    parameters<Stripe.InvoicePaymentListParams>()(
      { ...pagination, created, invoice: text.optional(), status: choice(['canceled', 'open', 'paid']).optional() },
      ['payment'],
    ),
    (desk, input) =>
      pageOf(
        desk.books
          .all('invoice_payment')
          .filter(
            (payment) =>
              within(payment.created, input.created) &&
              (!input.invoice || payment.invoice === input.invoice) &&
              (!input.status || payment.status === input.status),
          ),
        input,
        '/v1/invoice_payments',
      ),
  ),
];

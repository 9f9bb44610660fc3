import type Stripe from 'stripe';
import { type Desk, newId } from '../desk.ts';

/** The payment by which a final bill is to be paid. */
export function makeInvoicePayment(desk: Desk, invoice: Stripe.Invoice, intent: Stripe.PaymentIntent): Stripe.InvoicePayment {
  const payment: Stripe.InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: desk.at(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  desk.books.put('invoice_payment', payment.id, payment);
  return payment;
}

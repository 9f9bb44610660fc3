import type Stripe from 'stripe';
import { type Desk, newId } from '../desk.ts';
import { record } from '../events.ts';

export interface NewPayment {
  amount: number;
  customer: string | null;
  description: string | null;
  metadata: Stripe.Metadata;
  keepsCard: boolean;
  receiptEmail: string | null;
}

/** A payment that nobody has tried yet. */
export function makePaymentIntent(
  desk: Desk,
  { amount, customer, description, metadata, keepsCard, receiptEmail }: NewPayment,
): Stripe.PaymentIntent {
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_${newId('secret')}`,
    confirmation_method: 'automatic',
    created: desk.at(),
    currency: 'usd',
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: receiptEmail,
    review: null,
    setup_future_usage: keepsCard ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  desk.books.put('payment_intent', intent.id, intent);
  record(desk, 'payment_intent.created', intent);
  return intent;
}

/** Changes a payment, without telling of it: what happened has an event of its own. */
export function changePaymentIntent(desk: Desk, intent: Stripe.PaymentIntent, change: Partial<Stripe.PaymentIntent>): void {
  Object.assign(intent, change);
  desk.books.put('payment_intent', intent.id, intent);
}

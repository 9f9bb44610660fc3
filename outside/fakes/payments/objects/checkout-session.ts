import type Stripe from 'stripe';
import type { Purchase } from '../books.ts';
import { type Desk, newId } from '../desk.ts';
import { makeSetupIntent } from './setup-intent.ts';

export interface NewSession {
  mode: 'payment' | 'setup';
  customer: string | null;
  customerCreation: 'always' | 'if_required' | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  currency: string | null;
  allowedTypes: string[] | null;
  metadata: Stripe.Metadata;
  successUrl: string;
  cancelUrl: string | null;
  expiresAt: number;
  purchase: Purchase;
}

/** A checkout page that is open. In setup mode its wish to keep a card is there from the start. */
export function makeSession(desk: Desk, wanted: NewSession): Stripe.Checkout.Session {
  const id = `cs_test_${newId('', 58).slice(1)}`;
  const { purchase } = wanted;
  const sum = (of: (line: Stripe.LineItem) => number) => purchase.lines.reduce((total, line) => total + of(line), 0);
  const isPayment = wanted.mode === 'payment';
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: isPayment ? { enabled: false } : null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: wanted.allowedTypes,
    amount_subtotal: isPayment ? sum(({ amount_subtotal }) => amount_subtotal) : null,
    amount_total: isPayment ? sum(({ amount_total }) => amount_total) : null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: wanted.cancelUrl,
    client_reference_id: wanted.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: desk.at(),
    currency: isPayment ? 'usd' : wanted.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: wanted.customer,
    customer_account: null,
    customer_creation: isPayment ? (wanted.customer ? null : wanted.customerCreation) : null,
    customer_details: purchase.email
      ? {
          address: null,
          business_name: null,
          email: purchase.email,
          individual_name: null,
          name: null,
          phone: null,
          tax_exempt: 'none',
          tax_ids: null,
        }
      : null,
    customer_email: wanted.customerEmail,
    discounts: isPayment ? [] : null,
    expires_at: wanted.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: isPayment
      ? {
          enabled: false,
          invoice_data: {
            account_tax_ids: null,
            custom_fields: null,
            description: null,
            footer: null,
            issuer: null,
            metadata: {},
            rendering_options: null,
          },
        }
      : null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: wanted.metadata,
    mode: wanted.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isPayment ? 'if_required' : 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: isPayment ? 'unpaid' : 'no_payment_required',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: isPayment
      ? null
      : makeSetupIntent(desk, { customer: wanted.customer, description: purchase.description, metadata: purchase.metadata }).id,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: wanted.successUrl,
    total_details: isPayment ? { amount_discount: 0, amount_shipping: 0, amount_tax: sum(({ amount_tax }) => amount_tax) } : null,
    ui_mode: 'hosted_page',
    url: `${desk.pagesUrl}/checkout/${id}`,
    wallet_options: null,
  };
  desk.books.put('checkout.session', id, session);
  desk.books.put('purchase', id, purchase);
  return session;
}

/** Changes a session, without telling of it: what happened has an event of its own. */
export function changeSession(desk: Desk, session: Stripe.Checkout.Session, change: Partial<Stripe.Checkout.Session>): void {
  Object.assign(session, change);
  desk.books.put('checkout.session', session.id, session);
}

import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { TestCard } from '../cards.ts';
import { type Desk, newId } from '../desk.ts';
import { record } from '../events.ts';

export interface TypedCard {
  card: TestCard;
  email: string | null;
  expMonth: number;
  expYear: number;
}

/** The card that somebody typed, as a payment method. */
export function makeCard(desk: Desk, { card, email, expMonth, expYear }: TypedCard): Stripe.PaymentMethod {
  const number = card.number.replace(/\D/g, '');
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
      email,
      name: null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: desk.at(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  desk.books.put('payment_method', method.id, method);
  desk.books.put('card_number', method.id, number);
  return method;
}

/** Keeps a card for a customer. */
export function attachCard(desk: Desk, method: Stripe.PaymentMethod, customerId: string): void {
  method.customer = customerId;
  desk.books.put('payment_method', method.id, method);
  record(desk, 'payment_method.attached', method);
}

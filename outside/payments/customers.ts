import type Stripe from 'stripe';
import { stripe, whole } from './client.ts';

export interface Card {
  paymentMethodId: string;
  /** The provider's name, such as 'visa'. */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** Creates a customer, or returns the one created under this key. Returns the provider's id. */
export async function createCustomer(request: { key: string; email: string; name?: string; orderId: string }): Promise<string> {
  const customer = await stripe().customers.create(
    { email: request.email, ...(request.name ? { name: request.name } : {}), metadata: { order_id: request.orderId } },
    { idempotencyKey: request.key },
  );
  return customer.id;
}

/** Uses a saved card for the customer's invoices. */
export async function useCard(customerId: string, paymentMethodId: string): Promise<Card> {
  const customer = await stripe().customers.update(customerId, {
    invoice_settings: { default_payment_method: paymentMethodId },
    expand: ['invoice_settings.default_payment_method'],
  });
  const card = cardFrom(customer.invoice_settings.default_payment_method);
  if (!card) throw new Error('The payment provider saved no card.');
  return card;
}

/** The card that a customer's invoices are paid with. */
export async function cardOf(customerId: string): Promise<Card | undefined> {
  const customer = await stripe().customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] });
  return customer.deleted ? undefined : cardFrom(customer.invoice_settings.default_payment_method);
}

function cardFrom(reference: string | Stripe.PaymentMethod | null): Card | undefined {
  const method = whole(reference);
  if (!method?.card) return undefined;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { paymentMethodId: method.id, brand, last4, expMonth, expYear };
}

/**
 * Adds credit for a customer's next invoices; a positive `amountCents` is in their favor. A repeated request under our id
 * adds nothing, however late. Returns the provider's id of the entry.
 */
export async function creditCustomer(request: {
  creditId: string;
  customerId: string;
  amountCents: number;
  description: string;
}): Promise<string> {
  const { creditId, customerId } = request;
  // The provider forgets idempotency keys after a day.
  for await (const made of stripe().customers.listBalanceTransactions(customerId, { limit: 100 }))
    if (made.metadata?.credit_id === creditId) return made.id;
  const entry = await stripe().customers.createBalanceTransaction(
    customerId,
    { amount: -request.amountCents, currency: 'usd', description: request.description, metadata: { credit_id: creditId } },
    { idempotencyKey: creditId },
  );
  return entry.id;
}

import type Stripe from 'stripe';
import { type Context, newId } from './context.ts';
import { change, create, record } from './objects.ts';

export function createCustomer(
  context: Context,
  { email, name, metadata }: { email?: string | null | undefined; name?: string | undefined; metadata?: Stripe.Metadata | undefined },
): Stripe.Customer {
  const customer = create(context, 'customer', {
    balance: 0,
    currency: null,
    email: email ?? null,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: {},
    metadata: metadata ?? {},
    name: name ?? null,
    next_invoice_sequence: 1,
    tax_exempt: 'none',
  });
  record(context, 'customer.created', customer);
  return customer;
}

export function changeCustomer(context: Context, customer: Stripe.Customer, values: Partial<Stripe.Customer>): void {
  record(context, 'customer.updated', customer, change(context, customer, values));
}

type Entry = Pick<Stripe.CustomerBalanceTransaction, 'amount' | 'type'> &
  Partial<Pick<Stripe.CustomerBalanceTransaction, 'description' | 'metadata' | 'invoice'>>;

/** Adds an entry to a customer's balance; a negative amount is in the customer's favor. */
export function changeBalance(context: Context, customer: Stripe.Customer, entry: Entry): Stripe.CustomerBalanceTransaction {
  changeCustomer(context, customer, { balance: customer.balance + entry.amount, currency: 'usd' });
  return create(context, 'customer_balance_transaction', { ...entry, customer: customer.id, ending_balance: customer.balance });
}

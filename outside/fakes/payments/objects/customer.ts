import type Stripe from 'stripe';
import { type Desk, newId } from '../desk.ts';
import { before, record } from '../events.ts';

export interface NewCustomer {
  email?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  description?: string | null | undefined;
  metadata?: Stripe.Metadata | undefined;
}

/** A customer, made and told of. */
export function makeCustomer(
  desk: Desk,
  { email = null, name = null, phone = null, description = null, metadata = {} }: NewCustomer,
): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: desk.at(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description,
    discount: null,
    email,
    invoice_prefix: newId('', 8).slice(1).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  desk.books.put('customer', customer.id, customer);
  record(desk, 'customer.created', customer);
  return customer;
}

/** Changes a customer and tells of it. */
export function changeCustomer(desk: Desk, customer: Stripe.Customer, change: Partial<Stripe.Customer>): void {
  const previous = before(customer, change);
  Object.assign(customer, change);
  desk.books.put('customer', customer.id, customer);
  record(desk, 'customer.updated', customer, previous);
}

/**
 * An entry in a customer's balance; a negative amount is in the customer's favor. Drafts show the balance they would be
 * reckoned with.
 */
export function changeBalance(
  desk: Desk,
  customer: Stripe.Customer,
  entry: Pick<Stripe.CustomerBalanceTransaction, 'amount' | 'type'> &
    Partial<Pick<Stripe.CustomerBalanceTransaction, 'description' | 'metadata' | 'invoice'>>,
): Stripe.CustomerBalanceTransaction {
  changeCustomer(desk, customer, { balance: customer.balance + entry.amount, currency: 'usd' });
  const made: Stripe.CustomerBalanceTransaction = {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    amount: entry.amount,
    checkout_session: null,
    created: desk.at(),
    credit_note: null,
    currency: 'usd',
    customer: customer.id,
    customer_account: null,
    description: entry.description ?? null,
    ending_balance: customer.balance,
    invoice: entry.invoice ?? null,
    livemode: false,
    metadata: entry.metadata ?? {},
    type: entry.type,
  };
  desk.books.put('customer_balance_transaction', made.id, made);
  return made;
}

import type Stripe from 'stripe';
import type { Desk } from './desk.ts';
import { record } from './events.ts';
import { changeBalance } from './objects/customer.ts';
import { changeInvoice } from './objects/invoice.ts';
import { makeInvoicePayment } from './objects/invoice-payment.ts';
import { makePaymentIntent, type NewPayment } from './objects/payment-intent.ts';
import { changeSubscription } from './objects/subscription.ts';
import { Problem, refused } from './problems.ts';
import { cancelPayment, cardBehind, refuseMoney, takeMoney, verdictOn } from './till.ts';

/** Less can not be charged (docs.stripe.com/currencies); it is carried to the next bill. In cents. */
const smallestCharge = 50;

/** Makes a draft final: its number, what the customer's credit pays of it, and the payment for the rest. */
export function finalizeInvoice(desk: Desk, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'draft')
    throw refused("This invoice is already finalized, you can't re-finalize a non-draft invoice.", { code: 'invoice_not_editable' });
  const customer = customerOf(desk, invoice);
  const start = customer.balance;
  const owed = invoice.total + start;
  const due = owed < smallestCharge ? 0 : owed;
  const end = owed < smallestCharge ? owed : 0;
  const sequence = customer.next_invoice_sequence ?? 1;
  Object.assign(customer, { next_invoice_sequence: sequence + 1 });
  desk.books.put('customer', customer.id, customer);
  if (end !== start) changeBalance(desk, customer, { amount: end - start, type: 'applied_to_invoice', invoice: invoice.id });
  changeInvoice(desk, invoice, {
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: desk.at(),
    ending_balance: end,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    starting_balance: start,
    status: 'open',
    status_transitions: { ...invoice.status_transitions, finalized_at: desk.at() },
  });
  record(desk, 'invoice.finalized', invoice);
  if (due === 0) markPaid(desk, invoice, { attempted: true });
  else makeInvoicePayment(desk, invoice, makePaymentIntent(desk, paymentFor(invoice)));
}

function paymentFor(invoice: Stripe.Invoice): NewPayment {
  const description = invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update';
  const customer = String(invoice.customer);
  return { amount: invoice.amount_due, customer, description, metadata: {}, keepsCard: false, receiptEmail: null };
}

/** Takes an open bill from a card while the customer is away. Throws the bank's no, which is noted as a try. */
export function payInvoice(desk: Desk, invoice: Stripe.Invoice, methodId: string | undefined): void {
  payable(invoice);
  const customer = customerOf(desk, invoice);
  const chosen = methodId ?? customer.invoice_settings.default_payment_method;
  const method = desk.books.get('payment_method', typeof chosen === 'string' ? chosen : '');
  if (!method) throw new Problem(402, { type: 'card_error', code: 'missing', message: 'Cannot charge a customer that has no active card' });
  const payment = desk.books.all('invoice_payment').find((candidate) => candidate.invoice === invoice.id && candidate.status === 'open');
  const intent = desk.books.get('payment_intent', String(payment?.payment.payment_intent));
  if (!payment || !intent) throw new Error(`The bill ${invoice.id} has no payment.`);
  const verdict = verdictOn(cardBehind(desk, method), false);
  const tried = { attempt_count: invoice.attempt_count + 1, attempted: true };
  if (verdict.says === 'no') {
    const charge = refuseMoney(desk, intent, method, verdict.decline);
    changeInvoice(desk, invoice, tried);
    record(desk, 'invoice.payment_failed', invoice);
    throw new Problem(402, { ...verdict.decline, charge: charge.id, payment_intent: intent, payment_method: method });
  }
  takeMoney(desk, intent, method);
  Object.assign(payment, {
    amount_paid: payment.amount_requested,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: desk.at() },
  });
  desk.books.put('invoice_payment', payment.id, payment);
  record(desk, 'invoice_payment.paid', payment);
  markPaid(desk, invoice, { ...tried, amount_paid: invoice.amount_due });
}

/** Notes that an open bill was paid elsewhere. */
export function notePaidElsewhere(desk: Desk, invoice: Stripe.Invoice): void {
  payable(invoice);
  dropPayment(desk, invoice);
  markPaid(desk, invoice, { amount_paid: invoice.amount_due, amount_paid_off_stripe: invoice.amount_due, attempted: true });
}

/** Takes a bill back; what the customer's credit paid of it is credited again. */
export function voidInvoice(desk: Desk, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') throw wrongState(invoice, 'voided', 'open or uncollectible');
  dropPayment(desk, invoice);
  changeInvoice(desk, invoice, {
    amount_remaining: 0,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: desk.at() },
  });
  const applied = (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance;
  if (applied) changeBalance(desk, customerOf(desk, invoice), { amount: -applied, type: 'unapplied_from_invoice', invoice: invoice.id });
  record(desk, 'invoice.voided', invoice);
  followBills(desk, invoice);
}

/** A bill of a paused plan: it is void as soon as it is made. */
export function voidDraft(desk: Desk, invoice: Stripe.Invoice): void {
  changeInvoice(desk, invoice, {
    amount_remaining: 0,
    auto_advance: false,
    automatically_finalizes_at: null,
    ending_balance: invoice.starting_balance,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: desk.at() },
  });
  record(desk, 'invoice.voided', invoice);
}

/** Gives a bill up; it can still be paid. */
export function markUncollectible(desk: Desk, invoice: Stripe.Invoice): void {
  if (invoice.status !== 'open') throw wrongState(invoice, 'marked uncollectible', 'open');
  changeInvoice(desk, invoice, {
    status: 'uncollectible',
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: desk.at() },
  });
  record(desk, 'invoice.marked_uncollectible', invoice);
  followBills(desk, invoice);
}

/** A plan is past due while an open bill of it is; never when it has ended. */
export function followBills(desk: Desk, { parent }: Pick<Stripe.Invoice, 'parent'>): void {
  const subscription = desk.books.get('subscription', String(parent?.subscription_details?.subscription));
  if (!subscription || subscription.status === 'canceled') return;
  const late = desk.books
    .all('invoice')
    .some((bill) => isOverdue(bill, desk.at()) && bill.parent?.subscription_details?.subscription === subscription.id);
  const status = late ? 'past_due' : 'active';
  if (subscription.status !== status) changeSubscription(desk, subscription, { status });
}

/** Whether a bill's last day has passed. */
export function isOverdue(invoice: Stripe.Invoice, at: number): boolean {
  return invoice.status === 'open' && invoice.due_date !== null && invoice.due_date <= at;
}

function markPaid(desk: Desk, invoice: Stripe.Invoice, change: Partial<Stripe.Invoice>): void {
  changeInvoice(desk, invoice, {
    ...change,
    amount_remaining: 0,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: desk.at() },
  });
  record(desk, 'invoice.paid', invoice);
  record(desk, 'invoice.payment_succeeded', invoice);
  followBills(desk, invoice);
}

function payable(invoice: Stripe.Invoice): void {
  if (invoice.status === 'paid') throw refused('Invoice is already paid');
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') throw wrongState(invoice, 'paid', 'open or uncollectible');
}

function wrongState(invoice: Stripe.Invoice, done: string, states: string) {
  return refused(`This invoice is ${invoice.status} and can't be ${done}. Only an invoice that is ${states} can.`, {
    code: 'status_transition_invalid',
  });
}

function dropPayment(desk: Desk, invoice: Stripe.Invoice): void {
  for (const payment of desk.books
    .all('invoice_payment')
    .filter((candidate) => candidate.invoice === invoice.id && candidate.status === 'open')) {
    Object.assign(payment, { status: 'canceled', status_transitions: { canceled_at: desk.at(), paid_at: null } });
    desk.books.put('invoice_payment', payment.id, payment);
    cancelPayment(desk, String(payment.payment.payment_intent), 'void_invoice');
  }
}

function customerOf(desk: Desk, invoice: Stripe.Invoice): Stripe.Customer {
  const customer = desk.books.get('customer', String(invoice.customer));
  if (!customer) throw new Error(`The bill ${invoice.id} has no customer.`);
  return customer;
}

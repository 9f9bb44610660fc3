import type Stripe from 'stripe';
import { cancelPayment, cardBehind, createPayment, declinePayment, takePayment, verdictOn } from './charging.ts';
import { type Context, newId } from './context.ts';
import { changeBalance } from './customers.ts';
import { change, create, record } from './objects.ts';
import { Problem, refused } from './problems.ts';
import { taxOn } from './taxes.ts';

type Invoice = Stripe.Invoice;

/** Smaller amounts can't be charged (docs.stripe.com/currencies); they are carried to the next bill. In cents. */
const smallestCharge = 50;
/** How long a draft can be changed before it's finalized automatically. */
const draftSeconds = 3600;

/** Creates the draft bill of a plan's month. */
export function createInvoice(
  context: Context,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Invoice {
  const [item] = subscription.items.data;
  const customer = context.store.get('customer', subscription.customer);
  if (!item || !customer) throw new Error(`The plan ${subscription.id} has no price or no customer.`);
  const id = newId('in');
  const subtotal = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const taxes = (subscription.default_tax_rates ?? []).map((rate) => ({
    amount: taxOn(subtotal, rate.percentage),
    tax_behavior: 'exclusive' as const,
    tax_rate_details: { tax_rate: rate.id },
    taxability_reason: 'not_available' as const,
    taxable_amount: subtotal,
    type: 'tax_rate_details' as const,
  }));
  const total = subtotal + taxes.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  const now = context.now();
  const line = {
    id: newId('il'),
    object: 'line_item' as const,
    amount: subtotal,
    currency: 'usd',
    description: subscription.description,
    invoice: id,
    metadata: { ...subscription.metadata },
    parent: {
      subscription_item_details: { subscription: subscription.id, subscription_item: item.id },
      type: 'subscription_item_details' as const,
    },
    period: { end: item.current_period_end, start: item.current_period_start },
    quantity: item.quantity ?? 1,
    subtotal,
  };
  const invoice = create(context, 'invoice', {
    id,
    account_country: 'US',
    account_name: 'Sunup test payments',
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    attempt_count: 0,
    auto_advance: true,
    automatically_finalizes_at: now + draftSeconds,
    billing_reason: reason,
    collection_method: 'send_invoice',
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    default_tax_rates: subscription.default_tax_rates ?? [],
    due_date: now + (subscription.days_until_due ?? 0) * 86_400,
    issuer: { type: 'self' },
    lines: { object: 'list', data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { payment_method_options: null },
    period_end: now,
    period_start: reason === 'subscription_create' ? now : item.current_period_start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: {},
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_excluding_tax: subtotal,
    total_taxes: taxes,
  });
  record(context, 'invoice.created', invoice);
  return invoice;
}

function changeInvoice(context: Context, invoice: Invoice, values: Partial<Invoice>, at: keyof Stripe.Invoice.StatusTransitions): void {
  const status_transitions = { ...invoice.status_transitions, [at]: context.now() };
  record(context, 'invoice.updated', invoice, change(context, invoice, { ...values, status_transitions }));
}

/** Finalizes a draft: numbers it, applies the customer's credit, and creates the payment for the rest. */
export function finalizeInvoice(context: Context, invoice: Invoice): void {
  if (invoice.status !== 'draft')
    throw refused("This invoice is already finalized, you can't re-finalize a non-draft invoice.", { code: 'invoice_not_editable' });
  const customer = customerOf(context, invoice);
  const start = customer.balance;
  const owed = invoice.total + start;
  const due = owed < smallestCharge ? 0 : owed;
  const end = owed < smallestCharge ? owed : 0;
  const sequence = customer.next_invoice_sequence ?? 1;
  change(context, customer, { next_invoice_sequence: sequence + 1 });
  if (end !== start) changeBalance(context, customer, { amount: end - start, type: 'applied_to_invoice', invoice: invoice.id });
  const number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  changeInvoice(
    context,
    invoice,
    {
      amount_due: due,
      amount_remaining: due,
      automatically_finalizes_at: null,
      effective_at: context.now(),
      ending_balance: end,
      number,
      starting_balance: start,
      status: 'open',
    },
    'finalized_at',
  );
  record(context, 'invoice.finalized', invoice);
  if (due === 0) {
    markPaid(context, invoice, { attempted: true });
    return;
  }
  const description = invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update';
  const intent = createPayment(context, { amount: due, customer: customer.id, description, metadata: {}, savesCard: false });
  create(context, 'invoice_payment', {
    amount_requested: due,
    invoice: invoice.id,
    is_default: true,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: {},
  });
}

/** Charges an open bill to a card while the customer is away. Throws the bank's decline, which counts as an attempt. */
export function payInvoice(context: Context, invoice: Invoice): void {
  assertPayable(invoice);
  const method = context.store.get('payment_method', customerOf(context, invoice).invoice_settings.default_payment_method);
  if (!method) throw new Problem(402, { type: 'card_error', code: 'missing', message: 'Cannot charge a customer that has no active card' });
  const payment = openPaymentOf(context, invoice);
  const intent = context.store.get('payment_intent', payment?.payment.payment_intent);
  if (!payment || !intent) throw new Error(`The bill ${invoice.id} has no payment.`);
  const verdict = verdictOn(cardBehind(context, method), false);
  const attempt = { attempt_count: invoice.attempt_count + 1, attempted: true };
  if (verdict.says === 'no') {
    const charge = declinePayment(context, intent, method, verdict.decline);
    record(context, 'invoice.updated', invoice, change(context, invoice, attempt));
    record(context, 'invoice.payment_failed', invoice);
    throw new Problem(402, { ...verdict.decline, charge: charge.id, payment_intent: intent, payment_method: method });
  }
  takePayment(context, intent, method);
  change(context, payment, {
    amount_paid: payment.amount_requested,
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: context.now() },
  });
  record(context, 'invoice_payment.paid', payment);
  markPaid(context, invoice, { ...attempt, amount_paid: invoice.amount_due });
}

/** Records that an open bill was paid elsewhere. */
export function payOutOfBand(context: Context, invoice: Invoice): void {
  assertPayable(invoice);
  cancelOpenPayment(context, invoice);
  markPaid(context, invoice, { amount_paid: invoice.amount_due, amount_paid_off_stripe: invoice.amount_due, attempted: true });
}

/** Voids a bill; the credit that it used is returned. */
export function voidInvoice(context: Context, invoice: Invoice): void {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') throw wrongStatus(invoice, 'voided', 'open or uncollectible');
  cancelOpenPayment(context, invoice);
  changeInvoice(context, invoice, { amount_remaining: 0, status: 'void' }, 'voided_at');
  const applied = (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance;
  if (applied)
    changeBalance(context, customerOf(context, invoice), { amount: -applied, type: 'unapplied_from_invoice', invoice: invoice.id });
  record(context, 'invoice.voided', invoice);
  updatePlanStatus(context, invoice);
}

/** Voids the draft of a paused plan. */
export function voidDraft(context: Context, invoice: Invoice): void {
  const values = { amount_remaining: 0, auto_advance: false, automatically_finalizes_at: null, ending_balance: invoice.starting_balance };
  changeInvoice(context, invoice, { ...values, status: 'void' }, 'voided_at');
  record(context, 'invoice.voided', invoice);
}

/** Marks a bill as uncollectible. It can still be paid. */
export function markUncollectible(context: Context, invoice: Invoice): void {
  if (invoice.status !== 'open') throw wrongStatus(invoice, 'marked uncollectible', 'open');
  changeInvoice(context, invoice, { status: 'uncollectible' }, 'marked_uncollectible_at');
  record(context, 'invoice.marked_uncollectible', invoice);
  updatePlanStatus(context, invoice);
}

/** A plan is past due while one of its bills is overdue, unless the plan has ended. */
export function updatePlanStatus(context: Context, { parent }: Pick<Invoice, 'parent'>): void {
  const subscription = context.store.get('subscription', parent?.subscription_details?.subscription);
  if (!subscription || subscription.status === 'canceled') return;
  const isLate = context.store
    .under('invoice', subscription.id)
    .some((bill) => bill.status === 'open' && bill.due_date !== null && bill.due_date <= context.now());
  const status = isLate ? 'past_due' : 'active';
  if (subscription.status !== status)
    record(context, 'customer.subscription.updated', subscription, change(context, subscription, { status }));
}

function markPaid(context: Context, invoice: Invoice, values: Partial<Invoice>): void {
  changeInvoice(context, invoice, { ...values, amount_remaining: 0, status: 'paid' }, 'paid_at');
  record(context, 'invoice.paid', invoice);
  record(context, 'invoice.payment_succeeded', invoice);
  updatePlanStatus(context, invoice);
}

function assertPayable(invoice: Invoice): void {
  if (invoice.status === 'paid') throw refused('Invoice is already paid');
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') throw wrongStatus(invoice, 'paid', 'open or uncollectible');
}

function wrongStatus(invoice: Invoice, done: string, statuses: string) {
  return refused(`This invoice is ${invoice.status} and can't be ${done}. Only an invoice that is ${statuses} can.`, {
    code: 'status_transition_invalid',
  });
}

function openPaymentOf(context: Context, invoice: Invoice): Stripe.InvoicePayment | undefined {
  return context.store.under('invoice_payment', invoice.id).find(({ status }) => status === 'open');
}

function cancelOpenPayment(context: Context, invoice: Invoice): void {
  const payment = openPaymentOf(context, invoice);
  if (!payment) return;
  change(context, payment, { status: 'canceled', status_transitions: { canceled_at: context.now(), paid_at: null } });
  cancelPayment(context, String(payment.payment.payment_intent), 'void_invoice');
}

function customerOf(context: Context, invoice: Invoice): Stripe.Customer {
  const customer = context.store.get('customer', invoice.customer);
  if (!customer) throw new Error(`The bill ${invoice.id} has no customer.`);
  return customer;
}

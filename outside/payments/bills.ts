import Stripe from 'stripe';
import { dateOf, idOf, stripe } from './client.ts';
import { unlessReached } from './refusals.ts';

export interface BillStatus {
  invoiceId: string;
  state: (typeof billStates)[number];
  /** Before tax. */
  subtotalCents: number;
  taxCents: number;
  /** Paid with the customer's credit. */
  creditCents: number;
  /** With tax, less credit. */
  dueCents: number;
  /** Paid by bank and recorded by an admin. */
  paidOutOfBand: boolean;
  /** The card payment that paid it, or the last attempted one. */
  paymentId?: string;
  /** The billed month. */
  periodStart: Date;
  periodEnd: Date;
  createdAt: Date;
  dueAt?: Date;
  paidAt?: Date;
}

/** All bills of a plan, newest first. */
export async function billsOf(subscriptionId: string): Promise<BillStatus[]> {
  const bills: BillStatus[] = [];
  for await (const invoice of stripe().invoices.list({ subscription: subscriptionId, limit: 100, expand: ['data.payments'] }))
    bills.push(billFrom(invoice));
  return bills;
}

function billFrom(invoice: Stripe.Invoice): BillStatus {
  const state = stateOf(invoice);
  const payments = invoice.payments?.data ?? [];
  const byCard =
    payments.find(({ is_default, payment }) => is_default && payment.payment_intent) ??
    payments.find(({ payment }) => payment.payment_intent);
  const paymentId = idOf(byCard?.payment.payment_intent);
  const period = invoice.lines.data[0]?.period ?? { start: invoice.period_start, end: invoice.period_end };
  return {
    invoiceId: invoice.id,
    state,
    subtotalCents: invoice.subtotal,
    taxCents: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    creditCents: Math.max(0, (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance),
    dueCents: invoice.amount_due,
    paidOutOfBand: state === 'paid' && invoice.amount_due > 0 && byCard?.status !== 'paid',
    ...(paymentId ? { paymentId } : {}),
    periodStart: dateOf(period.start),
    periodEnd: dateOf(period.end),
    createdAt: dateOf(invoice.created),
    ...(invoice.due_date ? { dueAt: dateOf(invoice.due_date) } : {}),
    ...(invoice.status_transitions.paid_at ? { paidAt: dateOf(invoice.status_transitions.paid_at) } : {}),
  };
}

const billStates = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

function stateOf({ status }: Stripe.Invoice): BillStatus['state'] {
  const state = billStates.find((known) => known === status);
  if (!state) throw new Error(`The payment provider gave a bill in the unknown state "${status}".`);
  return state;
}

/** Finalizes a draft, so it can be paid. Does nothing to a finalized bill. */
export async function finalizeBill(invoiceId: string): Promise<void> {
  await unlessReached(
    () => stripe().invoices.finalizeInvoice(invoiceId),
    async () => (await stripe().invoices.retrieve(invoiceId)).status !== 'draft',
  );
}

/**
 * Charges an open bill to the customer's card, without the customer present. `key` is our idempotency key for the attempt: a
 * repeated request returns the same outcome and charges nothing more. A paid bill counts as paid. Throws for other states.
 */
export async function payBill(invoiceId: string, key: string): Promise<{ paid: true } | { paid: false; declineReason: string }> {
  try {
    const invoice = await stripe().invoices.pay(invoiceId, { off_session: true }, { idempotencyKey: key });
    return invoice.status === 'paid' ? { paid: true } : { paid: false, declineReason: 'The payment is not confirmed yet.' };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (declined(error)) return { paid: false, declineReason: wantsCustomer(error) ? confirmationWanted : error.message };
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if ((await stripe().invoices.retrieve(invoiceId)).status === 'paid') return { paid: true };
    throw error;
  }
}

/** We charge while the customer is away, so such a card can't pay a bill. */
const confirmationWanted =
  'The bank wants the cardholder to confirm this payment, and we can’t ask for that when we charge a card each month. Use a different card.';

function wantsCustomer({ code }: Stripe.errors.StripeError): boolean {
  return code === 'authentication_required' || code === 'invoice_payment_intent_requires_action';
}

/** True if the bank declined or wants to ask the customer, or there is no card: another card helps, a retry doesn't. */
function declined(error: Stripe.errors.StripeError): boolean {
  return error instanceof Stripe.errors.StripeCardError || error.statusCode === 402 || wantsCustomer(error) || error.code === 'missing';
}

/** Records that an open bill was paid by bank, without a charge. Does nothing to a paid bill. */
export async function notePaidByBank(invoiceId: string): Promise<void> {
  await unlessReached(
    () => stripe().invoices.pay(invoiceId, { paid_out_of_band: true }),
    async () => (await stripe().invoices.retrieve(invoiceId)).status === 'paid',
  );
}

/** Voids an open bill so it's no longer owed. Does nothing to a void bill. */
export async function voidBill(invoiceId: string): Promise<void> {
  await unlessReached(
    () => stripe().invoices.voidInvoice(invoiceId),
    async () => (await stripe().invoices.retrieve(invoiceId)).status === 'void',
  );
}

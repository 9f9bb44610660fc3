import type Stripe from 'stripe';
import { testCard } from './cards.ts';
import type { Desk } from './desk.ts';
import { record } from './events.ts';
import { makeBalanceTransaction } from './objects/balance-transaction.ts';
import { makeRefund } from './objects/refund.ts';
import { refused } from './problems.ts';

/** How long the bank takes to answer where it does not at once. */
const slowSeconds = 4;

export interface RefundWish {
  charge: Stripe.Charge;
  /** In cents; what is left when it is not said. */
  amount?: number | undefined;
  reason?: Stripe.Refund.Reason | null | undefined;
  metadata?: Stripe.Metadata | undefined;
}

/** Gives money of a charge back. Throws the provider's refusal when there is not so much left. */
export function refundCharge(desk: Desk, { charge, amount, reason = null, metadata = {} }: RefundWish): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded')
    throw refused(`Charge ${charge.id} has not been paid and cannot be refunded.`, { code: 'charge_not_refundable' });
  if (charge.disputed && !wonBack(desk, charge))
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  if (charge.refunded || left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const wanted = amount ?? left;
  if (wanted < 1) throw refused('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (wanted > left)
    throw refused(`Refund amount (${dollars(wanted)}) is greater than unrefunded amount on charge (${dollars(left)})`, { param: 'amount' });
  const behaviour = testCard(desk.books.get('card_number', charge.payment_method ?? '') ?? '')?.refund;
  const refund = makeRefund(desk, { charge, amount: wanted, status: behaviour === 'slow' ? 'pending' : 'succeeded', reason, metadata });
  if (behaviour) desk.books.put('pending', refund.id, { dueAt: desk.at() + slowSeconds, succeeds: behaviour === 'slow' });
  changeRefunded(desk, charge, wanted);
  record(desk, 'refund.created', refund);
  record(desk, 'charge.refunded', charge);
  return refund;
}

function wonBack(desk: Desk, charge: Stripe.Charge): boolean {
  return desk.books.all('dispute').some((dispute) => dispute.charge === charge.id && dispute.status === 'won');
}

/** The bank's answer to a refund that was pending or, when it fails, had succeeded so far. */
export function settleRefund(desk: Desk, refund: Stripe.Refund, succeeds: boolean): void {
  const previous = { status: refund.status };
  if (succeeds) refund.status = 'succeeded';
  else {
    const charge = desk.books.get('charge', String(refund.charge));
    refund.status = 'failed';
    refund.failure_reason = 'expired_or_canceled_card';
    refund.failure_balance_transaction = makeBalanceTransaction(desk, 'refund_failure', refund.amount, refund.id, 'REFUND FAILURE').id;
    if (charge) changeRefunded(desk, charge, -refund.amount);
  }
  desk.books.put('refund', refund.id, refund);
  record(desk, 'refund.updated', refund, previous);
  record(desk, 'charge.refund.updated', refund, previous);
  if (!succeeds) record(desk, 'refund.failed', refund);
}

function changeRefunded(desk: Desk, charge: Stripe.Charge, by: number): void {
  charge.amount_refunded += by;
  charge.refunded = charge.amount_refunded === charge.amount;
  desk.books.put('charge', charge.id, charge);
}

function dollars(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

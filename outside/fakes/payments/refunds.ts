import type Stripe from 'stripe';
import { testCard } from './cards.ts';
import type { Context } from './context.ts';
import { dollars } from './dollars.ts';
import { change, create, record } from './objects.ts';
import { refused } from './problems.ts';

/** How long a slow bank takes to answer. */
const slowSeconds = 4;

export interface NewRefund {
  charge: Stripe.Charge;
  /** In cents; everything that's left if absent. */
  amount?: number | undefined;
  reason?: Stripe.Refund.Reason | undefined;
  metadata?: Stripe.Metadata | undefined;
}

/** Refunds a charge. Throws the provider's refusal if there isn't that much left. */
export function refundCharge(context: Context, { charge, amount, reason, metadata }: NewRefund): Stripe.Refund {
  const refundable = charge.amount - charge.amount_refunded;
  if (charge.disputed && !isWon(context, charge))
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  if (refundable === 0) throw refused(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const wanted = amount ?? refundable;
  if (wanted < 1) throw refused('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (wanted > refundable)
    throw refused(`Refund amount (${dollars(wanted)}) is greater than unrefunded amount on charge (${dollars(refundable)})`, {
      param: 'amount',
    });
  const behavior = testCard(context.store.get('card_number', charge.payment_method) ?? '')?.refund;
  const refund = create(context, 'refund', {
    amount: wanted,
    charge: charge.id,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: reason ?? null,
    status: behavior === 'slow' ? 'pending' : 'succeeded',
  });
  if (behavior) context.store.put('pending', refund.id, { dueAt: context.now() + slowSeconds, succeeds: behavior === 'slow' });
  changeRefunded(context, charge, wanted);
  record(context, 'refund.created', refund);
  record(context, 'charge.refunded', charge);
  return refund;
}

function isWon(context: Context, charge: Stripe.Charge): boolean {
  return context.store.under('dispute', charge.id).some(({ status }) => status === 'won');
}

/** The bank's late answer to a refund: one that was pending succeeds, or one that had succeeded fails. */
export function settleRefund(context: Context, refund: Stripe.Refund, succeeds: boolean): void {
  const charge = context.store.get('charge', refund.charge);
  if (charge && !succeeds) changeRefunded(context, charge, -refund.amount);
  const outcome = succeeds ? { status: 'succeeded' } : { status: 'failed', failure_reason: 'expired_or_canceled_card' };
  const previous = change(context, refund, outcome);
  record(context, 'refund.updated', refund, previous);
  record(context, 'charge.refund.updated', refund, previous);
  if (!succeeds) record(context, 'refund.failed', refund);
}

function changeRefunded(context: Context, charge: Stripe.Charge, by: number): void {
  const refunded = charge.amount_refunded + by;
  change(context, charge, { amount_refunded: refunded, refunded: refunded === charge.amount });
}

import type Stripe from 'stripe';
import { type Context, newId } from './context.ts';
import { change, create, record } from './objects.ts';

/** How long a dispute can be answered (docs.stripe.com/disputes: seven to 21 days). */
const answerSeconds = 9 * 86_400;

/** A buyer's bank takes a charge's money back right away. */
export function openDispute(context: Context, charge: Stripe.Charge): void {
  change(context, charge, { disputed: true });
  const dispute = create(context, 'dispute', {
    amount: charge.amount,
    balance_transactions: [movement(-charge.amount)],
    charge: charge.id,
    evidence: { customer_email_address: charge.billing_details.email },
    evidence_details: { due_by: context.now() + answerSeconds, submission_count: 0, enhanced_eligibility: {} },
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  });
  record(context, 'charge.dispute.created', dispute);
  record(context, 'charge.dispute.funds_withdrawn', dispute);
  record(context, 'charge.updated', charge, { disputed: false });
}

/** The bank decides for us (and returns the money) or for the buyer. Throws for an unknown or closed dispute. */
export function closeDispute(context: Context, disputeId: string, outcome: 'won' | 'lost'): void {
  const dispute = context.store.get('dispute', disputeId);
  if (dispute?.status !== 'needs_response') throw new Error(`There is no open dispute ${disputeId}.`);
  const returned = outcome === 'won' ? [movement(dispute.amount)] : [];
  const previous = change(context, dispute, { status: outcome, balance_transactions: [...dispute.balance_transactions, ...returned] });
  record(context, 'charge.dispute.closed', dispute, previous);
  if (outcome === 'won') record(context, 'charge.dispute.funds_reinstated', dispute);
}

/** A movement of our account's money; negative if it leaves. */
function movement(amount: number) {
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    currency: 'usd',
    net: amount,
    type: 'adjustment',
  } as Stripe.BalanceTransaction;
}

import type Stripe from 'stripe';
import type { Desk } from './desk.ts';
import { record } from './events.ts';
import { makeBalanceTransaction } from './objects/balance-transaction.ts';
import { makeDispute } from './objects/dispute.ts';

/** A buyer's bank takes the money of a charge back. */
export function openDispute(desk: Desk, charge: Stripe.Charge): Stripe.Dispute {
  charge.disputed = true;
  desk.books.put('charge', charge.id, charge);
  const dispute = makeDispute(desk, charge);
  record(desk, 'charge.dispute.created', dispute);
  record(desk, 'charge.dispute.funds_withdrawn', dispute);
  record(desk, 'charge.updated', charge, { disputed: false });
  return dispute;
}

/** The bank decides: for us, and the money is back; or for the buyer. Throws for a dispute that is decided or unknown. */
export function closeDispute(desk: Desk, disputeId: string, outcome: 'won' | 'lost'): void {
  const dispute = desk.books.get('dispute', disputeId);
  if (dispute?.status !== 'needs_response') throw new Error(`There is no open dispute ${disputeId}.`);
  const previous = { status: dispute.status };
  dispute.status = outcome;
  if (outcome === 'won')
    dispute.balance_transactions.push(makeBalanceTransaction(desk, 'dispute_reversal', dispute.amount, dispute.id, 'Chargeback reversal'));
  desk.books.put('dispute', dispute.id, dispute);
  record(desk, 'charge.dispute.closed', dispute, previous);
  if (outcome === 'won') record(desk, 'charge.dispute.funds_reinstated', dispute);
}

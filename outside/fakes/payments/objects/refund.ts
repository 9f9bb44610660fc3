import type Stripe from 'stripe';
import { type Desk, newId } from '../desk.ts';
import { makeBalanceTransaction } from './balance-transaction.ts';

export interface NewRefund {
  charge: Stripe.Charge;
  amount: number;
  status: 'pending' | 'succeeded';
  reason: Stripe.Refund.Reason | null;
  metadata: Stripe.Metadata;
}

/** Money on its way back to a card. */
export function makeRefund(desk: Desk, { charge, amount, status, reason, metadata }: NewRefund): Stripe.Refund {
  const id = newId('re');
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: makeBalanceTransaction(desk, 'refund', -amount, id, 'REFUND FOR CHARGE').id,
    charge: charge.id,
    created: desk.at(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
  desk.books.put('refund', refund.id, refund);
  return refund;
}

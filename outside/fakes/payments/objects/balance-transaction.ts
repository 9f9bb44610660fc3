import type Stripe from 'stripe';
import { type Desk, newId } from '../desk.ts';

type Kind = 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal';

/** What the provider keeps of a card payment in the United States: 2.9% and 30 cents (stripe.com/pricing). */
const chargeFee = (amount: number) => Math.round(amount * 0.029) + 30;
/** What a dispute costs, in cents (stripe.com/pricing). */
const disputeFee = 1500;

/** A movement of the account's own money; `amount` is negative when it leaves. */
export function makeBalanceTransaction(
  desk: Desk,
  kind: Kind,
  amount: number,
  source: string,
  description: string | null,
): Stripe.BalanceTransaction {
  const fee = kind === 'charge' ? chargeFee(amount) : kind === 'dispute' ? disputeFee : 0;
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: desk.at() + 2 * 86_400,
    balance_type: 'payments',
    created: desk.at(),
    currency: 'usd',
    description,
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [
          {
            amount: fee,
            application: null,
            currency: 'usd',
            description: kind === 'dispute' ? 'Dispute fee' : 'Stripe processing fees',
            type: 'stripe_fee',
          },
        ]
      : [],
    net: amount - fee,
    reporting_category: kind,
    source,
    status: 'pending',
    type: kind === 'dispute' || kind === 'dispute_reversal' ? 'adjustment' : kind,
  };
  desk.books.put('balance_transaction', transaction.id, transaction);
  return transaction;
}

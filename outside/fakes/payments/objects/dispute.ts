import type Stripe from 'stripe';
import { type Desk, newId } from '../desk.ts';
import { makeBalanceTransaction } from './balance-transaction.ts';

/** How long one may answer a dispute of this kind (docs.stripe.com/disputes: seven to 21 days). */
const answerSeconds = 9 * 86_400;

/** A buyer's bank asks the money of a charge back, and takes it at once. */
export function makeDispute(desk: Desk, charge: Stripe.Charge): Stripe.Dispute {
  const id = newId('du');
  const dispute: Stripe.Dispute = {
    id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [makeBalanceTransaction(desk, 'dispute', -charge.amount, id, `Chargeback withdrawal for ${charge.id}`)],
    charge: charge.id,
    created: desk.at(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: charge.billing_details.email,
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: desk.at() + answerSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  };
  desk.books.put('dispute', dispute.id, dispute);
  return dispute;
}

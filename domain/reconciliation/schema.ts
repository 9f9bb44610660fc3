/** The ways in which our records and the provider's can differ. */
export const differenceKinds = {
  'payment-missing': { label: 'Payment missing from our records', safe: true },
  'payment-foreign': { label: 'Payment that isn’t ours', safe: false },
  'payment-unknown': { label: 'Payment the provider doesn’t have', safe: false },
  'payment-amount': { label: 'Payment amount differs', safe: false },
  'refund-missing': { label: 'Refund missing from our records', safe: true },
  'refund-state': { label: 'Refund status differs', safe: true },
  'refund-unknown': { label: 'Refund the provider doesn’t have', safe: false },
  'refund-unsent': { label: 'Refund not sent after a day', safe: false },
  'refund-amount': { label: 'Refund amount differs', safe: false },
  'dispute-missing': { label: 'Chargeback missing from our records', safe: true },
  'dispute-state': { label: 'Chargeback status differs', safe: true },
  'checkout-state': { label: 'Checkout status differs', safe: true },
  'plan-missing': { label: 'Plan missing from our records', safe: false },
  'plan-unknown': { label: 'Plan the provider doesn’t have', safe: false },
  'plan-unsent': { label: 'Plan not started with the provider after a day', safe: false },
  'plan-state': { label: 'Plan status differs', safe: true },
  'plan-price': { label: 'Plan price differs', safe: false },
  'event-missing': { label: 'Event never received', safe: true },
  'event-waiting': { label: 'Event not processed', safe: true },
} as const satisfies Record<string, DifferenceSort>;

interface DifferenceSort {
  label: string;
  /**
   * Reading it from the provider again repairs it, as an event would: no amount changes and nothing is refunded. Reading a
   * plan charges its bills that are due.
   */
  safe: boolean;
}

export type DifferenceKind = keyof typeof differenceKinds;

/** A difference. `subject` is the provider's id, or ours if the provider doesn't know it. */
export interface Difference {
  kind: DifferenceKind;
  subject: string;
  ours: string;
  theirs: string;
  orderId?: string | undefined;
  billId?: string | undefined;
}

/** The ways in which our records and the provider's can differ. */
export const differenceKinds = {
  'payment-missing': { label: 'Payment not in our books', safe: true },
  'payment-foreign': { label: 'Payment that is not ours', safe: false },
  'payment-unknown': { label: 'Payment the provider does not know', safe: false },
  'payment-amount': { label: 'Payment with another amount', safe: false },
  'refund-missing': { label: 'Refund not in our books', safe: true },
  'refund-state': { label: 'Refund in another state', safe: true },
  'refund-unknown': { label: 'Refund the provider does not know', safe: false },
  'refund-unsent': { label: 'Refund that is not sent after a day', safe: false },
  'refund-amount': { label: 'Refund with another amount', safe: false },
  'dispute-missing': { label: 'Chargeback not in our books', safe: true },
  'dispute-state': { label: 'Chargeback in another state', safe: true },
  'checkout-state': { label: 'Checkout in another state', safe: true },
  'plan-missing': { label: 'Plan not in our books', safe: false },
  'plan-unknown': { label: 'Plan the provider does not know', safe: false },
  'plan-unsent': { label: 'Plan not begun at the provider after a day', safe: false },
  'plan-state': { label: 'Plan in another state', safe: true },
  'plan-price': { label: 'Plan with another price', safe: false },
  'event-missing': { label: 'Event that never came', safe: true },
  'event-waiting': { label: 'Event not handled', safe: true },
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

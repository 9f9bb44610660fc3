import type { OrderState } from '../../../../domain/orders/schema.ts';
import type { DotState } from '../../../ui/drawings/dot.tsx';

/** Each order state as its buyer reads it. */
export const orderWords: Record<OrderState, [DotState, string]> = {
  draft: ['idle', 'Not placed'],
  awaiting_payment: ['waiting', 'Waits for your payment'],
  processing: ['active', 'Payment on its way'],
  paid: ['done', 'Paid'],
  failed: ['late', 'Payment failed'],
  expired: ['idle', 'Expired unpaid'],
  partly_refunded: ['done', 'Partly refunded'],
  refunded: ['done', 'Refunded'],
  cancelled: ['idle', 'Canceled'],
};

import type { OrderState } from '../../../../domain/orders/schema.ts';
import type { DotState } from '../../../ui/drawings/dot.tsx';

/** Order states in the buyer's words. */
export const orderWords: Record<OrderState, [DotState, string]> = {
  draft: ['idle', 'Not placed yet'],
  awaiting_payment: ['waiting', 'Waiting for your payment'],
  processing: ['active', 'Payment processing'],
  paid: ['done', 'Paid'],
  failed: ['late', 'Payment failed'],
  expired: ['idle', 'Expired (not paid)'],
  partly_refunded: ['done', 'Partially refunded'],
  refunded: ['done', 'Refunded'],
  canceled: ['idle', 'Canceled'],
};

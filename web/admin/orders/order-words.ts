import type { OrderState } from '../../../domain/orders/schema.ts';
import type { DotState } from '../../ui/drawings/dot.tsx';

/** Each order state with its sign. */
export const orderStates: Record<OrderState, [DotState, string]> = {
  draft: ['idle', 'Draft'],
  awaiting_payment: ['waiting', 'Awaiting payment'],
  processing: ['active', 'Processing'],
  paid: ['done', 'Paid'],
  failed: ['late', 'Payment failed'],
  expired: ['idle', 'Expired'],
  partly_refunded: ['done', 'Partly refunded'],
  refunded: ['done', 'Refunded'],
  cancelled: ['idle', 'Cancelled'],
};

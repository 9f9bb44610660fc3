import type { OrderState } from '../../../domain/orders/schema.ts';
import type { DotState } from '../../ui/drawings/dot.tsx';

/** Label and dot of each order state. */
export const orderStates: Record<OrderState, [DotState, string]> = {
  draft: ['idle', 'Started'],
  awaiting_payment: ['waiting', 'Awaiting payment'],
  processing: ['active', 'Processing'],
  paid: ['done', 'Paid'],
  failed: ['late', 'Payment failed'],
  expired: ['idle', 'Expired'],
  partly_refunded: ['done', 'Partially refunded'],
  refunded: ['done', 'Refunded'],
  canceled: ['idle', 'Canceled'],
};

/** An order's status with its dot. An order that waits for a bank payment has an unpaid invoice. */
export function orderStatus({ state, method }: { state: OrderState; method: string | null }): [DotState, string] {
  return state === 'awaiting_payment' && method === 'invoice' ? ['active', 'Invoice unpaid'] : orderStates[state];
}

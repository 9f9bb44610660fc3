import { type Order, secretOf } from '../../domain/orders/orders.ts';
import { type OrderState, payableStates } from '../../domain/orders/schema.ts';

const openStates: OrderState[] = [...payableStates, 'draft', 'expired'];

/**
 * The address where a project's setup price is paid, on any device: its order, or the page picker if it has none. Null if
 * nothing is due.
 */
export function payPath(order: Pick<Order, 'id' | 'state'> | undefined): string | null {
  if (!order) return '/payment-choice';
  return openStates.includes(order.state) ? `/payment?order=${encodeURIComponent(secretOf(order.id))}` : null;
}

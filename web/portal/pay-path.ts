import { type Order, secretOf } from '../../domain/orders/orders.ts';
import { type OrderState, payableStates } from '../../domain/orders/schema.ts';

const openStates: OrderState[] = [...payableStates, 'draft', 'expired'];

/** Where the setup price of a project is paid, on any device: with its order, or by choosing pages first. Null once there is nothing to pay. */
export function payPath(order: Pick<Order, 'id' | 'state'> | undefined): string | null {
  if (!order) return '/payment-choice';
  return openStates.includes(order.state) ? `/payment?order=${encodeURIComponent(secretOf(order.id))}` : null;
}

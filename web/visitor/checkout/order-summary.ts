import type { Order } from '../../../domain/orders/orders.ts';
import type { PageKey } from '../../../domain/orders/schema.ts';
import { nextFreeDay } from '../../../domain/orders/slots.ts';
import type { OrderSummary } from './checkout-frame.tsx';

/** What the receipt shows of an order; an unpaid one shows the day that is free now. */
export async function orderSummary(order: Order): Promise<OrderSummary> {
  return {
    number: order.number,
    pages: order.pages as PageKey[],
    setupCents: order.setupCents,
    monthlyCents: order.monthlyCents,
    discountCents: order.discountCents,
    startDay: order.paidAt && order.startDay ? order.startDay : await nextFreeDay(),
  };
}

import type { PageKey } from '../../../content/site-pages.ts';
import type { Order } from '../../../domain/orders/orders.ts';
import { taxOf } from '../../../domain/orders/schema.ts';
import { nextFreeDay, slotOf } from '../../../domain/orders/slots.ts';
import { monthOf } from '../../../domain/plans/month-in-words.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import type { OrderSummary } from './checkout-frame.tsx';

/** What the receipt shows of an order; one without a seat shows the day that is free now. */
export async function orderSummary(order: Order): Promise<OrderSummary> {
  const [{ draftHours }, seatDay] = await Promise.all([readSettings(), slotOf(order.id)]);
  return {
    number: order.number,
    pages: order.pages as PageKey[],
    setupCents: order.setupCents,
    monthlyCents: order.monthlyCents,
    discountCents: order.discountCents,
    taxName: order.taxName,
    taxCents: order.taxCents,
    monthlyTaxCents: taxOf(order.monthlyCents, order.taxRate),
    month: monthOf(order),
    totalCents: order.totalCents,
    startDay: seatDay ?? (order.paidAt && order.startDay ? order.startDay : await nextFreeDay()),
    dayHeld: Boolean(seatDay),
    byInvoice: order.method === 'invoice',
    draftHours,
  };
}

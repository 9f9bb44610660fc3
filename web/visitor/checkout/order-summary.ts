import { checkoutMinutes } from '../../../domain/billing/checkout.ts';
import { closedBefore } from '../../../domain/closed-days/queries.ts';
import { codeOf } from '../../../domain/discounts/queries.ts';
import { invoiceOfOrder } from '../../../domain/documents/queries.ts';
import { documentLabel, rateInWords } from '../../../domain/documents/schema.ts';
import type { Order } from '../../../domain/orders/orders.ts';
import { taxOf } from '../../../domain/orders/schema.ts';
import { monthOf } from '../../../domain/plans/schema.ts';
import { projectOfOrder } from '../../../domain/projects/queries.ts';
import { readSettings } from '../../../domain/settings/settings.ts';
import { nextFreeDay, slotOf } from '../../../domain/slots/slots.ts';
import { hasTestPayments } from '../../../domain/trial.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import type { OrderSummary } from './checkout-frame.tsx';

/** An order's data for the receipt. Without a seat, it shows the day that's currently available. */
export async function orderSummary(order: Order): Promise<OrderSummary> {
  const [{ draftHours, invoiceDueDays }, seatDay, code, invoice, project] = await Promise.all([
    readSettings(),
    slotOf(order.id),
    codeOf(order.id),
    invoiceOfOrder(order.id),
    order.userId ? projectOfOrder(order.userId, order.id) : undefined,
  ]);
  const startDay = seatDay ?? (order.paidAt && order.startDay ? order.startDay : await nextFreeDay());
  return {
    number: order.number,
    pages: order.pages,
    setupCents: order.setupCents,
    monthlyCents: order.monthlyCents,
    discountCents: order.discountCents,
    code: code?.code ?? '',
    taxName: order.taxName,
    taxRate: rateInWords(order.taxRate),
    taxCents: order.taxCents,
    monthlyTaxCents: taxOf(order.monthlyCents, order.taxRate),
    month: monthOf(order),
    totalCents: order.totalCents,
    startDay,
    closedBefore: await closedBefore(startDay),
    dayHeld: Boolean(seatDay),
    method: order.method ?? 'card',
    invoice: invoice ? documentLabel(invoice) : '',
    invoiceDue: invoice?.dueOn ? `by ${dateInWords(invoice.dueOn)}` : `within ${invoiceDueDays} ${invoiceDueDays === 1 ? 'day' : 'days'}`,
    holdMinutes: checkoutMinutes,
    draftHours,
    hasBrief: Boolean(project?.briefSubmittedAt),
    hasTestPayments: hasTestPayments(),
  };
}

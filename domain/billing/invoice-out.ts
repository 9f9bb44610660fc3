import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { issueOrderInvoice, voidInvoice } from '../documents/documents.ts';
import { replacedInvoice } from '../documents/queries.ts';
import { queueMail } from '../mails/mails.ts';
import { type Order, secretOf } from '../orders/orders.ts';
import { payableStates } from '../orders/schema.ts';
import { readSettings } from '../settings/settings.ts';
import { sumsOf } from './order-sums.ts';
import { resumeUrl } from './resume-url.ts';

/** Issues the invoice of a placed order and mails it; one that says the same is not sent again. `secret` opens the order. */
export async function sendInvoice(tx: Connection, order: Order, secret: string): Promise<void> {
  if (!order.email) throw new Error('An order without an email can not be invoiced.');
  const documentId = await issueOrderInvoice(tx, order);
  await queueMail(tx, {
    // A corrected name, address or price gets an invoice and a mail of its own.
    eventKey: `order-invoice:${order.id}:${documentId}`,
    template: 'order-invoice',
    recipient: order.email,
    props: {
      orderNumber: order.number,
      name: order.name ?? '',
      ...sumsOf(order),
      orderDays: (await readSettings(tx)).orderDays,
      url: resumeUrl(secret),
      documentId,
      replaces: await replacedInvoice(tx, documentId),
    },
  });
}

/** After a change of an order's price: an invoice that is out is void, and a new one goes out. Changes nothing for an order to be paid by card. */
export async function renewInvoice(tx: Connection, orderId: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (order?.method !== 'invoice' || !payableStates.includes(order.state)) return;
  if (order.totalCents === 0) await voidInvoice(tx, { orderId });
  else await sendInvoice(tx, order, secretOf(orderId));
}

import { eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { issueOrderInvoice, voidInvoice } from '../documents/documents.ts';
import { replacedInvoice } from '../documents/queries.ts';
import { queueMail } from '../mails/mails.ts';
import { type Order, resumeUrl, secretOf, sumsOf } from '../orders/orders.ts';
import { payableStates } from '../orders/schema.ts';
import { readSettings } from '../settings/settings.ts';

/** Issues and emails the invoice of a placed order, unless it's identical to the last one. `secret` opens the order. */
export async function sendInvoice(tx: Connection, order: Order, secret: string): Promise<void> {
  if (!order.email) throw new Error("An order without an email can't be invoiced.");
  const documentId = await issueOrderInvoice(tx, order);
  await queueMail(tx, {
    // A corrected name, address or price gets a new invoice and email.
    eventKey: `order-invoice:${order.id}:${documentId}`,
    template: 'order-invoice',
    about: `order:${order.id}`,
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

/** Voids and replaces the invoice after an order's price changed. Does nothing for an order to be paid by card. */
export async function renewInvoice(tx: Connection, orderId: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (order?.method !== 'invoice' || !payableStates.includes(order.state)) return;
  if (order.totalCents === 0) await voidInvoice(tx, { orderId });
  else await sendInvoice(tx, order, secretOf(orderId));
}

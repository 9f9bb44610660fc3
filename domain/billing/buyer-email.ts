import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { documents, orderEvents, orders } from '../../db/schema/index.ts';
import { recordAudit } from '../audit/audit.ts';
import { queueMail } from '../mails/mails.ts';
import { claimOrders } from '../projects/claim.ts';
import { receiptMail, verifiedAccount } from './record-paid.ts';
import { refusedAs } from './refusals.ts';

/**
 * Corrects the email of an order that no account owns, on behalf of an admin who knows whose it is. The earlier receipt's link ends,
 * and a paid order's receipt goes to the new address. If an account has verified that address, the order is its own from now on.
 */
export async function correctBuyerEmail(orderId: string, email: string, reason: string, actor: string): Promise<Result> {
  return db().transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order?.email) return refusedAs('email-missing');
    if (order.userId) return refusedAs('order-has-account');
    if (order.email === email) return refusedAs('email-unchanged');
    await tx.update(orders).set({ email }).where(eq(orders.id, orderId));
    const words = `Email changed from ${order.email} to ${email}: ${reason}`;
    const eventId = v7();
    await tx.insert(orderEvents).values({ id: eventId, orderId, actor, fromState: order.state, toState: order.state, reason: words });
    await recordAudit(tx, { actor, action: 'order.email', subject: `order:${orderId}`, detail: { reason: words } });
    const account = await verifiedAccount(tx, email);
    if (account) await claimOrders(tx, account);
    const [invoice] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.orderId, orderId), eq(documents.series, 'invoice')));
    if (order.paidAt && order.startDay && invoice)
      await queueMail(tx, {
        ...(await receiptMail(tx, order, email, {
          startDay: order.startDay,
          documentId: invoice.id,
          briefDone: false,
          isGuest: account === undefined,
        })),
        eventKey: `order-paid:${orderId}:${eventId}`,
        userId: account,
      });
    return { ok: true };
  });
}

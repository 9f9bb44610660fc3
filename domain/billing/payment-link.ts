import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { brand } from '../../content/brand.ts';
import { dayInWords } from '../../content/day-in-words.ts';
import { db } from '../../db/connect.ts';
import { orderEvents, orders, users } from '../../db/schema/index.ts';
import { waitMessage, withinLimit } from '../accounts/limits.ts';
import { recordAudit } from '../audit/audit.ts';
import { queueMail } from '../mails/mails.ts';
import { secretOf } from '../orders/orders.ts';
import { unpaidStates } from '../orders/schema.ts';
import { today } from '../orders/slots.ts';
import { resumeUrl } from './billing.ts';

/** Mails the buyer of an unpaid order the link that opens it again, at the asking of staff. */
export async function sendPaymentLink(
  orderId: string,
  actor: string,
): Promise<{ ok: true; email: string } | { ok: false; message: string }> {
  const limit = await withinLimit('paymentLink', orderId);
  if (!limit.ok) return { ok: false, message: waitMessage(limit.retryInSeconds) };
  return db().transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order || !unpaidStates.includes(order.state)) return { ok: false, message: 'This order is not waiting for a payment.' };
    const [account] = order.userId ? await tx.select().from(users).where(eq(users.id, order.userId)) : [];
    const email = order.email ?? account?.email;
    if (!email) return { ok: false, message: `The buyer has not told ${brand.name} an email yet.` };
    const eventId = v7();
    await tx.insert(orderEvents).values({
      id: eventId,
      orderId,
      actor,
      fromState: order.state,
      toState: order.state,
      reason: 'Payment link sent to the buyer',
    });
    await recordAudit(tx, {
      actor,
      action: 'order.payment-link',
      subject: `order:${orderId}`,
      detail: { reason: 'Payment link sent to the buyer' },
    });
    await queueMail(tx, {
      eventKey: `payment-link:${eventId}`,
      template: 'payment-link',
      recipient: email,
      userId: order.userId ?? undefined,
      props: {
        orderNumber: order.number,
        name: order.name ?? account?.name ?? '',
        totalCents: order.setupCents - order.discountCents,
        lastDay: dayInWords(today(order.expiresAt)),
        url: resumeUrl(secretOf(orderId)),
      },
    });
    return { ok: true, email };
  });
}

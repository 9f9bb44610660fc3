import { and, eq, gt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Result } from '../../base/result.ts';
import { today } from '../../content/business-clock.ts';
import { type Connection, db } from '../../db/connect.ts';
import { auditLog, orderEvents, orders, users } from '../../db/schema/index.ts';
import { dayInWords } from '../../time/day-in-words.ts';
import { recordAudit } from '../audit/audit.ts';
import { withinLimit } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import { resumeUrl, secretOf } from '../orders/orders.ts';
import { unpaidStates } from '../orders/schema.ts';
import { refusedAs } from './refusals.ts';

/** A second click within this time is treated as accidental. */
const pauseMs = 60_000;
const action = 'order.payment-link';

/** Milliseconds until an order's link can be sent again; 0 if it can be now. */
export async function linkPauseLeftMs(orderId: string, tx: Connection = db()): Promise<number> {
  const [sent] = await tx
    .select({ leftMs: sql<number>`(${pauseMs} - extract(epoch from now() - max(${auditLog.createdAt})) * 1000)::int` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, `order:${orderId}`),
        eq(auditLog.action, action),
        gt(auditLog.createdAt, sql`now() - make_interval(secs => ${pauseMs / 1000})`),
      ),
    );
  return Math.max(0, sent?.leftMs ?? 0);
}

/** Emails the buyer of an unpaid order its link, on behalf of an admin; at most once a minute. */
export async function sendPaymentLink(orderId: string, actor: string): Promise<Result<{ email: string }>> {
  if (await linkPauseLeftMs(orderId)) return refusedAs('link-just-sent');
  const limit = await withinLimit('paymentLink', orderId);
  if (!limit.ok) return limit;
  return db().transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order || !unpaidStates.includes(order.state)) return refusedAs('order-not-payable');
    // Simultaneous clicks are serialized by the order's lock.
    if (await linkPauseLeftMs(orderId, tx)) return refusedAs('link-just-sent');
    const [account] = order.userId ? await tx.select().from(users).where(eq(users.id, order.userId)) : [];
    const email = order.email ?? account?.email;
    if (!email) return refusedAs('email-missing');
    const eventId = v7();
    const reason = 'Payment link sent to the buyer';
    await tx.insert(orderEvents).values({
      id: eventId,
      orderId,
      actor,
      fromState: order.state,
      toState: order.state,
      reason,
    });
    await recordAudit(tx, { actor, action, subject: `order:${orderId}`, detail: { reason } });
    await queueMail(tx, {
      eventKey: `payment-link:${eventId}`,
      template: 'payment-link',
      about: `order:${orderId}`,
      recipient: email,
      userId: order.userId ?? undefined,
      props: {
        orderNumber: order.number,
        name: order.name ?? account?.name ?? '',
        totalCents: order.totalCents,
        lastDay: dayInWords(today(order.expiresAt)),
        url: resumeUrl(secretOf(orderId)),
      },
    });
    return { ok: true, email };
  });
}

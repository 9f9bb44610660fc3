import { env } from '../../base/env.ts';
import { log } from '../../base/log.ts';
import { brand } from '../../content/brand.ts';
import type { Connection } from '../../db/connect.ts';
import { orderEvents } from '../../db/schema/index.ts';
import { recordEntry } from '../ledger/ledger.ts';
import { queueMail } from '../mails/mails.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import type { Order } from '../orders/orders.ts';
import { orderLabel } from '../orders/schema.ts';
import { lockSubject } from '../refunds/refund-subject.ts';
import { requestRefundOf } from '../refunds/refunds.ts';

/**
 * Refunds a card payment for an order that no longer accepts one, in full and right away, and notifies admins and the buyer. The
 * attempt records the amount; the order keeps only the payment that paid it.
 */
export async function recordSurplus(tx: Connection, order: Order, attemptId: string): Promise<void> {
  const subject = await lockSubject(tx, { attemptId });
  // If the card was only saved, nothing was charged.
  if (!subject?.paymentId || subject.paidCents === 0) return;
  const { paymentId, paidCents } = subject;
  const label = orderLabel(order.number);
  log.error({ orderId: order.id, attemptId, paymentId }, 'a card paid for an order that no longer accepts payment');
  await tx.insert(orderEvents).values({
    orderId: order.id,
    actor: 'provider',
    fromState: order.state,
    toState: order.state,
    reason: `Card payment ${paymentId} received, refund due`,
  });
  await recordEntry(tx, {
    kind: 'surplus',
    source: attemptId,
    amountCents: paidCents,
    method: 'card',
    orderId: order.id,
    providerPaymentId: paymentId,
  });
  const outcome = await requestRefundOf(tx, subject, {
    method: 'card',
    actor: 'system',
    reason: 'Received for an order that’s already closed',
  });
  const title = outcome.ok ? 'Payment refunded' : 'Refund due';
  const message = `A card was charged for ${label}, which is already closed: ${paymentId}. ${outcome.ok ? 'We’re refunding all of it to the card.' : outcome.message}`;
  const path = `/admin/orders/${order.id}`;
  const type = outcome.ok ? 'warning' : 'error';
  await notifyAdmins(tx, 'payment-to-return', { type, title, message, link: path, eventKey: `surplus:${attemptId}` });
  await queueMail(tx, {
    eventKey: `surplus:${attemptId}`,
    template: 'staff-notice',
    about: `order:${order.id}`,
    recipient: brand.email,
    props: { title, message, url: `${env().appUrl}${path}` },
  });
  await notifyUser(tx, order.userId, 'payment-returned', {
    eventKey: `surplus-buyer:${attemptId}`,
    notification: {
      type: 'warning',
      title: 'We’re refunding a payment',
      message: `Your card was charged for ${label}, which is already closed. We’re refunding all of it.`,
      link: '/portal/settings/billing',
    },
    ...(order.email && {
      mail: {
        template: 'payment-surplus',
        about: `order:${order.id}`,
        recipient: order.email,
        props: { orderNumber: order.number, name: order.name ?? '', paidCents },
      },
    }),
  });
}

import { data } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { auditOf } from '../../../domain/admin/audit.ts';
import { orderForAdmin } from '../../../domain/admin/orders.ts';
import { linkPauseLeftMs } from '../../../domain/billing/payment-link.ts';
import { codeOf } from '../../../domain/discounts/queries.ts';
import { creditOf } from '../../../domain/plans/queries.ts';
import { monthOf } from '../../../domain/plans/schema.ts';
import { actorNames } from '../../../domain/projects/queries.ts';
import { zonedTime } from '../../ui/controls/zoned-time.ts';
import { moneyOf } from './money-data.ts';
import { planData } from './plan-data.ts';

/** All data for an order's screen. Throws 404 if the order doesn't exist. */
export async function orderData(orderId: string) {
  const record = await orderForAdmin(orderId);
  if (!record) throw data(null, { status: 404 });
  const { order, who, email, account, events, attempts, webhooks, project } = record;
  const [names, audit, pauseLeftMs, plans, money, credit] = await Promise.all([
    actorNames(events.map(({ actor }) => actor)),
    auditOf(`order:${order.id}`),
    linkPauseLeftMs(order.id),
    planData(order.id),
    moneyOf(order.id),
    creditOf(order.id),
  ]);
  const others: Record<string, string> = { visitor: 'The buyer', provider: 'The payment provider', system: brand.name };
  return {
    order: {
      id: order.id,
      number: order.number,
      state: order.state,
      method: order.method,
      who,
      email,
      pages: order.pages,
      setupCents: order.setupCents,
      discountCents: order.discountCents,
      code: (await codeOf(order.id)) ?? null,
      taxName: order.taxName,
      taxCents: order.taxCents,
      totalCents: order.totalCents,
      refundedCents: order.refundedCents,
      month: monthOf(order),
      startDay: order.startDay,
      termsVersion: order.termsVersion,
      declineReason: order.declineReason,
      providerPaymentId: order.providerPaymentId,
      receiptUrl: order.receiptUrl,
      paidAt: order.paidAt ? zonedTime(order.paidAt, brand.timeZone) : null,
      expiresAt: order.expiresAt.toISOString(),
    },
    account,
    linkPauseLeftMs: pauseLeftMs,
    plans,
    creditCents: credit.leftCents,
    money,
    events: events.map((event) => ({
      id: event.id,
      who: names.get(event.actor) ?? others[event.actor] ?? event.actor,
      toState: event.toState,
      changed: event.fromState !== event.toState,
      reason: event.reason,
      at: event.createdAt.toISOString(),
    })),
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      state: attempt.state,
      sessionId: attempt.sessionId,
      at: attempt.createdAt.toISOString(),
    })),
    webhooks: webhooks.map((event) => ({
      id: event.id,
      type: event.type,
      at: event.receivedAt.toISOString(),
      handledAfterMs: event.handledAt ? event.handledAt.getTime() - event.receivedAt.getTime() : null,
      error: event.error,
    })),
    audit: audit.map((entry) => ({
      id: entry.id,
      who: entry.who ?? entry.actor,
      reason: entry.reason,
      requestId: entry.requestId,
      at: entry.at.toISOString(),
    })),
    project: project ? { id: project.id, name: project.name, endedBeforeLaunch: project.state === 'canceled' && !project.liveSince } : null,
  };
}
export type OrderData = Awaited<ReturnType<typeof orderData>>;

import { data } from 'react-router';
import { brand } from '../../../content/brand.ts';
import { auditOf } from '../../../domain/audit/queries.ts';
import { isId } from '../../../domain/ids.ts';
import { orderForDesk } from '../../../domain/orders/queries.ts';
import { actorNames } from '../../../domain/projects/queries.ts';
import { zonedTime } from '../../ui/controls/zoned-time.ts';

/** Everything the desk's order screen shows. Throws 404 when there is no such order. */
export async function deskOrder(orderId: string) {
  const found = isId(orderId) ? await orderForDesk(orderId) : undefined;
  if (!found) throw data(null, { status: 404 });
  const { order, events, attempts, project } = found;
  const [names, audit] = await Promise.all([actorNames(events.map(({ actor }) => actor)), auditOf(`order:${order.id}`)]);
  const others: Record<string, string> = { visitor: 'The buyer', provider: 'The payment provider', system: brand.name };
  return {
    order: {
      id: order.id,
      number: order.number,
      state: order.state,
      method: order.method,
      name: order.name,
      email: order.email,
      pages: order.pages,
      setupCents: order.setupCents,
      discountCents: order.discountCents,
      monthlyCents: order.monthlyCents,
      startDay: order.startDay,
      termsVersion: order.termsVersion,
      declineReason: order.declineReason,
      providerPaymentId: order.providerPaymentId,
      receiptUrl: order.receiptUrl,
    },
    events: events.map((event) => ({
      id: event.id,
      who: names.get(event.actor) ?? others[event.actor] ?? event.actor,
      toState: event.toState,
      reason: event.reason,
      at: event.createdAt.toISOString(),
    })),
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      state: attempt.state,
      sessionId: attempt.sessionId,
      at: attempt.createdAt.toISOString(),
    })),
    audit: audit.map((entry) => ({
      id: entry.id,
      who: entry.who ?? entry.actor,
      reason: entry.reason,
      requestId: entry.requestId,
      at: zonedTime(entry.at, brand.timeZone),
    })),
    project: project ? { id: project.id, name: project.name } : null,
  };
}

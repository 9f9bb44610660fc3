import { addDays } from 'date-fns';
import { and, eq, gte, inArray, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../db/connect.ts';
import { disputes, ledgerEntries, orders, paymentAttempts, plans, refunds, webhookEvents } from '../../db/schema/index.ts';
import {
  chargesSince,
  checkoutsSince,
  disputesSince,
  eventsSince,
  plansAtProvider,
  refundsSince,
} from '../../outside/payments/listings.ts';
import type { OurBooks, TheirBooks } from './compare.ts';

/**
 * Webhooks about anything after `settledBefore` may still arrive, so it's no difference if we lack it. The provider must know
 * everything that we created before `lateBefore`.
 */
export interface Span {
  since: Date;
  settledBefore: Date;
  lateBefore: Date;
}

/** Reads the provider's side. Failed and pending charges don't count as payments. */
export async function theirBooks({ since, settledBefore }: Span): Promise<TheirBooks> {
  const read = async <Row extends { createdAt: Date }>(rows: AsyncIterable<Row>) => {
    const all: (Row & { settled: boolean })[] = [];
    for await (const row of rows) all.push({ ...row, settled: row.createdAt < settledBefore });
    return all;
  };
  // One at a time, because the provider limits requests.
  const charges = await read(chargesSince(since));
  const customers = await ourCustomers(charges.flatMap(({ customerId }) => customerId ?? []));
  return {
    payments: charges
      .filter(({ state, paymentId }) => state === 'succeeded' && paymentId)
      .map(({ paymentId = '', amountCents, attemptId, customerId = '', orderId, settled }) => ({
        settled,
        paymentId,
        amountCents,
        isOurs: Boolean(attemptId) || customers.has(customerId),
        orderId,
      })),
    refunds: await read(refundsSince(since)),
    disputes: await read(disputesSince(since)),
    checkouts: (await read(checkoutsSince(since))).filter(({ attemptId }) => attemptId),
    plans: await read(plansAtProvider()),
    events: (await read(eventsSince(since))).map(({ id, type, settled }) => ({ eventId: id, type, settled })),
  };
}

/** Those of the provider's customers that are ours. */
async function ourCustomers(ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await Promise.all([
    db().select({ id: orders.providerCustomerId }).from(orders).where(inArray(orders.providerCustomerId, ids)),
    db().select({ id: plans.providerCustomerId }).from(plans).where(inArray(plans.providerCustomerId, ids)),
  ]);
  return new Set(rows.flat().flatMap(({ id }) => id ?? []));
}

/**
 * Reads our side of the same time span. What the provider listed is read regardless of age. Anything else counts from a day
 * later, because the clocks differ.
 */
export async function ourBooks({ since, settledBefore, lateBefore }: Span, theirs: TheirBooks): Promise<OurBooks> {
  const from = addDays(since, 1);
  const span = (named: PgColumn, ids: string[], time: PgColumn): SQL | undefined =>
    or(ids.length ? inArray(named, ids) : undefined, and(gte(time, from), lt(time, settledBefore)));
  const paymentIds = [...theirs.payments, ...theirs.refunds, ...theirs.disputes].flatMap(({ paymentId }) => paymentId ?? []);
  const refundIds = theirs.refunds.map(({ providerRefundId }) => providerRefundId);
  const disputeIds = theirs.disputes.map(({ providerDisputeId }) => providerDisputeId);
  const sessionIds = theirs.checkouts.map(({ sessionId }) => sessionId);
  const eventIds = theirs.events.map(({ eventId }) => eventId);
  const [entries, givenBack, disputed, attempts, running, events] = await Promise.all([
    db()
      .select()
      .from(ledgerEntries)
      .where(
        and(
          eq(ledgerEntries.method, 'card'),
          inArray(ledgerEntries.kind, ['setup', 'monthly', 'surplus']),
          span(ledgerEntries.providerPaymentId, paymentIds, ledgerEntries.happenedAt),
        ),
      ),
    db()
      .select()
      .from(refunds)
      .where(
        and(
          eq(refunds.method, 'card'),
          or(
            span(refunds.providerRefundId, refundIds, refunds.createdAt),
            and(isNull(refunds.providerRefundId), eq(refunds.state, 'pending')),
          ),
        ),
      ),
    db().query.disputes.findMany({ where: span(disputes.providerDisputeId, disputeIds, disputes.openedAt) }),
    sessionIds.length ? db().select().from(paymentAttempts).where(inArray(paymentAttempts.sessionId, sessionIds)) : [],
    db()
      .select()
      .from(plans)
      .where(
        or(
          ne(plans.state, 'ended'),
          inArray(
            plans.providerSubscriptionId,
            theirs.plans.map(({ subscriptionId }) => subscriptionId),
          ),
        ),
      )
      .then((rows) => rows.filter(({ createdAt }) => createdAt < settledBefore)),
    db()
      .select({ id: webhookEvents.id, type: webhookEvents.type, handledAt: webhookEvents.handledAt, orderId: webhookEvents.orderId })
      .from(webhookEvents)
      .where(or(eventIds.length ? inArray(webhookEvents.id, eventIds) : undefined, unhandledSince(from, settledBefore))),
  ]);
  return {
    payments: entries.flatMap(({ providerPaymentId, amountCents, orderId, billId, happenedAt }) =>
      providerPaymentId ? [{ paymentId: providerPaymentId, amountCents, orderId, billId, inSpan: happenedAt >= from }] : [],
    ),
    refunds: givenBack.map((refund) => ({ ...refund, refundId: refund.id, late: refund.createdAt < lateBefore })),
    disputes: disputed,
    attempts: attempts.flatMap(({ sessionId, state, orderId }) => (sessionId ? [{ sessionId, state, orderId }] : [])),
    plans: running.map((plan) => ({
      ...plan,
      planId: plan.id,
      subscriptionId: plan.providerSubscriptionId,
      late: plan.createdAt < lateBefore,
    })),
    events: events.map(({ id, type, handledAt, orderId }) => ({ eventId: id, type, handled: handledAt !== null, orderId })),
  };
}

function unhandledSince(from: Date, settledBefore: Date): SQL | undefined {
  return and(isNull(webhookEvents.handledAt), gte(webhookEvents.receivedAt, from), lt(webhookEvents.receivedAt, settledBefore));
}

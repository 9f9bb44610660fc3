import { eq, or, type SQL } from 'drizzle-orm';
import { log } from '../../base/log.ts';
import { db, type Transaction } from '../../db/connect.ts';
import { bills, orders, paymentAttempts, plans, webhookEvents } from '../../db/schema/index.ts';
import { type Links, linksOf } from '../../outside/payments/events.ts';
import { isId } from '../ids.ts';
import { alignPlan } from '../plans/align-plan.ts';
import { applyCardChange } from '../plans/card-changes.ts';
import { syncReturns } from '../refunds/sync-returns.ts';
import { readPayment } from './read-payment.ts';

/** Brings our rows in line with the provider's objects; the event only says where to look. */
export async function handleWebhook(eventId: string): Promise<void> {
  const [event] = await db().select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  if (!event || event.handledAt) return;
  const links = linksIn(event.payload);
  const attemptOrder = await ofAttempt(links);
  const planOrder = await ofPlan(links);
  const returnedOrder = links.paymentId && aboutReturns.test(event.type) ? await syncReturns(links.paymentId) : undefined;
  const orderId = attemptOrder ?? returnedOrder ?? planOrder;
  if (!orderId) log.info({ eventId, type: event.type }, 'payment event about an unknown object');
  await db().transaction(async (tx) => {
    const isForgotten = await belongsToNoOne(tx, orderId);
    await tx
      .update(webhookEvents)
      .set({ handledAt: new Date(), ...(orderId && { orderId }), ...(isForgotten && { payload: {} }) })
      .where(eq(webhookEvents.id, eventId));
  });
}

/**
 * True if an order's account was deleted, or if there's no such order. What the event says of a person is dropped then, because the
 * deletion only drops what came before it. The lock makes the two wait for each other.
 */
async function belongsToNoOne(tx: Transaction, orderId: string | undefined): Promise<boolean> {
  if (!orderId) return true;
  const [order] = await tx.select({ userId: orders.userId, email: orders.email }).from(orders).where(eq(orders.id, orderId)).for('share');
  return !order?.userId && !order?.email;
}

/** Events about refunds and chargebacks. */
const aboutReturns = /^(?:refund\.|charge\.(?:refund|dispute))/;

/** The IDs in an event's object. Empty if the object's data was deleted with an account. */
function linksIn(payload: unknown): Links {
  const { data } = payload as { data?: { object: Parameters<typeof linksOf>[0] } };
  return data ? linksOf(data.object) : { objectId: '' };
}

/** An attempt to pay a setup price. Its refund may have been reported before the payment itself. */
async function ofAttempt({ attemptId, paymentId }: Links): Promise<string | undefined> {
  if (!isId(attemptId)) return undefined;
  const [attempt] = await db().select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (!attempt) {
    // A card change has the same kind of ID; its plan leads to the order.
    await applyCardChange(attemptId);
    return undefined;
  }
  const status = await readPayment(attempt.id);
  const paid = status?.paymentId ?? paymentId;
  if (paid && (status === undefined || status.state === 'succeeded')) await syncReturns(paid);
  return attempt.orderId;
}

/** A plan, one of its bills, or a card change; otherwise all plans of the event's customer. */
async function ofPlan({ planId, subscriptionId, invoiceId, customerId }: Links): Promise<string | undefined> {
  const named = [
    ...(isId(planId) ? [eq(plans.id, planId)] : []),
    ...(subscriptionId ? [eq(plans.providerSubscriptionId, subscriptionId)] : []),
    ...(invoiceId ? [eq(bills.providerInvoiceId, invoiceId)] : []),
  ];
  const plansNamed = await plansWhere(named.length > 0 ? or(...named) : undefined);
  // A customer who came back has more than one plan.
  const theirs = plansNamed.length > 0 || !customerId ? plansNamed : await plansWhere(eq(plans.providerCustomerId, customerId));
  for (const { id } of theirs) await alignPlan(id);
  return theirs[0]?.orderId;
}

async function plansWhere(which: SQL | undefined) {
  if (!which) return [];
  const { id, orderId } = plans;
  return db().selectDistinct({ id, orderId }).from(plans).leftJoin(bills, eq(bills.planId, plans.id)).where(which);
}

import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { orders, paymentAttempts, plans, type reconciliationDifferences, webhookEvents } from '../../db/schema/index.ts';
import { enqueue } from '../../jobs/catalog.ts';
import { chargesSince, disputesSince, eventsSince, refundsSince } from '../../outside/payments/books.ts';
import { checkoutStatus } from '../../outside/payments/checkout.ts';
import { readPayment as readAttempt } from '../billing/read-payment.ts';
import { alignPlan } from '../plans/align-plan.ts';
import { takeReturns } from '../refunds/take-returns.ts';
import { type DifferenceKind, isDifferenceKind } from './schema.ts';

type Difference = typeof reconciliationDifferences.$inferSelect;
/** Whether there was something to read again. `since` bounds what is asked of the provider. */
type Repair = (subject: string, since: Date) => Promise<boolean>;

/** Each reads the provider's objects again, as their events would have it done. None moves money, but for bills that are due anyway. */
const repairs: Partial<Record<DifferenceKind, Repair>> = {
  'checkout-state': readCheckout,
  'payment-missing': readPayment,
  'refund-missing': readRefund,
  'refund-state': readRefund,
  'dispute-missing': readDispute,
  'dispute-state': readDispute,
  'plan-state': readPlanAgain,
  'event-missing': fetchEvent,
  'event-waiting': handleEvent,
};

/** Mends a difference that is safe to mend. False when it can't be, or is none of those. */
export async function repairDifference({ kind, subject }: Difference, since: Date): Promise<boolean> {
  const repair = isDifferenceKind(kind) ? repairs[kind] : undefined;
  return repair ? repair(subject, since) : false;
}

/** A try that is over here already stays as it is: when the provider says otherwise, a person has to look. */
async function readCheckout(sessionId: string): Promise<boolean> {
  const own = () => db().select().from(paymentAttempts).where(eq(paymentAttempts.sessionId, sessionId));
  const [attempt] = await own();
  if (!attempt) return false;
  await readAttempt(attempt.id);
  const [[now], { state }] = [await own(), await checkoutStatus(sessionId)];
  return now?.state === state;
}

/** A payment belongs to the checkout that it names, or to a bill of its customer's plans. */
async function readPayment(paymentId: string, since: Date): Promise<boolean> {
  for await (const charge of chargesSince(since)) {
    if (charge.paymentId !== paymentId) continue;
    if (charge.attemptId) {
      const [attempt] = await db().select().from(paymentAttempts).where(eq(paymentAttempts.id, charge.attemptId));
      return attempt?.sessionId ? readCheckout(attempt.sessionId) : false;
    }
    const theirs = db()
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.providerCustomerId, charge.customerId ?? ''));
    const running = await db()
      .select({ id: plans.id })
      .from(plans)
      .where(
        and(
          or(eq(plans.providerCustomerId, charge.customerId ?? ''), inArray(plans.orderId, theirs)),
          ne(plans.providerSubscriptionId, ''),
        ),
      );
    for (const { id } of running) await alignPlan(id);
    return running.length > 0;
  }
  return false;
}

async function readRefund(providerRefundId: string, since: Date): Promise<boolean> {
  for await (const refund of refundsSince(since)) {
    if (refund.providerRefundId === providerRefundId) return readReturns(refund.paymentId);
  }
  return false;
}

async function readDispute(providerDisputeId: string, since: Date): Promise<boolean> {
  for await (const dispute of disputesSince(since)) {
    if (dispute.providerDisputeId === providerDisputeId) return readReturns(dispute.paymentId);
  }
  return false;
}

async function readReturns(paymentId: string | undefined): Promise<boolean> {
  return paymentId !== undefined && (await takeReturns(paymentId)) !== undefined;
}

async function readPlanAgain(subscriptionId: string): Promise<boolean> {
  const [plan] = await db().select({ id: plans.id }).from(plans).where(eq(plans.providerSubscriptionId, subscriptionId));
  if (plan) await alignPlan(plan.id);
  return plan !== undefined;
}

/** Takes in an event that was never delivered, as if it came now. */
async function fetchEvent(eventId: string, since: Date): Promise<boolean> {
  for await (const event of eventsSince(since)) {
    if (event.id !== eventId) continue;
    await db()
      .insert(webhookEvents)
      .values({ id: event.id, type: event.type, objectId: event.attemptId ?? event.objectId, payload: event.payload })
      .onConflictDoNothing();
    return handleEvent(eventId);
  }
  return false;
}

async function handleEvent(eventId: string): Promise<boolean> {
  await db().transaction((tx) => enqueue(tx, 'handle-webhook', { eventId }, { key: eventId }));
  return true;
}

import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { ledgerEntries, orders, paymentAttempts, plans, type reconciliationDifferences, webhookEvents } from '../../db/schema/index.ts';
import { checkoutStatus } from '../../outside/payments/checkout.ts';
import { eventOf, linksOfPayment, paymentOfDispute, paymentOfRefund } from '../../outside/payments/listings.ts';
import { handleWebhook } from '../billing/handle-webhook.ts';
import { readPayment } from '../billing/read-payment.ts';
import { storeEvent } from '../billing/receive-webhook.ts';
import { isId } from '../ids.ts';
import { alignPlan } from '../plans/align-plan.ts';
import { syncReturns } from '../refunds/sync-returns.ts';
import type { DifferenceKind } from './schema.ts';

type Difference = typeof reconciliationDifferences.$inferSelect;
/** Repairs one kind of difference. Returns true if it's repaired now. */
type Repair = (subject: string) => Promise<boolean>;

/**
 * Each reads the provider's objects again, as an event would. None refunds money or changes an amount; reading a plan charges
 * its bills that are due.
 */
const repairs: Partial<Record<DifferenceKind, Repair>> = {
  'checkout-state': readCheckout,
  'payment-missing': takeIn,
  'refund-missing': async (refundId) => readReturns(await paymentOfRefund(refundId)),
  'refund-state': async (refundId) => readReturns(await paymentOfRefund(refundId)),
  'dispute-missing': async (disputeId) => readReturns(await paymentOfDispute(disputeId)),
  'dispute-state': async (disputeId) => readReturns(await paymentOfDispute(disputeId)),
  'plan-state': readPlanAgain,
  'event-missing': fetchEvent,
  'event-waiting': handleEvent,
};

/** Repairs a difference if that's safe. Returns false otherwise. Throws if the repair fails. */
export async function repairDifference({ kind, subject }: Difference): Promise<boolean> {
  const repair = repairs[kind];
  return repair ? repair(subject) : false;
}

/** An attempt that has ended here doesn't change: if the provider disagrees, a person has to check. */
async function readCheckout(sessionId: string): Promise<boolean> {
  const own = () => db().select().from(paymentAttempts).where(eq(paymentAttempts.sessionId, sessionId));
  const [attempt] = await own();
  if (!attempt) return false;
  await readPayment(attempt.id);
  const [[now], { state }] = [await own(), await checkoutStatus(sessionId)];
  return now?.state === state;
}

/** A payment belongs to the checkout that it names, or to a bill of its customer's plans. */
async function takeIn(paymentId: string): Promise<boolean> {
  const { attemptId, customerId = '' } = await linksOfPayment(paymentId);
  if (isId(attemptId)) await readPayment(attemptId);
  else for (const id of await plansOfCustomer(customerId)) await alignPlan(id);
  return (await db().$count(ledgerEntries, eq(ledgerEntries.providerPaymentId, paymentId))) > 0;
}

async function plansOfCustomer(customerId: string): Promise<string[]> {
  const theirs = db().select({ id: orders.id }).from(orders).where(eq(orders.providerCustomerId, customerId));
  const rows = await db()
    .select({ id: plans.id })
    .from(plans)
    .where(and(or(eq(plans.providerCustomerId, customerId), inArray(plans.orderId, theirs)), isNotNull(plans.providerSubscriptionId)));
  return rows.map(({ id }) => id);
}

async function readReturns(paymentId: string | undefined): Promise<boolean> {
  return paymentId !== undefined && (await syncReturns(paymentId)) !== undefined;
}

async function readPlanAgain(subscriptionId: string): Promise<boolean> {
  const [plan] = await db().select({ id: plans.id }).from(plans).where(eq(plans.providerSubscriptionId, subscriptionId));
  if (plan) await alignPlan(plan.id);
  return plan !== undefined;
}

/** Stores and handles an event that was never delivered. If that fails, its job retries it. */
async function fetchEvent(eventId: string): Promise<boolean> {
  await storeEvent(await eventOf(eventId));
  return handleEvent(eventId);
}

/** Handles an event immediately, so the result is known. */
async function handleEvent(eventId: string): Promise<boolean> {
  await handleWebhook(eventId);
  return (await db().$count(webhookEvents, and(eq(webhookEvents.id, eventId), isNotNull(webhookEvents.handledAt)))) > 0;
}

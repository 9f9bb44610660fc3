import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { credits, orders, paymentAttempts, plans, projects, users } from '../../db/schema/index.ts';
import { checkoutStatus } from '../../outside/payments/checkout.ts';
import { type Card, cardOf, createCustomer, creditCustomer, useCard as payWith } from '../../outside/payments/customers.ts';
import { plansAtProvider } from '../../outside/payments/listings.ts';
import { createPlan } from '../../outside/payments/plans.ts';
import { hourMs } from '../../time/units.ts';
import { readSettings } from '../settings/settings.ts';
import { cardColumns, lockPlan, type Plan, setPlan } from './rows.ts';

type Order = typeof orders.$inferSelect;

/** After this the provider may have forgotten our idempotency key and would carry out a repeated request again. */
const keyRemembersMs = 20 * hourMs;

/**
 * Registers a plan at the provider: its customer, their card, their credit, and last the subscription, whose first bill then
 * uses the credit. Each step is stored right away and has its own idempotency key, so an interrupted registration continues
 * where it stopped. Does nothing for a registered plan.
 */
export async function registerPlan(planId: string, now: Date): Promise<void> {
  for (const step of [storeCustomer, storeCard, giveCredits, storeSubscription])
    await db().transaction(async (tx) => {
      const plan = await lockPlan(tx, planId);
      if (plan && plan.state !== 'ended' && plan.projectId && !plan.providerSubscriptionId) await step(tx, plan, now);
    });
}

async function orderOfPlan(tx: Connection, plan: Plan): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, plan.orderId));
  if (!order) throw new Error(`Plan ${plan.id} has no order.`);
  return order;
}

/** Stores the customer of an earlier plan or of the order's payment, or else a new one. */
async function storeCustomer(tx: Connection, plan: Plan): Promise<void> {
  if (plan.providerCustomerId) return;
  const order = await orderOfPlan(tx, plan);
  const [before] = await tx
    .select({ id: plans.providerCustomerId })
    .from(plans)
    .where(and(eq(plans.orderId, plan.orderId), ne(plans.id, plan.id), isNotNull(plans.providerCustomerId)))
    .orderBy(desc(plans.createdAt))
    .limit(1);
  const existingCustomerId = before?.id ?? order.providerCustomerId;
  const providerCustomerId = existingCustomerId ?? (await newCustomer(tx, plan, order));
  await setPlan(tx, plan.id, { providerCustomerId });
}

async function newCustomer(tx: Connection, plan: Plan, order: Order): Promise<string> {
  const [owner] = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .innerJoin(projects, eq(projects.ownerId, users.id))
    .where(eq(projects.id, plan.projectId ?? ''));
  const email = order.email ?? owner?.email;
  if (!email) throw new Error(`Plan ${plan.id} has no one to bill.`);
  return createCustomer({ key: `customer:${plan.id}`, email, name: order.name ?? owner?.name ?? '', orderId: order.id });
}

/** Stores the customer's card, or the one saved at checkout. Without either, bills are paid by bank. */
async function storeCard(tx: Connection, plan: Plan): Promise<void> {
  if (!plan.providerCustomerId) return;
  const card = (await cardOf(plan.providerCustomerId)) ?? (await cardOfCheckout(tx, plan.orderId, plan.providerCustomerId));
  await setPlan(tx, plan.id, cardColumns(card));
}

async function cardOfCheckout(tx: Connection, orderId: string, customerId: string): Promise<Card | undefined> {
  const paid = await tx
    .select({ sessionId: paymentAttempts.sessionId })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'succeeded'), isNotNull(paymentAttempts.sessionId)))
    .orderBy(desc(paymentAttempts.createdAt));
  for (const { sessionId } of paid) {
    const status = await checkoutStatus(sessionId ?? '');
    if (status.customerId === customerId && status.paymentMethodId) return payWith(customerId, status.paymentMethodId);
  }
  return undefined;
}

/** Adds our outstanding credits to the customer's balance, for the next bills. A fully refunded order has lost them. */
export async function giveCredits(tx: Connection, plan: Plan, now: Date): Promise<void> {
  if (!plan.providerCustomerId) return;
  const owed = await tx
    .select({ id: credits.id, amountCents: credits.amountCents })
    .from(credits)
    .innerJoin(orders, eq(orders.id, credits.orderId))
    .where(and(eq(credits.orderId, plan.orderId), isNull(credits.providerCreditId), ne(orders.state, 'refunded')));
  for (const { id, amountCents } of owed) {
    const providerCreditId = await creditCustomer({
      creditId: id,
      customerId: plan.providerCustomerId,
      amountCents,
      description: 'First month free, for a late draft',
    });
    await tx.update(credits).set({ planId: plan.id, providerCreditId, appliedAt: now }).where(eq(credits.id, id));
  }
}

async function storeSubscription(tx: Connection, plan: Plan, now: Date): Promise<void> {
  if (!plan.providerCustomerId) return;
  const providerSubscriptionId =
    (now.getTime() - plan.createdAt.getTime() > keyRemembersMs && (await forgottenSubscription(plan.id))) ||
    (await newSubscription(tx, plan, plan.providerCustomerId));
  await setPlan(tx, plan.id, { providerSubscriptionId });
}

async function newSubscription(tx: Connection, plan: Plan, customerId: string): Promise<string> {
  const { invoiceDueDays } = await readSettings(tx);
  return createPlan({
    planId: plan.id,
    orderId: plan.orderId,
    customerId,
    monthlyCents: plan.monthlyCents,
    taxRate: plan.taxRate,
    taxName: plan.taxName,
    daysUntilDue: invoiceDueDays,
    description: 'Website service, per month',
  });
}

/** The subscription that was created for a plan long ago, if the answer was lost. */
async function forgottenSubscription(planId: string): Promise<string | undefined> {
  for await (const candidate of plansAtProvider()) if (candidate.planId === planId) return candidate.subscriptionId;
  return undefined;
}

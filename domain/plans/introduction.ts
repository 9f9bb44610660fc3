import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { credits, orders, paymentAttempts, plans, projects, users } from '../../db/schema/index.ts';
import { plansAtProvider } from '../../outside/payments/books.ts';
import { checkoutStatus } from '../../outside/payments/checkout.ts';
import { type Card, cardOf, createCustomer, creditCustomer, useCard as payWith } from '../../outside/payments/customers.ts';
import { createPlan } from '../../outside/payments/plans.ts';
import { hourMs } from '../../time/units.ts';
import { readSettings } from '../settings/settings.ts';
import { cardColumns, lockPlan, type Plan, setPlan } from './rows.ts';

type Order = typeof orders.$inferSelect;

/** Beyond this the provider may have forgotten our key, and would take a repeated request for a new one. */
const keyRemembersMs = 20 * hourMs;

/**
 * Makes a plan known to the provider: its customer, their card, what we owe them, and last the subscription, whose first
 * bill then takes the credit off. Each step is kept at once and made under a key of its own, so that one cut off goes on
 * where it was. A plan that is known stays as it is.
 */
export async function introducePlan(planId: string, now: Date): Promise<void> {
  for (const step of [keepCustomer, keepCard, giveCredits, keepSubscription])
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

/** The customer of the order's payment or of an earlier plan; else a new one. */
async function keepCustomer(tx: Connection, plan: Plan): Promise<void> {
  if (plan.providerCustomerId) return;
  const order = await orderOfPlan(tx, plan);
  const [before] = await tx
    .select({ id: plans.providerCustomerId })
    .from(plans)
    .where(and(eq(plans.orderId, plan.orderId), ne(plans.id, plan.id), isNotNull(plans.providerCustomerId)))
    .orderBy(desc(plans.createdAt))
    .limit(1);
  const known = before?.id ?? order.providerCustomerId;
  const providerCustomerId = known ?? (await newCustomer(tx, plan, order));
  await setPlan(tx, plan.id, { providerCustomerId });
}

async function newCustomer(tx: Connection, plan: Plan, order: Order): Promise<string> {
  const [owner] = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .innerJoin(projects, eq(projects.ownerId, users.id))
    .where(eq(projects.id, plan.projectId ?? ''));
  const email = order.email ?? owner?.email;
  if (!email) throw new Error(`Plan ${plan.id} has nobody to bill.`);
  return createCustomer({ key: `customer:${plan.id}`, email, name: order.name ?? owner?.name ?? '', orderId: order.id });
}

/** The card that the customer's invoices are paid with, or the one kept at the checkout of the order. Neither: paid by bank. */
async function keepCard(tx: Connection, plan: Plan): Promise<void> {
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

/**
 * Gives the customer what we owe them, for the next bills to take off. An order that was refunded whole has lost what was not
 * given by then.
 */
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
      description: 'First month, for a late draft',
    });
    await tx.update(credits).set({ planId: plan.id, providerCreditId, appliedAt: now }).where(eq(credits.id, id));
  }
}

async function keepSubscription(tx: Connection, plan: Plan, now: Date): Promise<void> {
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

/** The subscription that was made for a plan long ago, when its answer was lost. */
async function forgottenSubscription(planId: string): Promise<string | undefined> {
  for await (const booked of plansAtProvider()) if (booked.planId === planId) return booked.subscriptionId;
  return undefined;
}

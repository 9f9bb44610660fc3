import { and, eq, ne } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { credits, orders, plans } from '../../db/schema/index.ts';
import { taxOf } from '../orders/schema.ts';
import { paidMonthEnd } from './paid-month.ts';

/**
 * Starts the monthly plan of a project, in the transaction that puts its site live. Price and tax stay those of its order as
 * long as the plan runs. A job updates the provider. `suspended`: the site comes back only when the first bill is paid. Does
 * nothing for a project without an order or with a running plan.
 */
export async function startPlan(
  tx: Connection,
  project: { id: string; orderId: string | null },
  { suspended = false, now = new Date() }: { suspended?: boolean; now?: Date } = {},
): Promise<void> {
  const [order] = project.orderId ? await tx.select().from(orders).where(eq(orders.id, project.orderId)) : [];
  if (!order) return;
  const { id: orderId, monthlyCents, taxRate, taxName } = order;
  const [plan] = await tx
    .insert(plans)
    .values({ projectId: project.id, orderId, monthlyCents, taxRate, taxName, suspendedAt: suspended ? now : null })
    .onConflictDoNothing()
    .returning({ id: plans.id });
  if (plan) await enqueue(tx, 'align-plan', { planId: plan.id });
}

/** Has a job update the provider about a change that affects a project's plan, in the transaction that makes it. */
export async function enqueueAlignment(tx: Connection, projectId: string): Promise<void> {
  const running = await tx.select({ id: plans.id }).from(plans).where(isRunningPlan(projectId));
  for (const { id: planId } of running) await enqueue(tx, 'align-plan', { planId });
}

/** The end of the month that a site is billed for. Without a plan it's counted from the launch. */
export async function paidUntil(tx: Connection, projectId: string, liveSince: Date, now: Date): Promise<Date> {
  const [plan] = await tx.select({ periodEnd: plans.periodEnd }).from(plans).where(isRunningPlan(projectId));
  return plan?.periodEnd && plan.periodEnd > now ? plan.periodEnd : paidMonthEnd(liveSince, now);
}

function isRunningPlan(projectId: string) {
  return and(eq(plans.projectId, projectId), ne(plans.state, 'ended'));
}

/**
 * Credits a customer the first month of their order, with its tax, for a late draft: once for each order. The credit is
 * applied to the first bills when the plan starts. An order that is fully refunded before then loses it.
 */
export async function creditFirstMonth(tx: Connection, orderId: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const amountCents = order ? order.monthlyCents + taxOf(order.monthlyCents, order.taxRate) : 0;
  if (amountCents > 0) await tx.insert(credits).values({ orderId, kind: 'missed_deadline', amountCents }).onConflictDoNothing();
}

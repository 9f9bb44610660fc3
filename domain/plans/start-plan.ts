import { and, eq, isNotNull, ne, notExists } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { orders, plans, projects } from '../../db/schema/index.ts';
import { enqueue } from '../../jobs/catalog.ts';
import { holdOrders } from '../orders/hold-orders.ts';

/**
 * Starts the monthly plan of a project, in the transaction that puts its site live: price and tax are those of its order for
 * as long as the plan runs. The provider hears of it by a job. `suspended`: the site comes back only when the first bill is
 * paid. A project without an order gets none, and one whose plan runs keeps that.
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

/** Starts plans of sites that went live before there were any. One that had a plan once is left alone. Returns how many. */
export async function startMissingPlans(): Promise<number> {
  const any = db().select({ id: plans.id }).from(plans).where(eq(plans.projectId, projects.id));
  const without = await db()
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.state, 'live'), isNotNull(projects.orderId), notExists(any)));
  for (const { id } of without)
    await db().transaction(async (tx) => {
      await holdOrders(tx, eq(projects.id, id));
      const [project] = await tx.select().from(projects).where(eq(projects.id, id)).for('update');
      if (project?.state === 'live') await startPlan(tx, project);
    });
  return without.length;
}

/** Has the provider told soon that something about a project's plan changed here. Part of the transaction that changes it. */
export async function alignSoon(tx: Connection, projectId: string): Promise<void> {
  const running = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.projectId, projectId), ne(plans.state, 'ended')));
  for (const { id: planId } of running) await enqueue(tx, 'align-plan', { planId });
}

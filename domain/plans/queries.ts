import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { bills, credits, documents, orders, plans, projects } from '../../db/schema/index.ts';
import { taxOf } from '../orders/schema.ts';
import { openCancellation } from '../projects/queries.ts';
import type { Bill, Plan } from './rows.ts';

/** The running plan of a person's own site. */
export async function runningPlanOf(ownerId: string, projectId: string): Promise<Plan | undefined> {
  const [row] = await db()
    .select({ plan: plans })
    .from(plans)
    .innerJoin(projects, eq(projects.id, plans.projectId))
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId), ne(plans.state, 'ended')));
  return row?.plan;
}

export type ListedBill = Bill & { documentId: string | null };

/** A plan with its bills, newest first, and the customer's remaining credit in cents. */
export interface PlanView {
  plan: Plan;
  /** True from the moment its owner cancels until they undo it; the provider may learn of both later. */
  isCanceled: boolean;
  bills: ListedBill[];
  creditCents: number;
}

/** The plans of a person's own project, newest first. */
export async function plansOfProject(ownerId: string, projectId: string): Promise<PlanView[]> {
  return viewsOf(
    await db()
      .select({ plan: plans })
      .from(plans)
      .innerJoin(projects, eq(projects.id, plans.projectId))
      .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)))
      .orderBy(desc(plans.createdAt)),
  );
}

/** The plans of an order, for Admin. */
export async function plansOfOrder(orderId: string): Promise<PlanView[]> {
  return viewsOf(await db().select({ plan: plans }).from(plans).where(eq(plans.orderId, orderId)).orderBy(desc(plans.createdAt)));
}

/** The plans of a customer's projects, for Admin. */
export async function plansOfOwner(ownerId: string) {
  return db()
    .select({ plan: plans, siteName: projects.name })
    .from(plans)
    .innerJoin(projects, eq(projects.id, plans.projectId))
    .where(eq(projects.ownerId, ownerId))
    .orderBy(desc(plans.createdAt));
}

async function viewsOf(rows: { plan: Plan }[]): Promise<PlanView[]> {
  const views = [];
  for (const { plan } of rows)
    views.push({
      plan,
      isCanceled: plan.projectId !== null && (await openCancellation(db(), plan.projectId)) !== undefined,
      bills: await billsOfPlan(plan.id),
      creditCents: (await creditOf(plan.orderId)).leftCents,
    });
  return views;
}

async function billsOfPlan(planId: string): Promise<ListedBill[]> {
  const rows = await db()
    .select({ bill: bills, documentId: documents.id })
    .from(bills)
    .leftJoin(documents, and(eq(documents.billId, bills.id), eq(documents.series, 'invoice')))
    .where(eq(bills.planId, planId))
    .orderBy(desc(bills.periodStart));
  return rows.map(({ bill, documentId }) => ({ ...bill, documentId }));
}

/**
 * The credits of an order's customer, and what bills haven't used of them yet, in cents. A refunded order has lost the credits
 * that weren't applied.
 */
export async function creditOf(orderId: string): Promise<{ cents: number; leftCents: number }> {
  const used = db()
    .select({ cents: sql<number>`coalesce(sum(${bills.creditCents}), 0)::int` })
    .from(bills)
    .innerJoin(plans, eq(plans.id, bills.planId))
    .where(and(eq(plans.orderId, orderId), inArray(bills.state, ['draft', 'open', 'paid'])));
  const given = db()
    .select({ cents: sql<number>`coalesce(sum(${credits.amountCents}), 0)::int` })
    .from(credits)
    .innerJoin(orders, eq(orders.id, credits.orderId))
    .where(and(eq(credits.orderId, orderId), sql`(${credits.providerCreditId} is not null or ${orders.state} <> 'refunded')`));
  const [[{ cents: usedCents } = { cents: 0 }], [{ cents } = { cents: 0 }]] = await Promise.all([used, given]);
  return { cents, leftCents: Math.max(0, cents - usedCents) };
}

/** The date and amount of a plan's next bill; undefined if there won't be one. */
export function nextCharge({ plan, isCanceled, creditCents }: PlanView): { at: Date; cents: number } | undefined {
  if (!plan.periodEnd || isCanceled || plan.state === 'ended' || plan.state === 'suspended') return undefined;
  return { at: plan.periodEnd, cents: Math.max(0, monthCents(plan) - creditCents) };
}

/** A month with its tax, in cents. */
export function monthCents({ monthlyCents, taxRate }: Pick<Plan, 'monthlyCents' | 'taxRate'>): number {
  return monthlyCents + taxOf(monthlyCents, taxRate);
}

/** The number of past-due and of suspended plans. */
export async function plansInTrouble(): Promise<{ pastDue: number; suspended: number }> {
  const [row] = await db()
    .select({
      pastDue: sql<number>`count(*) filter (where ${plans.state} = 'past_due')::int`,
      suspended: sql<number>`count(*) filter (where ${plans.state} = 'suspended')::int`,
    })
    .from(plans);
  return row ?? { pastDue: 0, suspended: 0 };
}

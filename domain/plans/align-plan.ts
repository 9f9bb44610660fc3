import { eq } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { bills } from '../../db/schema/index.ts';
import { finalizeBill, voidBill } from '../../outside/payments/bills.ts';
import { cardOf } from '../../outside/payments/customers.ts';
import { changePlan, endPlan, type PlanStatus, readPlan } from '../../outside/payments/plans.ts';
import { writeBills } from './bill-records.ts';
import { type Try, tryBills } from './bill-tries.ts';
import { giveCredits, introducePlan } from './introduction.ts';
import { cardColumns, lockPlan, type Plan, setPlan } from './rows.ts';
import { settleStanding } from './standing.ts';
import { planSubject } from './subject.ts';
import { type Wish, wishFor } from './wish.ts';

/**
 * Brings a plan at the provider in line with what we want of it, and then our rows in line with what the provider says: its
 * month, its bills, what was paid. Open bills whose time it is are tried. Safe to call at any time, any number of times and
 * at once: the plan is locked first and the provider asked afterwards, so older news never overwrite newer ones.
 * @param tryNow tries open bills now, whenever their next try is: a new card is there, or somebody asks for it.
 */
export async function alignPlan(planId: string, now: Date = new Date(), { tryNow = false } = {}): Promise<void> {
  await introducePlan(planId, now);
  await db().transaction(async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (plan) await alignLocked(tx, plan, now, { tryNow });
  });
}

/** The same for a plan that the caller has locked and the provider knows, or that is to end before it does. */
export async function alignLocked(tx: Connection, locked: Plan, now: Date, { tryNow = false } = {}): Promise<void> {
  const wish = await wishFor(tx, locked, now);
  if (!locked.providerSubscriptionId) {
    if (!wish.running && locked.state !== 'ended') await setPlan(tx, locked.id, { state: 'ended', endedAt: now });
    return;
  }
  // All that asks the provider comes first: the numbers of documents are held from the first invoice to the end.
  if (wish.running) await giveCredits(tx, locked, now);
  let status = await readPlan(locked.providerSubscriptionId);
  if (await bringInLine(locked.providerSubscriptionId, wish, status)) status = await readPlan(locked.providerSubscriptionId);
  const card = cardColumns(locked.projectId ? await cardOf(status.customerId) : undefined);
  const plan: Plan = { ...locked, ...card, ...months(status) };
  const known = await tx.select().from(bills).where(eq(bills.planId, plan.id));
  const tries: Map<string, Try> = isOver(status) ? new Map() : await tryBills(plan, status.bills, known, { now, tryNow });
  if (tries.size > 0) status = await readPlan(locked.providerSubscriptionId);

  const subject = await planSubject(tx, plan);
  await setPlan(tx, plan.id, { ...card, ...months(status) });
  const rows = await writeBills(tx, subject, status.bills, { known, tries, now, tryNow });
  await settleStanding(tx, subject, {
    wish,
    status,
    over: isOver(status),
    wasEnding: locked.cancelsAtPeriodEnd,
    bills: rows,
    now,
  });
}

function months({ cancelsAtPeriodEnd, paused, periodStart, periodEnd }: PlanStatus) {
  return { cancelsAtPeriodEnd, paused, periodStart, periodEnd };
}

function isOver({ state }: PlanStatus): boolean {
  return state === 'canceled' || state === 'incomplete_expired';
}

/** Makes the provider's plan as it is wanted. Returns whether anything was to be changed. */
async function bringInLine(subscriptionId: string, wish: Wish, status: PlanStatus): Promise<boolean> {
  const over = isOver(status);
  const drafts = status.bills.filter(({ state }) => state === 'draft');
  const open = status.bills.filter(({ state }) => state === 'open');
  if (over || !wish.running) {
    if (!over) await endPlan(subscriptionId);
    // What a plan leaves unpaid at its end is let go.
    for (const { invoiceId } of drafts) await finalizeBill(invoiceId);
    // A credit may just have paid one of them; only what is open can be void.
    const left = drafts.length > 0 ? (await readPlan(subscriptionId)).bills.filter(({ state }) => state === 'open') : open;
    for (const { invoiceId } of left) await voidBill(invoiceId);
    return !over || drafts.length + left.length > 0;
  }
  const differs = wish.cancelsAtPeriodEnd !== status.cancelsAtPeriodEnd || wish.paused !== status.paused;
  if (differs) {
    await changePlan(subscriptionId, {
      ...(wish.cancelsAtPeriodEnd === status.cancelsAtPeriodEnd ? {} : { cancelsAtPeriodEnd: wish.cancelsAtPeriodEnd }),
      ...(wish.paused === status.paused ? {} : { paused: wish.paused }),
    });
  }
  // Of a paused plan the provider voids them by itself.
  const ours = wish.paused ? [] : drafts;
  for (const { invoiceId } of ours) await finalizeBill(invoiceId);
  return differs || ours.length > 0;
}

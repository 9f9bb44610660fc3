import { eq } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { bills } from '../../db/schema/index.ts';
import { finalizeBill, voidBill } from '../../outside/payments/bills.ts';
import { cardOf } from '../../outside/payments/customers.ts';
import { changePlan, endPlan, type PlanStatus, readPlan } from '../../outside/payments/plans.ts';
import { attemptBills, type BillAttempt } from './bill-attempts.ts';
import { writeBills } from './bill-records.ts';
import { type DesiredPlan, desiredPlan } from './desired-plan.ts';
import { notifyUndone } from './news.ts';
import { planSubject } from './plan-subject.ts';
import { giveCredits, registerPlan } from './registration.ts';
import { cardColumns, lockPlan, type Plan, setPlan } from './rows.ts';
import { updateStatus } from './status.ts';

/**
 * Reconciles a plan: first the provider's subscription with the desired state, then our rows (month, bills, payments) with
 * what the provider says. Charges open bills that are due. Safe to call at any time, repeatedly and in parallel: the plan is
 * locked before the provider is asked, so older answers never overwrite newer ones.
 * @param attemptNow charges open bills now, before their next attempt is due: the card is new, or someone asked for it.
 */
export async function alignPlan(planId: string, now: Date = new Date(), { attemptNow = false } = {}): Promise<void> {
  await registerPlan(planId, now);
  await db().transaction(async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (plan) await alignLocked(tx, plan, now, { attemptNow });
  });
}

/** The same for a plan that the caller has locked. It's registered at the provider, or is to end before that. */
export async function alignLocked(tx: Connection, locked: Plan, now: Date, { attemptNow = false } = {}): Promise<void> {
  const desired = await desiredPlan(tx, locked, now);
  if (!locked.providerSubscriptionId) {
    if (!desired.running && locked.state !== 'ended') await setPlan(tx, locked.id, { state: 'ended', endedAt: now });
    return;
  }
  // Everything that asks the provider comes first: the first invoice locks the document numbers until the transaction ends.
  if (desired.running) await giveCredits(tx, locked, now);
  let status = await readPlan(locked.providerSubscriptionId);
  const isUndone = isChangedThere(locked, desired, status);
  if (await bringInLine(locked.providerSubscriptionId, desired, status)) status = await readPlan(locked.providerSubscriptionId);
  const card = cardColumns(locked.projectId ? await cardOf(status.customerId) : undefined);
  const plan: Plan = { ...locked, ...card, ...months(status) };
  const storedBills = await tx.select().from(bills).where(eq(bills.planId, plan.id));
  const attempts: Map<string, BillAttempt> = isOver(status)
    ? new Map()
    : await attemptBills(plan, status.bills, storedBills, { now, attemptNow });
  if (attempts.size > 0) status = await readPlan(locked.providerSubscriptionId);

  const subject = await planSubject(tx, plan);
  if (isUndone) await notifyUndone(tx, subject, now);
  await setPlan(tx, plan.id, { ...card, ...months(status) });
  const rows = await writeBills(tx, subject, status.bills, { known: storedBills, attempts, now, attemptNow });
  await updateStatus(tx, subject, {
    desired,
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

/** True if someone changed a running plan in the provider's dashboard, which we're about to undo: our row is as we want it, theirs isn't. */
function isChangedThere(plan: Plan, desired: DesiredPlan, status: PlanStatus): boolean {
  if (!desired.running || isOver(status)) return false;
  return (['cancelsAtPeriodEnd', 'paused'] as const).some((flag) => status[flag] !== desired[flag] && plan[flag] === desired[flag]);
}

/** Brings the provider's subscription to the desired state. Returns true if anything had to change. */
async function bringInLine(subscriptionId: string, desired: DesiredPlan, status: PlanStatus): Promise<boolean> {
  const over = isOver(status);
  const drafts = status.bills.filter(({ state }) => state === 'draft');
  const open = status.bills.filter(({ state }) => state === 'open');
  if (over || !desired.running) {
    if (!over) await endPlan(subscriptionId);
    // A plan's unpaid bills are dropped when it ends.
    for (const { invoiceId } of drafts) await finalizeBill(invoiceId);
    // Credit may have paid one of them just now. Only open bills can be voided.
    const openBills = drafts.length > 0 ? (await readPlan(subscriptionId)).bills.filter(({ state }) => state === 'open') : open;
    for (const { invoiceId } of openBills) await voidBill(invoiceId);
    return !over || drafts.length + openBills.length > 0;
  }
  const differs = desired.cancelsAtPeriodEnd !== status.cancelsAtPeriodEnd || desired.paused !== status.paused;
  if (differs) {
    await changePlan(subscriptionId, {
      ...(desired.cancelsAtPeriodEnd === status.cancelsAtPeriodEnd ? {} : { cancelsAtPeriodEnd: desired.cancelsAtPeriodEnd }),
      ...(desired.paused === status.paused ? {} : { paused: desired.paused }),
    });
  }
  // The provider voids the drafts of a paused plan itself.
  const ours = desired.paused ? [] : drafts;
  for (const { invoiceId } of ours) await finalizeBill(invoiceId);
  return differs || ours.length > 0;
}

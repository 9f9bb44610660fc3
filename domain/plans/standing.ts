import { addDays, startOfSecond } from 'date-fns';
import { dateOf } from '../../content/business-clock.ts';
import { dollars } from '../../content/dollars.ts';
import type { Connection } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { publishChange } from '../../db/live.ts';
import type { PlanStatus } from '../../outside/payments/plans.ts';
import { startPlan } from '../projects/monthly-plan.ts';
import { moveProject } from '../projects/states.ts';
import { endsSoon } from './card-expiry.ts';
import { notifyOfCard, notifyOfChange, notifyOfDroppedBill, notifyOfEndAtProvider } from './news.ts';
import { type Bill, setPlan } from './rows.ts';
import { type PlanState, suspendedDays } from './schema.ts';
import type { PlanSubject } from './subject.ts';
import { bankGraceEnd } from './tries.ts';
import type { Wish } from './wish.ts';

interface Given {
  wish: Wish;
  status: PlanStatus;
  /** The plan has ended at the provider. */
  over: boolean;
  /** When it was last looked at, it was to end with its month. */
  wasEnding: boolean;
  bills: Bill[];
  now: Date;
}

/** Where a plan stands after its bills are written: running, overdue, suspended, ended; and its site with it. */
export async function settleStanding(tx: Connection, subject: PlanSubject, given: Given): Promise<void> {
  const { plan, project } = subject;
  const { bills, now } = given;
  if (given.over) return settleEnd(tx, subject, given);
  const open = bills.filter(({ state }) => state === 'open');
  const lost = open.find((bill) => isGivenUp(plan.paymentMethodId !== null, bill, now));
  if (lost && plan.state !== 'suspended') await suspend(tx, subject, lost, now);
  else if (plan.suspendedAt && isPaidUp(bills, plan.suspendedAt)) await restore(tx, subject);
  else if (plan.state === 'suspended' && plan.suspendedAt && addDays(plan.suspendedAt, suspendedDays) <= now) await archive(tx, subject);
  else if (plan.state === 'suspended' && !bills.some(isUnsettled)) await notifyOfDroppedBill(tx, subject);
  else if (plan.state !== 'suspended') await moveTo(tx, subject, open.some((bill) => isOverdue(bill, now)) ? 'past_due' : 'active');
  if (project?.state === 'live' && endsSoon(plan, plan.periodEnd)) {
    const { paymentMethodId, cardExpMonth, cardExpYear } = plan;
    await notifyOfCard(tx, subject, 'expires', `${plan.id}:${paymentMethodId}:${cardExpMonth}/${cardExpYear}`);
  }
  if (project) await publishChange(tx, { topic: 'user', id: project.ownerId });
}

const isUnsettled = ({ state }: Bill) => state === 'open' || state === 'draft';

/**
 * Something was paid since the site went off, and nothing is open. A bill that was made void or written off at the provider is
 * not paid. The provider tells whole seconds.
 */
function isPaidUp(bills: Bill[], suspendedAt: Date): boolean {
  const offSince = startOfSecond(suspendedAt);
  return !bills.some(isUnsettled) && bills.some(({ paidAt }) => paidAt !== null && paidAt >= offSince);
}

function isOverdue(bill: Bill, now: Date): boolean {
  return bill.firstFailedAt !== null || (bill.dueAt !== null && bill.dueAt <= now);
}

/** All tries of a card have failed, or all reminders of a bank bill are behind. */
function isGivenUp(byCard: boolean, bill: Bill, now: Date): boolean {
  if (byCard) return bill.firstFailedAt !== null && bill.nextTryAt === null;
  return bill.dueAt !== null && bankGraceEnd(bill.dueAt) <= now;
}

async function moveTo(tx: Connection, { plan }: PlanSubject, state: PlanState): Promise<void> {
  if (plan.state !== state) await setPlan(tx, plan.id, { state });
}

/** The site goes off until the bill is paid. The provider pauses the plan: no month is billed meanwhile. */
async function suspend(tx: Connection, subject: PlanSubject, bill: Bill, now: Date): Promise<void> {
  const { plan, project } = subject;
  // One that was put back unpaid has been off since then.
  const suspendedAt = plan.suspendedAt ?? now;
  await setPlan(tx, plan.id, { state: 'suspended', suspendedAt });
  await enqueue(tx, 'align-plan', { planId: plan.id });
  if (!project) return;
  const why = bill.declineReason ?? `${dollars(bill.dueCents)} did not come by bank.`;
  await moveSite(tx, project, 'suspended', 'suspension', `Suspended, the monthly bill is not paid: ${why}`);
  await notifyOfChange(tx, subject, 'suspended', {
    key: bill.id,
    dueCents: bill.dueCents,
    why,
    archivedOn: dateOf(addDays(suspendedAt, suspendedDays)),
  });
}

/** What was open is paid: the site is online again at once, and the provider goes on with the plan. */
async function restore(tx: Connection, subject: PlanSubject): Promise<void> {
  const { plan, project } = subject;
  await setPlan(tx, plan.id, { state: 'active', suspendedAt: null });
  await enqueue(tx, 'align-plan', { planId: plan.id });
  if (!project || !(await moveSite(tx, project, 'live', 'restoration', 'The open bill is paid'))) return;
  await notifyOfChange(tx, subject, 'restored', { key: `${plan.id}:${plan.suspendedAt?.getTime()}` });
}

/** Nobody paid for 30 days: the site is archived, and the next alignment ends the plan and lets its bills go. */
async function archive(tx: Connection, subject: PlanSubject): Promise<void> {
  const { plan, project } = subject;
  await enqueue(tx, 'align-plan', { planId: plan.id });
  if (!project || !(await moveSite(tx, project, 'archived', 'archiving', `Not paid within ${suspendedDays} days of its suspension`)))
    return;
  await notifyOfChange(tx, subject, 'archived', { key: plan.id });
}

async function settleEnd(tx: Connection, subject: PlanSubject, { wish, status, wasEnding, now }: Given): Promise<void> {
  const { plan, project } = subject;
  if (plan.state === 'ended') return;
  await setPlan(tx, plan.id, { state: 'ended', endedAt: status.endedAt ?? now });
  if (!project) return;
  await publishChange(tx, { topic: 'user', id: project.ownerId });
  if (!wish.running || wish.cancelsAtPeriodEnd) return;
  // A cancellation taken back at the last moment found the plan over already: the next month begins a new one.
  if (wasEnding) await startPlan(tx, project, { suspended: project.state === 'suspended', now });
  else await notifyOfEndAtProvider(tx, subject);
}

async function moveSite(
  tx: Connection,
  project: NonNullable<PlanSubject['project']>,
  to: 'live' | 'suspended' | 'archived',
  kind: string,
  reason: string,
): Promise<boolean> {
  const moved = await moveProject(tx, project.id, to, { actor: 'system', kind, reason });
  if (moved) await publishChange(tx, { topic: 'site', id: project.slug ?? '' });
  return moved;
}

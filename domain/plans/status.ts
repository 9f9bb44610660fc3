import { addDays, startOfSecond } from 'date-fns';
import { dateOf } from '../../content/business-clock.ts';
import type { Connection } from '../../db/connect.ts';
import { enqueue } from '../../db/enqueue.ts';
import { publishChange } from '../../db/live.ts';
import type { PlanStatus } from '../../outside/payments/plans.ts';
import { siteChanged } from '../live/site-changed.ts';
import { unpaidReason } from '../projects/event-words.ts';
import { startPlan } from '../projects/monthly-plan.ts';
import type { ProjectEvent } from '../projects/schema.ts';
import { moveProject } from '../projects/states.ts';
import { bankGraceEnd, endsSoon } from './attempt-schedule.ts';
import type { DesiredPlan } from './desired-plan.ts';
import { notifyBillDropped, notifyCard, notifyChange, notifyEndedAtProvider } from './news.ts';
import type { PlanSubject } from './plan-subject.ts';
import { type Bill, setPlan } from './rows.ts';
import { type PlanState, suspendedDays } from './schema.ts';

interface Given {
  desired: DesiredPlan;
  status: PlanStatus;
  /** True if the plan has ended at the provider. */
  over: boolean;
  /** True if our row already has that the plan ends with its month. */
  wasEnding: boolean;
  bills: Bill[];
  now: Date;
}

/** Updates a plan's status after its bills are written (active, past due, suspended, ended), and its site's. */
export async function updateStatus(tx: Connection, subject: PlanSubject, given: Given): Promise<void> {
  const { plan, project } = subject;
  const { bills, now } = given;
  if (given.over) return settleEnd(tx, subject, given);
  const open = bills.filter(({ state }) => state === 'open');
  const lost = open.find((bill) => isGivenUp(plan.paymentMethodId !== null, bill, now));
  if (lost && plan.state !== 'suspended') await suspend(tx, subject, lost, now);
  else if (plan.suspendedAt && isPaidUp(bills, plan.suspendedAt)) await restore(tx, subject);
  else if (plan.state === 'suspended' && plan.suspendedAt && addDays(plan.suspendedAt, suspendedDays) <= now) await archive(tx, subject);
  else if (plan.state === 'suspended' && !bills.some(isUnsettled)) await notifyBillDropped(tx, subject);
  else if (plan.state !== 'suspended') await moveTo(tx, subject, open.some((bill) => isOverdue(bill, now)) ? 'past_due' : 'active');
  if (project?.state === 'live' && endsSoon(plan, plan.periodEnd)) {
    const { paymentMethodId, cardExpMonth, cardExpYear } = plan;
    await notifyCard(tx, subject, 'expires', `${plan.id}:${paymentMethodId}:${cardExpMonth}/${cardExpYear}`);
  }
  if (project) await publishChange(tx, { topic: 'user', id: project.ownerId });
}

const isUnsettled = ({ state }: Bill) => state === 'open' || state === 'draft';

/**
 * True if something was paid since the suspension and nothing is unpaid. Bills that the provider voided or wrote off don't
 * count as paid. The provider's times are whole seconds.
 */
function isPaidUp(bills: Bill[], suspendedAt: Date): boolean {
  const offSince = startOfSecond(suspendedAt);
  return !bills.some(isUnsettled) && bills.some(({ paidAt }) => paidAt !== null && paidAt >= offSince);
}

function isOverdue(bill: Bill, now: Date): boolean {
  return bill.firstFailedAt !== null || (bill.dueAt !== null && bill.dueAt <= now);
}

/** True if every attempt to charge the card failed, or the grace period of a bank bill is over. */
function isGivenUp(byCard: boolean, bill: Bill, now: Date): boolean {
  if (byCard) return bill.firstFailedAt !== null && bill.nextAttemptAt === null;
  return bill.dueAt !== null && bankGraceEnd(bill.dueAt) <= now;
}

async function moveTo(tx: Connection, { plan }: PlanSubject, state: PlanState): Promise<void> {
  if (plan.state !== state) await setPlan(tx, plan.id, { state });
}

/** Takes the site offline until the bill is paid. The provider pauses the plan, so no further month is billed. */
async function suspend(tx: Connection, subject: PlanSubject, bill: Bill, now: Date): Promise<void> {
  const { plan, project } = subject;
  // A site that was brought back unpaid has been offline since then.
  const suspendedAt = plan.suspendedAt ?? now;
  await setPlan(tx, plan.id, { state: 'suspended', suspendedAt });
  await enqueue(tx, 'align-plan', { planId: plan.id });
  if (!project) return;
  const { declineReason, dueCents } = bill;
  const event = {
    kind: 'suspension' as const,
    ...(declineReason === null ? { by: 'bank' as const, dueCents } : { by: 'card' as const, declineReason }),
  };
  await moveSite(tx, project, 'suspended', event);
  await notifyChange(tx, subject, 'suspended', {
    key: bill.id,
    dueCents,
    why: unpaidReason(event),
    archivedOn: dateOf(addDays(suspendedAt, suspendedDays)),
  });
}

/** Brings the site back when its bills are paid, and has the provider resume the plan. */
async function restore(tx: Connection, subject: PlanSubject): Promise<void> {
  const { plan, project } = subject;
  await setPlan(tx, plan.id, { state: 'active', suspendedAt: null });
  await enqueue(tx, 'align-plan', { planId: plan.id });
  if (!project || !(await moveSite(tx, project, 'live', { kind: 'restoration', by: 'payment' }))) return;
  await notifyChange(tx, subject, project.suspension ? 'paid' : 'restored', { key: `${plan.id}:${plan.suspendedAt?.getTime()}` });
}

/** Archives a site that wasn't paid for 30 days. The next alignment ends the plan and drops its bills. */
async function archive(tx: Connection, subject: PlanSubject): Promise<void> {
  const { plan, project } = subject;
  await enqueue(tx, 'align-plan', { planId: plan.id });
  if (!project || !(await moveSite(tx, project, 'archived', { kind: 'archiving', after: 'suspension', days: suspendedDays }))) return;
  await notifyChange(tx, subject, 'archived', { key: plan.id });
}

async function settleEnd(tx: Connection, subject: PlanSubject, { desired, status, wasEnding, now }: Given): Promise<void> {
  const { plan, project } = subject;
  if (plan.state === 'ended') return;
  await setPlan(tx, plan.id, { state: 'ended', endedAt: status.endedAt ?? now });
  if (!project) return;
  await publishChange(tx, { topic: 'user', id: project.ownerId });
  if (!desired.running || desired.cancelsAtPeriodEnd) return;
  // A cancellation was undone when the plan had just ended, so the next month starts a new one.
  if (wasEnding) await startPlan(tx, project, { suspended: project.state === 'suspended', now });
  else await notifyEndedAtProvider(tx, subject);
}

async function moveSite(
  tx: Connection,
  project: NonNullable<PlanSubject['project']>,
  to: 'live' | 'suspended' | 'archived',
  event: ProjectEvent,
): Promise<boolean> {
  const moved = await moveProject(tx, project.id, to, { actor: 'system', event });
  if (moved) await siteChanged(tx, project.slug ?? '');
  return moved;
}

import { dateOf } from '../../../../content/business-clock.ts';
import { periodInWords } from '../../../../domain/documents/period.ts';
import { endsSoon } from '../../../../domain/plans/attempt-schedule.ts';
import { type ListedBill, monthCents, nextCharge, type PlanView, plansOfProject } from '../../../../domain/plans/queries.ts';
import { cardInWords, expiryInWords } from '../../../../domain/plans/schema.ts';
import type { Project } from '../../../../domain/projects/projects.ts';
import { troubleOf } from '../../plan-trouble.ts';

/** A project's plan for its owner: state, card, next bill, problem, and all bills, including those of earlier plans. */
export async function planData(userId: string, project: Project) {
  const views = await plansOfProject(userId, project.id);
  const [view] = views;
  return {
    plan: view ? { ...billingOf(view), trouble: troubleOf(view, project.state) } : null,
    bills: views.flatMap(({ bills }) => bills).map(shownBill),
  };
}

function billingOf(view: PlanView) {
  const { plan, creditCents } = view;
  const next = nextCharge(view);
  return {
    state: plan.state,
    monthCents: monthCents(plan),
    creditCents,
    next: next ? { on: dateOf(next.at), cents: next.cents } : null,
    /** The last day of the current month of service. */
    monthEndsOn: plan.state !== 'ended' && plan.periodEnd ? dateOf(plan.periodEnd) : null,
    hasOpenBill: view.bills.some(({ state }) => state === 'open'),
    card: plan.cardBrand
      ? {
          words: cardInWords(plan.cardBrand, plan.cardLast4 ?? ''),
          expires: expiryInWords(plan.cardExpMonth ?? 0, plan.cardExpYear ?? 0),
          endsSoon: plan.state !== 'ended' && endsSoon(plan, plan.periodEnd),
        }
      : null,
  };
}

function shownBill(bill: ListedBill) {
  return {
    id: bill.id,
    state: bill.state,
    month: periodInWords(bill),
    totalCents: bill.subtotalCents + bill.taxCents,
    creditCents: bill.creditCents,
    dueCents: bill.dueCents,
    refundedCents: bill.refundedCents,
    method: bill.method,
    paidOn: bill.paidAt && dateOf(bill.paidAt),
    dueOn: bill.dueAt && dateOf(bill.dueAt),
    failed: bill.firstFailedAt !== null,
  };
}

export type PlanData = NonNullable<Awaited<ReturnType<typeof planData>>['plan']>;
export type ShownBill = ReturnType<typeof shownBill>;

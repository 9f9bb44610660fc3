import { dateOf } from '../../../content/business-clock.ts';
import { comingEndsOf } from '../../../domain/admin/endings.ts';
import { type ListedBill, nextCharge, type PlanView, plansOfOrder } from '../../../domain/plans/queries.ts';
import { cardInWords, expiryInWords, monthOf } from '../../../domain/plans/schema.ts';
import { endingWords } from '../ending-words.ts';

/** An order's monthly plans with their bills, newest first. */
export async function planData(orderId: string) {
  const views = await plansOfOrder(orderId);
  const ends = await comingEndsOf(views.flatMap(({ plan }) => plan.projectId ?? []));
  return views.map((view) => shownPlan(view, ends.get(view.plan.projectId ?? '')));
}

function shownPlan(view: PlanView, endsAt: Date | undefined) {
  const { plan, bills, creditCents } = view;
  const next = nextCharge(view);
  return {
    id: plan.id,
    projectId: plan.projectId,
    state: plan.state,
    month: monthOf(plan),
    card: plan.cardBrand
      ? `${cardInWords(plan.cardBrand, plan.cardLast4 ?? '')}, expires ${expiryInWords(plan.cardExpMonth ?? 0, plan.cardExpYear ?? 0)}`
      : '',
    creditCents,
    next: next ? { on: dateOf(next.at), cents: next.cents } : null,
    ends: plan.state !== 'ended' && endsAt ? endingWords(endsAt) : null,
    suspendedOn: plan.suspendedAt && dateOf(plan.suspendedAt),
    endedOn: plan.endedAt && dateOf(plan.endedAt),
    subscriptionId: plan.providerSubscriptionId,
    bills: bills.map(shownBill),
  };
}

function shownBill(bill: ListedBill) {
  return {
    id: bill.id,
    state: bill.state,
    from: dateOf(bill.periodStart),
    totalCents: bill.subtotalCents + bill.taxCents,
    dueCents: bill.dueCents,
    creditCents: bill.creditCents,
    refundedCents: bill.refundedCents,
    method: bill.method,
    failedAttempts: bill.failedAttempts,
    declineReason: bill.declineReason,
    nextTryOn: bill.nextAttemptAt && dateOf(bill.nextAttemptAt),
    dueOn: bill.dueAt && dateOf(bill.dueAt),
    paidOn: bill.paidAt && dateOf(bill.paidAt),
    documentId: bill.documentId,
  };
}

export type ShownPlan = ReturnType<typeof shownPlan>;
export type ShownBill = ShownPlan['bills'][number];

import { dateOf, today } from '../../content/business-clock.ts';
import { dollars } from '../../content/dollars.ts';
import { bankGraceEnd, endsSoon, lastAttemptAt } from '../../domain/plans/attempt-schedule.ts';
import type { PlanView } from '../../domain/plans/queries.ts';
import { cardInWords, expiryInWords, suspendedDays } from '../../domain/plans/schema.ts';
import type { ProjectState } from '../../domain/projects/schema.ts';
import { dayMs } from '../../time/units.ts';

const newCard = 'If you add a different card, we’ll charge it right away.';

export interface PlanTrouble {
  /** `dropped`: the site is offline and its bill was dropped. */
  kind: 'suspended' | 'dropped' | 'failed' | 'overdue' | 'card';
  title: string;
  text: string;
}

/** Explains a problem with a plan's payment and what happens next. Null if there is none. */
export function troubleOf({ plan, bills }: PlanView, siteState: ProjectState, now: Date = new Date()): PlanTrouble | null {
  const bill = bills.findLast(({ state }) => state === 'open');
  if (siteState === 'suspended' && plan.suspendedAt) {
    const until = dateOf(new Date(plan.suspendedAt.getTime() + suspendedDays * dayMs));
    const newest = bills[0]?.state;
    if (!bill && (newest === 'void' || newest === 'uncollectible'))
      return {
        kind: 'dropped',
        title: 'Your site is suspended',
        text: `The bill was dropped, so you owe nothing. Write to us and we’ll put your site back online. You have until ${until}; after that, it’s archived.`,
      };
    const owed = bill ? `${dollars(bill.dueCents)} is unpaid. ${bill.declineReason ? `${sentence(bill.declineReason)} ` : ''}` : '';
    return {
      kind: 'suspended',
      title: 'Your site is suspended',
      text: `${owed}Pay it and your site is back online exactly as it was. ${newCard} You have until ${until}; after that, the site is archived.`,
    };
  }
  if (bill?.firstFailedAt && bill.nextAttemptAt) return failed(bill.declineReason, bill.nextAttemptAt, lastAttemptAt(bill.firstFailedAt));
  if (bill?.dueAt && bill.dueAt < now && !plan.paymentMethodId)
    return {
      kind: 'overdue',
      title: 'Your monthly bill is overdue',
      text: `${dollars(bill.dueCents)} was due on ${dateOf(bill.dueAt)}. If it isn’t paid by ${dateOf(bankGraceEnd(bill.dueAt))}, we take your site offline until it is.`,
    };
  if (plan.state !== 'ended' && plan.periodEnd && endsSoon(plan, plan.periodEnd))
    return {
      kind: 'card',
      title: 'Your card expires soon',
      text: `${cardInWords(plan.cardBrand ?? '', plan.cardLast4 ?? '')} expires ${expiryInWords(plan.cardExpMonth ?? 0, plan.cardExpYear ?? 0)}. Your next bill is due on ${dateOf(plan.periodEnd)}.`,
    };
  return null;
}

function failed(reason: string | null, nextAttemptAt: Date, lastAt: Date): PlanTrouble {
  const next = dateOf(nextAttemptAt);
  const last = today(nextAttemptAt) === today(lastAt);
  return {
    kind: 'failed',
    title: 'Your monthly payment failed',
    text: `${sentence(reason ?? 'The card was declined.')} ${newCard} ${
      last
        ? `We’ll try once more on ${next}. If that fails too, we take your site offline until the bill is paid.`
        : `We’ll try again on ${next}. If it still isn’t paid by ${dateOf(lastAt)}, we take your site offline until it is.`
    }`,
  };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

import { dateOf, today } from '../../content/business-clock.ts';
import { dollars } from '../../content/dollars.ts';
import { bankGraceEnd, endsSoon, lastAttemptAt } from '../../domain/plans/attempt-schedule.ts';
import type { PlanView } from '../../domain/plans/queries.ts';
import { cardInWords, expiryInWords, suspendedDays } from '../../domain/plans/schema.ts';
import type { ProjectState } from '../../domain/projects/schema.ts';
import { dayMs } from '../../time/units.ts';

export interface PlanTrouble {
  /** `let-go`: off, and nothing is owed any more. */
  kind: 'suspended' | 'let-go' | 'failed' | 'overdue' | 'card';
  title: string;
  text: string;
}

/** What is wrong with a plan's payment, what happens next and when; null when nothing is. */
export function troubleOf({ plan, bills }: PlanView, siteState: ProjectState, now: Date = new Date()): PlanTrouble | null {
  const bill = bills.findLast(({ state }) => state === 'open');
  if (siteState === 'suspended' && plan.suspendedAt) {
    const until = dateOf(new Date(plan.suspendedAt.getTime() + suspendedDays * dayMs));
    const newest = bills[0]?.state;
    if (!bill && (newest === 'void' || newest === 'uncollectible'))
      return {
        kind: 'let-go',
        title: 'Your site is suspended',
        text: `Its bill was let go, so there is nothing to pay. Write to us, and we put the site back. It waits until ${until}; after that it is archived.`,
      };
    const owed = bill ? `${dollars(bill.dueCents)} is open. ${bill.declineReason ? `${sentence(bill.declineReason)} ` : ''}` : '';
    return {
      kind: 'suspended',
      title: 'Your site is suspended',
      text: `${owed}As soon as it is paid, the site is online again as it was. It waits until ${until}; after that it is archived.`,
    };
  }
  if (bill?.firstFailedAt && bill.nextTryAt) return failed(bill.declineReason, bill.nextTryAt, lastAttemptAt(bill.firstFailedAt));
  if (bill?.dueAt && bill.dueAt < now && !plan.paymentMethodId)
    return {
      kind: 'overdue',
      title: 'Your monthly bill is overdue',
      text: `${dollars(bill.dueCents)} was due on ${dateOf(bill.dueAt)}. If it is not paid by ${dateOf(bankGraceEnd(bill.dueAt))}, the site goes off until it is.`,
    };
  if (plan.state !== 'ended' && plan.periodEnd && endsSoon(plan, plan.periodEnd))
    return {
      kind: 'card',
      title: 'Your card expires soon',
      text: `${cardInWords(plan.cardBrand ?? '', plan.cardLast4 ?? '')} expires ${expiryInWords(plan.cardExpMonth ?? 0, plan.cardExpYear ?? 0)}. Your next bill comes on ${dateOf(plan.periodEnd)}.`,
    };
  return null;
}

function failed(reason: string | null, nextTryAt: Date, lastAt: Date): PlanTrouble {
  const next = dateOf(nextTryAt);
  const last = today(nextTryAt) === today(lastAt);
  return {
    kind: 'failed',
    title: 'Your monthly payment failed',
    text: `${sentence(reason ?? 'The card was declined.')} ${
      last
        ? `We try it once more on ${next}. If that fails too, the site goes off until the bill is paid.`
        : `We try again on ${next}. If it is still not paid on ${dateOf(lastAt)}, the site goes off until it is.`
    }`,
  };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

import { dayMs } from '../../time/units.ts';
import { bankGraceDays, cardWarningDays, reminderDays, retryDays } from './schema.ts';

const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);

/** When a card that was first declined at `firstFailedAt` is charged next, after `now`; null after the last attempt. */
export function nextAttemptAfter(firstFailedAt: Date, now: Date): Date | null {
  return retryDays.map((days) => daysAfter(firstFailedAt, days)).find((at) => at > now) ?? null;
}

/** When the last attempt is due. */
export function lastAttemptAt(firstFailedAt: Date): Date {
  return daysAfter(firstFailedAt, retryDays.at(-1) ?? 0);
}

/** The day of the schedule that a failed attempt at `now` belongs to: 0 for the first. */
export function attemptDayAt(firstFailedAt: Date, now: Date): number {
  return retryDays.findLast((days) => daysAfter(firstFailedAt, days) <= now) ?? 0;
}

/** When a bill to be paid by bank by `dueAt` gets its next reminder or, last, suspends the site; null after that. */
export function nextReminderAfter(dueAt: Date, now: Date): Date | null {
  return [...reminderDays, bankGraceDays].map((days) => daysAfter(dueAt, days)).find((at) => at > now) ?? null;
}

/** The latest reminder that is due at `now`, as a number of days after the due day. */
export function reminderAt(dueAt: Date, now: Date): (typeof reminderDays)[number] | undefined {
  return reminderDays.findLast((days) => daysAfter(dueAt, days) <= now);
}

/** When the site goes offline if its bank bill isn't paid. */
export function bankGraceEnd(dueAt: Date): Date {
  return daysAfter(dueAt, bankGraceDays);
}

/** When a card stops working: the first of the month after the one printed on it (UTC). */
export function cardEnd(month: number, year: number): Date {
  return new Date(Date.UTC(year, month, 1));
}

/** True if a card expires before the next bill or within 30 days after it. */
export function endsSoon(card: { cardExpMonth: number | null; cardExpYear: number | null }, nextBillAt: Date | null): boolean {
  if (!card.cardExpMonth || !card.cardExpYear || !nextBillAt) return false;
  return cardEnd(card.cardExpMonth, card.cardExpYear).getTime() <= nextBillAt.getTime() + cardWarningDays * dayMs;
}

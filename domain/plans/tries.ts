import { dayMs } from '../../time/units.ts';
import { bankGraceDays, reminderDays, tryDays } from './schema.ts';

const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * dayMs);

/** When a card that was first declined at `firstFailedAt` is tried next, after `now`; null once the last try is behind. */
export function nextTryAfter(firstFailedAt: Date, now: Date): Date | null {
  return tryDays.map((days) => daysAfter(firstFailedAt, days)).find((at) => at > now) ?? null;
}

/** When the last try is. */
export function lastTryAt(firstFailedAt: Date): Date {
  return daysAfter(firstFailedAt, tryDays.at(-1) ?? 0);
}

/** The day of the schedule that a failed try at `now` belongs to: 0 for the first. */
export function tryDayAt(firstFailedAt: Date, now: Date): number {
  return tryDays.findLast((days) => daysAfter(firstFailedAt, days) <= now) ?? 0;
}

/**
 * When something happens next to a bill that is to be paid by bank until `dueAt`: a reminder, at last the suspension; null once
 * that is behind.
 */
export function nextReminderAfter(dueAt: Date, now: Date): Date | null {
  return [...reminderDays, bankGraceDays].map((days) => daysAfter(dueAt, days)).find((at) => at > now) ?? null;
}

/** The reminder that is due at `now`, the last one when there were several: so many days after the due day. */
export function reminderAt(dueAt: Date, now: Date): (typeof reminderDays)[number] | undefined {
  return reminderDays.findLast((days) => daysAfter(dueAt, days) <= now);
}

/** When the site of a bill that is not paid by bank goes off. */
export function bankGraceEnd(dueAt: Date): Date {
  return daysAfter(dueAt, bankGraceDays);
}

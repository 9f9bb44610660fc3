import { startOfDay, today } from '../../content/business-clock.ts';
import { dayAfter } from '../../time/days.ts';

/** The last day on which a code works, by the clock of the business, as YYYY-MM-DD; null when it has none. */
export function lastDayOf({ expiresAt }: { expiresAt: Date | null }): string | null {
  return expiresAt && today(new Date(expiresAt.getTime() - 1));
}

/** The moment after a day, by the clock of the business: from then on a code with this last day has expired. */
export function momentAfter(day: string): Date {
  return startOfDay(dayAfter(day));
}

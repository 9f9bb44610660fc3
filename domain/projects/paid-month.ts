import { TZDate } from '@date-fns/tz';
import { addMonths } from 'date-fns';
import { brand } from '../../content/brand.ts';

/**
 * The end of the month that is running at `now`, for a site live since `liveSince`. Months are counted from the live day by
 * the business's clock; one that begins on a 31st ends on the last day of a shorter month, and the next on a 31st again.
 */
export function paidMonthEnd(liveSince: Date, now: Date): Date {
  const first = new TZDate(liveSince.getTime(), brand.timeZone);
  for (let months = monthsBetween(first, now); ; months++) {
    // Always from the first day: adding month by month would drift from the 31st to the 28th for good.
    const end = new Date(addMonths(first, months).getTime());
    if (end > now) return end;
  }
}

/** Whole months that have certainly passed, at least one. */
function monthsBetween(first: TZDate, now: Date): number {
  const last = new TZDate(now.getTime(), brand.timeZone);
  return Math.max(1, (last.getFullYear() - first.getFullYear()) * 12 + last.getMonth() - first.getMonth() - 1);
}

import { TZDate } from '@date-fns/tz';
import { addMonths } from 'date-fns';
import { brand } from '../../content/brand.ts';

/**
 * The end of the billing month that contains `now`, for a site live since `liveSince`. Months are counted from the launch day
 * by the business's clock. After a launch on a 31st, a shorter month ends on its last day, and the next one on the 31st again.
 */
export function paidMonthEnd(liveSince: Date, now: Date): Date {
  const first = new TZDate(liveSince.getTime(), brand.timeZone);
  for (let months = monthsBetween(first, now); ; months++) {
    // Always counts from the first day: adding one month at a time would drift from the 31st to the 28th permanently.
    const end = new Date(addMonths(first, months).getTime());
    if (end > now) return end;
  }
}

/** A lower bound for the whole months that have passed, at least one. */
function monthsBetween(first: TZDate, now: Date): number {
  const last = new TZDate(now.getTime(), brand.timeZone);
  return Math.max(1, (last.getFullYear() - first.getFullYear()) * 12 + last.getMonth() - first.getMonth() - 1);
}

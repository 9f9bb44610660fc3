import { TZDate } from '@date-fns/tz';
import { subDays } from 'date-fns';
import { brand } from '../../content/brand.ts';
import { dateOf } from '../../content/business-clock.ts';

interface Period {
  periodStart: Date;
  /** The instant at which the next period starts. */
  periodEnd: Date;
}

/**
 * The first and the last day of a billed month, by the business's clock: 'November 22, 2026' and 'December 21, 2026'. The day
 * on which the next month starts belongs to that one.
 */
export function daysOfPeriod({ periodStart, periodEnd }: Period): { from: string; to: string } {
  return { from: dateOf(periodStart), to: dateOf(lastDay({ periodStart, periodEnd })) };
}

/** 'November 22 to December 21, 2026', with both years if they differ. */
export function periodInWords(period: Period): string {
  const { from, to } = daysOfPeriod(period);
  const year = to.slice(-6);
  return `${from.endsWith(year) ? from.slice(0, -6) : from} to ${to}`;
}

/** Never before the first day. */
function lastDay({ periodStart, periodEnd }: Period): Date {
  const before = subDays(new TZDate(periodEnd.getTime(), brand.timeZone), 1);
  return new Date(Math.max(periodStart.getTime(), before.getTime()));
}

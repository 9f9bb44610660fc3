import { TZDate } from '@date-fns/tz';
import { addDays, formatISO } from 'date-fns';
import { brand } from '../../content/brand.ts';
import { startOf, today } from '../orders/slots.ts';

/** The last day on which a code works, by the clock of the business, as YYYY-MM-DD; null when it has none. */
export function lastDayOf({ expiresAt }: { expiresAt: Date | null }): string | null {
  return expiresAt && today(new Date(expiresAt.getTime() - 1));
}

/** The moment after a day, by the clock of the business: from then on a code with this last day has expired. */
export function momentAfter(day: string): Date {
  return startOf(formatISO(addDays(new TZDate(startOf(day), brand.timeZone), 1), { representation: 'date' }));
}

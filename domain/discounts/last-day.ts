import { randomInt } from 'node:crypto';
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

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** 'SUN-7KQ4-M9XT': 31⁸ possibilities, and few tries at checkout. */
export function newCode(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `SUN-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

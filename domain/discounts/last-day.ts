import { randomInt } from 'node:crypto';
import { startOfDay, today } from '../../content/business-clock.ts';
import { dayAfter } from '../../time/days.ts';

/** The last day on which a code works, where the business works, as YYYY-MM-DD; null for none. */
export function lastDayOf({ expiresAt }: { expiresAt: Date | null }): string | null {
  return expiresAt && today(new Date(expiresAt.getTime() - 1));
}

/** The moment at which a code with this last day expires, where the business works. */
export function momentAfter(day: string): Date {
  return startOfDay(dayAfter(day));
}

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** 'SUN-7KQ4-M9XT': 31⁸ possibilities, and few attempts at checkout. */
export function newCode(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `SUN-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

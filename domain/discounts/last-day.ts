import { randomInt } from 'node:crypto';
import { startOfDay, today } from '../../content/business-clock.ts';
import { dayAfter } from '../../time/days.ts';
import { codePrefix } from './schema.ts';

/** The last day on which a code works, in the business's time zone, as YYYY-MM-DD. Null if it never expires. */
export function lastDayOf({ expiresAt }: { expiresAt: Date | null }): string | null {
  return expiresAt && today(new Date(expiresAt.getTime() - 1));
}

/** The moment when a code with this last day expires, in the business's time zone. */
export function momentAfter(day: string): Date {
  return startOfDay(dayAfter(day));
}

/** Letters and digits, without those that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Such as 'SUN-7KQ4-M9XT', with the operator's own prefix: 31⁸ possibilities, and checkout allows few attempts. */
export function newCode(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${codePrefix()}-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

import { dayInWords } from '../time/day-in-words.ts';

/**
 * Follows 'when your brief is in': nothing, or the start day (YYYY-MM-DD) while that is still to come: ', on Friday, November 27 at
 * the earliest'.
 */
export function atTheEarliest(laterDay: string): string {
  return laterDay && `, but no earlier than ${dayInWords(laterDay)}`;
}

import type { ClosedToday } from '../../domain/closed-days/schema.ts';
import { dayInWords } from '../../time/day-in-words.ts';

/** When an edit that's requested now is due: 'It’s due in 48 hours.' `closed` if we're closed today. */
export function editDueWords(dueHours: number, closed: ClosedToday | undefined): string {
  const hours = dueHours === 1 ? 'hour starts' : 'hours start';
  return closed
    ? `We’re closed today${closed.reason && ` (${closed.reason})`}, so the ${dueHours} ${hours} on ${dayInWords(closed.until)}.`
    : `It’s due in ${dueHours} ${dueHours === 1 ? 'hour' : 'hours'}.`;
}

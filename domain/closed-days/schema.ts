import { z } from 'zod';
import { tidyAs } from '../../text/tidy/tidy.ts';
import { dayAfter } from '../../time/days.ts';

/** A day that staff close, such as 2026-12-24. */
// PostgreSQL has no year 0. The message fits any past day, because those can't be closed either.
const day = z.iso.date('Pick a day').refine((one) => one >= '2000-01-01', 'Pick an upcoming day');

/** The form that closes a day. */
export const closedDaySchema = z.strictObject({
  day,
  reason: z.string().overwrite(tidyAs('line')).trim().max(60, 'Use 60 characters or fewer').default(''),
  /** A checkbox: whether customers may read the reason. */
  isPublic: z.enum(['on', '']).default(''),
});

/** Later days are usually typing mistakes. */
const mostDaysAhead = 2 * 366;

/** The last day that can be closed. */
export function lastDayToClose(today: string): string {
  return dayAfter(today, mostDaysAhead);
}

/** Why a day can't be closed. Undefined if it can. */
export function closingProblem(day: string, today: string): string | undefined {
  if (day < today) return 'That day is in the past';
  return day > lastDayToClose(today) ? 'Pick a day in the next two years' : undefined;
}

/** A day to reopen, or a holiday to close again. */
export const dayOnly = closedDaySchema.shape.day;

/** That we're closed today: why, '' if customers don't read why, and the next open day. */
export interface ClosedToday {
  reason: string;
  until: string;
}

import { z } from 'zod';

/** A day that staff close, such as 2026-12-24. */
// PostgreSQL has no year 0. The message fits any past day, because those can't be closed either.
const day = z.iso.date('Pick a day').refine((one) => one >= '2000-01-01', 'Pick an upcoming day');

/** The form that closes a day. */
export const closedDaySchema = z.strictObject({
  day,
  reason: z.string().trim().max(60, 'Use 60 characters or fewer').default(''),
  /** A checkbox: whether customers may read the reason. */
  isPublic: z.enum(['on', '']).default(''),
});

/** A day to reopen, or a holiday to close again. */
export const dayOnly = closedDaySchema.shape.day;

/** That we're closed today: why, '' if customers don't read why, and the next open day. */
export interface ClosedToday {
  reason: string;
  until: string;
}

/** What customers read about a closed day: 'Closed: Thanksgiving Day'. */
export function closedInWords(reason: string): string {
  return reason ? `Closed: ${reason}` : 'Closed';
}

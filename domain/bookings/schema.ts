import { z } from 'zod';
import { brand } from '../../content/brand.ts';
import { name, phone, topic, words } from '../contact/schema.ts';
import { mailableEmail } from '../mails/schema.ts';

/** Length of a call. */
export const callMinutes = 30;
/** Number of available times offered when the requested one is taken. */
export const offeredInstead = 3;

/** A day of the office's calendar. Times are when calls can start. `over`: the rest of the day is too soon. */
export interface OfferedDay {
  /** By the office's clock. */
  day: string;
  state: 'free' | 'full' | 'closed' | 'over';
  /** Why it's closed, if customers read why: 'Thanksgiving Day'. */
  reason?: string;
  times: Date[];
}

/** The same in JSON: instants in milliseconds since 1970. */
export interface SentDay extends Omit<OfferedDay, 'times'> {
  times: number[];
}

export function sentDays(days: readonly OfferedDay[]): SentDay[] {
  return days.map(({ times, ...day }) => ({ ...day, times: times.map((time) => time.getTime()) }));
}

/** An instant in milliseconds since 1970, as forms send it. */
export const instant = z
  .string('Pick a time')
  .regex(/^\d{12,14}$/, 'Pick a time')
  .transform((text) => new Date(Number(text)));
const zone = z.string().max(60).refine(isZone, 'Pick your time zone');

/** The form that books a call. */
export const bookingSchema = z.strictObject({
  startsAt: instant,
  zone,
  topic,
  name,
  email: mailableEmail,
  phone: phone.default('').refine((number) => number !== '' || brand.phone !== '', 'Enter a number we can call'),
  message: words.default(''),
});
export type BookingRequest = z.infer<typeof bookingSchema>;
export const bookingFields = Object.keys(bookingSchema.shape);

/** The form that reschedules a call. */
export const moveSchema = z.strictObject({ startsAt: instant, zone });
export const moveFields = Object.keys(moveSchema.shape);

const reason = z.string().trim().max(200, 'Use 200 characters or fewer');
export const cancelSchema = z.strictObject({ reason: reason.default('') });

/** The form in which an admin changes a call. The customer reads the reason. */
export const staffReason = reason.pipe(z.string().min(3, 'Enter a reason (at least 3 characters). They’ll read it.'));
export const staffMoveSchema = moveSchema.omit({ zone: true }).extend({ reason: staffReason });
export const staffCancelSchema = z.strictObject({ reason: staffReason });

/** How a call's number is shown: 'B-1001'. */
export function bookingLabel(number: number): string {
  return `B-${number}`;
}

/** True if a string is a valid time zone. */
export function isZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return text !== '';
  } catch {
    return false;
  }
}

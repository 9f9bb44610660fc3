import { db } from '../../db/connect.ts';
import type { Booking } from './bookings.ts';
import { claimBookings } from './claim.ts';
import { comingCallsOf, pastCallsOf } from './queries.ts';

/** A person's own calls, including those they booked without logging in under their verified email. */
export async function ownCalls(userId: string, now: Date = new Date()): Promise<{ coming: Booking[]; past: Booking[] }> {
  await claimBookings(db(), userId);
  const [coming, past] = await Promise.all([comingCallsOf(userId, now), pastCallsOf(userId, now)]);
  return { coming, past };
}

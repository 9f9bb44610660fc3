import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { bookingEvents, bookings } from '../../db/schema/index.ts';
import { momentInWords } from '../../time/moment-in-words.ts';
import { hourMs } from '../../time/units.ts';
import { notifyOfNearCall } from './news.ts';

/** Hours before a call at which both sides are reminded, closest first. */
const remindedHours = [1, 24] as const;

/**
 * Reminds both sides of calls that start within a day or within an hour. A call that was booked or rescheduled after that point
 * gets no such reminder. Each reminder is sent once, and again if the call is rescheduled. Returns how many were due.
 */
export async function remindOfCalls(now: Date = new Date()): Promise<number> {
  const near = await db()
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'confirmed'),
        gt(bookings.startsAt, now),
        lte(bookings.startsAt, new Date(now.getTime() + remindedHours[1] * hourMs)),
      ),
    );
  let due = 0;
  for (const { id } of near) if (await remindOfCall(id, now)) due++;
  return due;
}

async function remindOfCall(bookingId: string, now: Date): Promise<boolean> {
  return db().transaction(async (tx) => {
    // Read again under a lock, because it may have just been canceled or rescheduled.
    const [booking] = await tx
      .select()
      .from(bookings)
      .where(and(eq(bookings.id, bookingId), eq(bookings.state, 'confirmed'), gt(bookings.startsAt, now)))
      .for('update');
    if (!booking) return false;
    const [fixed] = await tx
      .select({ at: sql<Date>`max(${bookingEvents.createdAt})`.mapWith(bookingEvents.createdAt) })
      .from(bookingEvents)
      .where(and(eq(bookingEvents.bookingId, bookingId), sql`${bookingEvents.kind} in ('made', 'moved')`));
    const startsAtMs = booking.startsAt.getTime();
    const hours = remindedHours.find((one) => startsAtMs - now.getTime() <= one * hourMs);
    if (!hours || !fixed || fixed.at.getTime() > startsAtMs - hours * hourMs) return false;
    await notifyOfNearCall(tx, booking, hours, (zone) => momentInWords(booking.startsAt, now, zone));
    return true;
  });
}

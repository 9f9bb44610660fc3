import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { bookingEvents, bookings, mails, notifications } from '../../db/schema/index.ts';
import { cancelBookingIn } from './bookings.ts';

/**
 * Removes a person from their calls when their account is deleted. Upcoming calls are canceled, which notifies staff. Only the
 * times of calls stay. `email` is the person's own, if it's verified.
 */
export async function forgetCallsOf(tx: Connection, userId: string, email: string | null, now: Date = new Date()): Promise<void> {
  const theirs = or(eq(bookings.userId, userId), email ? eq(bookings.email, email.toLowerCase()) : undefined);
  const all = await tx.select({ id: bookings.id }).from(bookings).where(theirs).orderBy(bookings.id).for('update');
  if (all.length === 0) return;
  const coming = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(theirs, eq(bookings.state, 'confirmed'), gt(bookings.startsAt, now)));
  const ids = all.map(({ id }) => id);
  const links = ids.map((id) => `/admin/calls/${id}`);
  await tx.delete(notifications).where(inArray(notifications.link, links));
  await tx.update(bookingEvents).set({ reason: '' }).where(inArray(bookingEvents.bookingId, ids));
  // Emails to admins about a call name the person.
  const aboutCalls = inArray(sql<string>`${mails.props} ->> 'bookingId'`, ids);
  await tx.delete(mails).where(aboutCalls);
  for (const { id } of coming) await cancelBookingIn(tx, id, { actor: `user:${userId}`, reason: 'The account was deleted', now });
  const noPerson = JSON.stringify({ name: 'Deleted account', email: '', phone: '', message: '' });
  await tx
    .update(mails)
    .set({ props: sql`${mails.props} || ${noPerson}::jsonb` })
    .where(aboutCalls);
  await tx.update(notifications).set({ title: 'Call canceled: account deleted' }).where(inArray(notifications.link, links));
  await tx
    .update(bookings)
    .set({ name: '', email: '', phone: null, message: '', cancelReason: null, userId: null })
    .where(inArray(bookings.id, ids));
}

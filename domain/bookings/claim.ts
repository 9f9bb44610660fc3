import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { bookings, users } from '../../db/schema/index.ts';

/** Assigns a person the calls booked without an account under their verified email. */
export async function claimBookings(tx: Connection, userId: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user?.emailVerified) return;
  await tx
    .update(bookings)
    .set({ userId })
    .where(and(isNull(bookings.userId), eq(bookings.email, user.email.toLowerCase())));
}

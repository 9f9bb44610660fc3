import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { bookingEvents, bookings } from '../../db/schema/index.ts';
import { matchesSearch } from '../../db/search.ts';
import { adminList } from '../admin-list.ts';
import { isId } from '../ids.ts';

/** Calls for Admin: a page and the counts of each filter. */
export const callsForAdmin = adminList(({ now }) => ({
  filters: {
    coming: sql`${bookings.state} = 'confirmed' and ${bookings.endsAt} > ${now}`,
    past: sql`${bookings.state} = 'confirmed' and ${bookings.endsAt} <= ${now}`,
    canceled: sql`${bookings.state} = 'canceled'`,
    all: sql`true`,
  },
  sorts: { time: sql`${bookings.startsAt}`, name: sql`lower(${bookings.name})`, made: sql`${bookings.createdAt}` },
  tieBreak: [desc(bookings.id)],
  matches,
  rows: db().select().from(bookings).$dynamic(),
  count: (columns) => db().select(columns).from(bookings).$dynamic(),
}));

function matches(search: string): SQL {
  const number = /^(?:b-?)?(\d{1,9})$/i.exec(search)?.[1];
  const { name, email, phone, message } = bookings;
  const texts = matchesSearch(search, [sql`${name}`, sql`${email}`, sql`${phone}`, sql`${message}`]);
  return number ? sql`(${bookings.number} = ${Number(number)} or ${texts})` : texts;
}

/** One call with its events, oldest first. */
export async function callForAdmin(bookingId: string) {
  if (!isId(bookingId)) return undefined;
  const [booking] = await db().select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return undefined;
  const events = await db()
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.createdAt), asc(bookingEvents.id));
  return { booking, events };
}

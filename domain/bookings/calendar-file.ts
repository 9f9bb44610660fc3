import { eq } from 'drizzle-orm';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '../../content/brand.ts';
import { callUs } from '../../content/reach-us.ts';
import { db } from '../../db/connect.ts';
import { bookings } from '../../db/schema/index.ts';
import { topics } from '../contact/schema.ts';
import type { Booking } from './bookings.ts';
import { callUrl } from './link.ts';
import { bookingLabel } from './schema.ts';

export interface CalendarFile {
  filename: string;
  /** RFC 5545. */
  content: string;
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
}

/** The current calendar file of a call, for its emails; undefined if there's no call. */
export async function calendarFile(bookingId: string): Promise<CalendarFile | undefined> {
  const [booking] = await db().select().from(bookings).where(eq(bookings.id, bookingId));
  return booking && calendarFileOf(booking, booking.state === 'canceled' ? 'CANCEL' : 'REQUEST');
}

/**
 * A call as an iCalendar file: its UID never changes, even if APP_URL does, SEQUENCE counts its changes, times are in UTC. A downloaded file uses
 * `PUBLISH`, which requests no reply.
 */
export function calendarFileOf(booking: Booking, method: CalendarFile['method']): CalendarFile {
  const calendar = ical({ prodId: { company: brand.name, product: 'Calls', language: 'EN' }, method: ICalCalendarMethod[method] });
  const event = calendar.createEvent({
    id: booking.id,
    sequence: booking.sequence,
    stamp: booking.updatedAt,
    created: booking.createdAt,
    lastModified: booking.updatedAt,
    start: booking.startsAt,
    end: booking.endsAt,
    summary: `${brand.name} call: ${oneLine(booking.name)}`,
    description: detailsOf(booking),
    location: booking.phone || brand.phone ? `Phone: ${booking.phone || brand.phone}` : 'Phone call. We’ll agree on a number by email',
    status: booking.state === 'canceled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: brand.name, email: brand.email },
  });
  // After its person's account is deleted, only the time is stored.
  if (method !== 'PUBLISH' && booking.email)
    event.createAttendee({
      name: oneLine(booking.name),
      email: booking.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  return { filename: `${brand.name.toLowerCase()}-call-${booking.number}.ics`, content: calendar.toString(), method };
}

function detailsOf(booking: Booking): string {
  const way = booking.phone ? `We’ll call ${booking.phone}.` : `Please ${callUs()} at that time.`;
  const topic = topics[booking.topic];
  return [way, `${topic}.`, booking.message, `${bookingLabel(booking.number)}. Reschedule or cancel: ${callUrl(booking.id)}`]
    .filter(Boolean)
    .join('\n\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

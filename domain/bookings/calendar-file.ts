import { eq } from 'drizzle-orm';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { env } from '../../base/env.ts';
import { brand } from '../../content/brand.ts';
import { callUs } from '../../content/reach-us.ts';
import { db } from '../../db/connect.ts';
import { bookings } from '../../db/schema/index.ts';
import { addressIn } from '../../outside/mailer.ts';
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

/** Whose calendar a file is for. */
type Side = 'customer' | 'staff';

/** The current calendar file of a call, for the emails of one side; undefined if there's no call. */
export async function calendarFile(bookingId: string, side: Side): Promise<CalendarFile | undefined> {
  const [booking] = await db().select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) return undefined;
  // Calendars take an invitation only if their owner is invited. Only customers are.
  const method = side === 'customer' ? 'REQUEST' : 'PUBLISH';
  return calendarFileOf(booking, booking.state === 'canceled' ? 'CANCEL' : method, side);
}

/**
 * A call as an iCalendar file: its UID never changes, even if APP_URL does, SEQUENCE counts its changes, times are in UTC. A downloaded file uses
 * `PUBLISH`, which requests no reply.
 */
export function calendarFileOf(booking: Booking, method: CalendarFile['method'], side: Side = 'customer'): CalendarFile {
  const calendar = ical({ prodId: { company: brand.name, product: 'Calls', language: 'EN' }, method: ICalCalendarMethod[method] });
  const phone = booking.phone || brand.phone;
  const event = calendar.createEvent({
    id: booking.id,
    sequence: booking.sequence,
    stamp: booking.updatedAt,
    created: booking.createdAt,
    lastModified: booking.updatedAt,
    start: booking.startsAt,
    end: booking.endsAt,
    summary: `Call with ${side === 'staff' ? oneLine(booking.name) : brand.name}`,
    description: detailsOf(booking, side),
    location: phone ? `Phone: ${phone}` : 'Phone call. We’ll agree on a number by email',
    status: booking.state === 'canceled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Invitations of anyone but the email's sender are taken for forged.
    organizer: { name: commonName(brand.name), email: addressIn(env().mailFrom) },
  });
  // After its person's account is deleted, only the time is stored.
  if (side === 'customer' && method !== 'PUBLISH' && booking.email)
    event.createAttendee({
      name: commonName(booking.name),
      email: booking.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  return { filename: `${brand.name.toLowerCase()}-call-${booking.number}.ics`, content: calendar.toString(), method };
}

function detailsOf(booking: Booking, side: Side): string {
  const label = bookingLabel(booking.number);
  const ways = {
    customer: booking.phone ? `We’ll call ${booking.phone}.` : `Please ${callUs()} at that time.`,
    staff: booking.phone ? `Call ${booking.phone}.` : 'They left no number, so they’ll call us.',
  };
  const ends = {
    customer: `${label}. Reschedule or cancel: ${callUrl(booking.id)}`,
    staff: `${label}: ${env().appUrl}/admin/calls/${booking.id}`,
  };
  return [ways[side], `${topics[booking.topic]}.`, booking.message, ends[side]].filter(Boolean).join('\n\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A name as a parameter. Few calendars know RFC 6868, which writes a quote as ^' and a caret as ^^. */
function commonName(name: string): string {
  return oneLine(name).replaceAll('"', '”').replaceAll('^', 'ˆ');
}

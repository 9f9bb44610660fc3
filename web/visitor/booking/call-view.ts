import type { Booking } from '../../../domain/bookings/bookings.ts';
import { calendarLinks } from '../../../domain/bookings/calendar-links.ts';
import { callUrl } from '../../../domain/bookings/link.ts';
import { bookingLabel } from '../../../domain/bookings/schema.ts';
import { topics } from '../../../domain/contact/schema.ts';
import type { FieldErrors } from '../../forms/checked-form.ts';

export type CallView = ReturnType<typeof callView>;

/** The server's response to a form that reschedules or cancels the call. */
export type CallFormAnswer = { errors: FieldErrors; values: Record<string, string>; next: number[] } | undefined;

/** Data for the page of a call. `secret` is the one in its address. */
export function callView(booking: Booking, now: Date, secret: string | null) {
  const stage = stageOf(booking, now);
  return {
    id: booking.id,
    secret,
    label: bookingLabel(booking.number),
    canceled: booking.state === 'canceled',
    cancelReason: booking.cancelReason ?? '',
    stage,
    moved: booking.sequence > 0,
    canChange: booking.state === 'confirmed' && stage === 'before',
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    zone: booking.zone,
    name: booking.name,
    phone: booking.phone ?? '',
    topic: topics[booking.topic],
    message: booking.message,
    calendars: calendarLinks(booking, callUrl(booking.id)),
  };
}

function stageOf({ startsAt, endsAt }: Booking, now: Date): 'before' | 'during' | 'after' {
  if (startsAt > now) return 'before';
  return endsAt > now ? 'during' : 'after';
}

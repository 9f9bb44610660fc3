import { brand } from '../../content/brand.ts';
import type { Connection } from '../../db/connect.ts';
import type { MailProps } from '../../emails/templates.ts';
import { env } from '../../env.ts';
import { sameClock } from '../../time/clock.ts';
import { spanInWords, startInWords } from '../../time/moment-in-words.ts';
import { minuteMs } from '../../time/units.ts';
import { topics } from '../contact/schema.ts';

type BookingMail = Omit<MailProps['booking-staff'], 'soon'>;

import { tell, tellStaff } from '../notifications/telling.ts';
import type { Booking } from './bookings.ts';
import { callUrl } from './link.ts';
import { bookingLabel, callMinutes } from './schema.ts';

interface Told {
  /** Staff did it. */
  byUs: boolean;
  reason: string;
  /** When it was before. */
  before?: Date | undefined;
}

const staffTitles = { made: 'Call booked', moved: 'Call moved', cancelled: 'Call canceled' };
const staffEvents = { made: 'call-booked', moved: 'call-moved', cancelled: 'call-cancelled' } as const;
const ownTitles = { made: 'We booked a call with you', moved: 'We moved your call', cancelled: 'We canceled your call' };

/** Tells both sides that a call was made, moved or canceled, once for each change: the visitor by their clock, staff by the office's. */
export async function tellOfCall(tx: Connection, booking: Booking, step: 'made' | 'moved' | 'cancelled', told: Told): Promise<void> {
  const eventKey = `booking:${step}:${booking.id}:${booking.sequence}`;
  await tell(tx, booking.userId, 'booking', {
    eventKey,
    // What people do themselves rings no bell of theirs.
    ...(told.byUs
      ? {
          notification: {
            type: 'info',
            title: ownTitles[step],
            message: told.reason || startWords(booking),
            link: '/portal/settings/calls',
          },
        }
      : {}),
    mail: { template: 'booking', recipient: booking.email, props: { ...visitorMail(booking, step, told), byUs: told.byUs, soon: '' } },
  });
  const notification = {
    type: 'info' as const,
    title: `${staffTitles[step]}: ${booking.name}`,
    message: `${startInWords(booking.startsAt, brand.timeZone)}. ${topicOf(booking)}`,
    link: deskPath(booking),
    eventKey,
  };
  await tellStaff(tx, staffEvents[step], notification, () => ({
    template: 'booking-staff',
    props: { ...staffMail(booking, step, told), soon: '' },
  }));
}

/** Tells both sides that a call is near, once a time and `hours` ahead. `inWords` gives when it begins by a clock: 'tomorrow at 9:00 am'. */
export async function tellOfNearCall(tx: Connection, booking: Booking, hours: number, inWords: (zone: string) => string): Promise<void> {
  const eventKey = `booking:soon-${hours}:${booking.id}:${booking.startsAt.getTime()}`;
  const told = { byUs: false, reason: '' };
  await tell(tx, booking.userId, 'booking', {
    eventKey,
    notification: {
      type: 'info',
      title: `Your call is ${inWords(booking.zone)}`,
      message: booking.phone ? `We call you at ${booking.phone}.` : `Call us at ${brand.phone.display}.`,
      link: '/portal/settings/calls',
    },
    mail: {
      template: 'booking',
      recipient: booking.email,
      props: { ...visitorMail(booking, 'soon', told), byUs: false, soon: inWords(booking.zone) },
    },
  });
  const soon = inWords(brand.timeZone);
  const notification = {
    type: 'info' as const,
    title: `Call ${soon}: ${booking.name}`,
    message: topicOf(booking),
    link: deskPath(booking),
    eventKey,
  };
  await tellStaff(tx, 'call-soon', notification, () => ({
    template: 'booking-staff',
    props: { ...staffMail(booking, 'soon', told), soon },
  }));
}

function visitorMail(booking: Booking, step: BookingMail['step'], told: Told): BookingMail {
  const url = step === 'cancelled' ? `${env().appUrl}/booking` : callUrl(booking.id);
  return mailOf(booking, step, told, [booking.zone, brand.timeZone], url);
}

function staffMail(booking: Booking, step: BookingMail['step'], told: Told): BookingMail {
  return mailOf(booking, step, told, [brand.timeZone, booking.zone], env().appUrl + deskPath(booking));
}

function mailOf(booking: Booking, step: BookingMail['step'], told: Told, [reader, other]: [string, string], url: string): BookingMail {
  const { id, number, name, email, phone, message, startsAt, endsAt } = booking;
  const earlier = told.before;
  return {
    bookingId: id,
    step,
    number: bookingLabel(number),
    name,
    email,
    phone: phone ?? '',
    topic: topicOf(booking),
    message,
    when: spanInWords(startsAt, endsAt, reader),
    whenThere: sameClock(startsAt, reader, other) ? '' : spanInWords(startsAt, endsAt, other),
    before: earlier ? spanInWords(earlier, new Date(earlier.getTime() + callMinutes * minuteMs), reader) : '',
    reason: told.reason,
    url,
  };
}

function startWords({ startsAt, zone }: Booking): string {
  return startInWords(startsAt, zone);
}

function topicOf({ topic }: Booking): string {
  return topics[topic];
}

function deskPath({ id }: Booking): string {
  return `/admin/calls/${id}`;
}

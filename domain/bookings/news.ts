import { env } from '../../base/env.ts';
import { brand } from '../../content/brand.ts';
import { callUs } from '../../content/reach-us.ts';
import type { Connection } from '../../db/connect.ts';
import type { bookings } from '../../db/schema/index.ts';
import type { MailProps } from '../../emails/templates.ts';
import { sameClock } from '../../time/clock.ts';
import { spanInWords, startInWords } from '../../time/moment-in-words.ts';
import { minuteMs } from '../../time/units.ts';
import { topics } from '../contact/schema.ts';

type BookingMail = Omit<MailProps['booking-staff'], 'soon'>;

import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import { callUrl } from './link.ts';
import { bookingLabel, callMinutes } from './schema.ts';

type Booking = typeof bookings.$inferSelect;

interface Circumstances {
  /** Whether an admin did it. */
  byUs: boolean;
  reason: string;
  /** The previous time of a rescheduled call. */
  before?: Date | undefined;
}

const staffTitles = { made: 'Call booked', moved: 'Call rescheduled', canceled: 'Call canceled' };
const staffEvents = { made: 'call-booked', moved: 'call-moved', canceled: 'call-canceled' } as const;
const ownTitles = { made: 'We booked a call with you', moved: 'We rescheduled your call', canceled: 'We canceled your call' };

/** Notifies both sides that a call was booked, rescheduled or canceled, once per change: the visitor in their time zone, admins in ours. */
export async function notifyOfCall(
  tx: Connection,
  booking: Booking,
  step: 'made' | 'moved' | 'canceled',
  change: Circumstances,
): Promise<void> {
  const eventKey = `booking:${step}:${booking.id}:${booking.sequence}`;
  await notifyUser(tx, booking.userId, 'booking', {
    eventKey,
    // People aren't notified of their own actions.
    ...(change.byUs
      ? {
          notification: {
            type: 'info',
            title: ownTitles[step],
            message: change.reason || startWords(booking),
            link: '/portal/settings/calls',
          },
        }
      : {}),
    mail: {
      template: 'booking',
      about: `call:${booking.id}`,
      recipient: booking.email,
      props: { ...visitorMail(booking, step, change), byUs: change.byUs, soon: '' },
    },
  });
  const notification = {
    type: 'info' as const,
    title: `${staffTitles[step]}${booking.isSpam ? ', maybe spam' : ''}: ${booking.name}`,
    message: `${startInWords(booking.startsAt, brand.timeZone)}. ${topicOf(booking)}`,
    link: adminPath(booking),
    eventKey,
  };
  await notifyAdmins(tx, staffEvents[step], notification, () => ({
    template: 'booking-staff',
    about: `call:${booking.id}`,
    props: { ...staffMail(booking, step, change), soon: '' },
  }));
}

/**
 * Reminds both sides of a call, once per time and number of hours ahead. `inWords` formats the start in a time zone: 'tomorrow
 * at 9:00 am'.
 */
export async function notifyOfNearCall(tx: Connection, booking: Booking, hours: number, inWords: (zone: string) => string): Promise<void> {
  const eventKey = `booking:soon-${hours}:${booking.id}:${booking.startsAt.getTime()}`;
  const change = { byUs: false, reason: '' };
  await notifyUser(tx, booking.userId, 'booking', {
    eventKey,
    notification: {
      type: 'info',
      title: `Your call is ${inWords(booking.zone)}`,
      message: booking.phone ? `We’ll call you at ${booking.phone}.` : `Please ${callUs()}.`,
      link: '/portal/settings/calls',
    },
    mail: {
      template: 'booking',
      about: `call:${booking.id}`,
      recipient: booking.email,
      expiresAt: booking.startsAt,
      props: { ...visitorMail(booking, 'soon', change), byUs: false, soon: inWords(booking.zone) },
    },
  });
  const soon = inWords(brand.timeZone);
  const notification = {
    type: 'info' as const,
    title: `Call ${soon}: ${booking.name}`,
    message: topicOf(booking),
    link: adminPath(booking),
    eventKey,
  };
  await notifyAdmins(tx, 'call-soon', notification, () => ({
    template: 'booking-staff',
    about: `call:${booking.id}`,
    expiresAt: booking.startsAt,
    props: { ...staffMail(booking, 'soon', change), soon },
  }));
}

function visitorMail(booking: Booking, step: BookingMail['step'], change: Circumstances): BookingMail {
  const url = step === 'canceled' ? `${env().appUrl}/booking` : callUrl(booking.id);
  return mailOf(booking, step, change, [booking.zone, brand.timeZone], url);
}

function staffMail(booking: Booking, step: BookingMail['step'], change: Circumstances): BookingMail {
  return mailOf(booking, step, change, [brand.timeZone, booking.zone], env().appUrl + adminPath(booking));
}

function mailOf(
  booking: Booking,
  step: BookingMail['step'],
  change: Circumstances,
  [reader, other]: [string, string],
  url: string,
): BookingMail {
  const { id, number, name, email, phone, message, startsAt, endsAt } = booking;
  const earlier = change.before;
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
    reason: change.reason,
    url,
  };
}

function startWords({ startsAt, zone }: Booking): string {
  return startInWords(startsAt, zone);
}

function topicOf({ topic }: Booking): string {
  return topics[topic];
}

function adminPath({ id }: Booking): string {
  return `/admin/calls/${id}`;
}

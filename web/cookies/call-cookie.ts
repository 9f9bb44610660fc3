import type { Booking } from '../../domain/bookings/bookings.ts';
import { callSecret, linkEndsAt } from '../../domain/bookings/link.ts';
import { bookingBySecret } from '../../domain/bookings/queries.ts';
import { hostCookie } from './host-cookie.ts';

/** Stores the call whose link was opened last, so its secret isn't in the URL. Scripts can't read it. */
const cookie = () => hostCookie('call');

/** Expires with the call's link. */
export async function callCookieHeader(booking: Pick<Booking, 'id' | 'endsAt'>, now: Date = new Date()): Promise<string> {
  const maxAge = Math.max(0, Math.floor((linkEndsAt(booking).getTime() - now.getTime()) / 1000));
  return cookie().serialize(callSecret(booking.id), { maxAge });
}

export async function forgetCall(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 });
}

/**
 * The call of a link (?call=), or else the one in this browser's cookie. An invalid link gives access to nothing, regardless of
 * the cookie.
 */
export async function callOfRequest(request: Request): Promise<Booking | undefined> {
  const linked = new URL(request.url).searchParams.get('call');
  return linked === null ? callOfBrowser(request) : bookingBySecret(linked);
}

/** The call in this browser's cookie. */
export async function callOfBrowser(request: Request): Promise<Booking | undefined> {
  const secret = (await cookie().parse(request.headers.get('cookie'))) as unknown;
  return typeof secret === 'string' ? bookingBySecret(secret) : undefined;
}

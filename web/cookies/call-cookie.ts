import type { Booking } from '../../domain/bookings/bookings.ts';
import { callSecret, linkEndsAt } from '../../domain/bookings/link.ts';
import { bookingBySecret } from '../../domain/bookings/queries.ts';
import { hostCookie } from './host-cookie.ts';

/** Stores the call whose link was opened last, so its secret leaves the address bar. No script can read it. */
const cookie = () => hostCookie('call');

/** Lasts as long as the link of the call opens it. */
export async function callCookieHeader(booking: Pick<Booking, 'id' | 'endsAt'>, now: Date = new Date()): Promise<string> {
  const maxAge = Math.max(0, Math.floor((linkEndsAt(booking).getTime() - now.getTime()) / 1000));
  return cookie().serialize(callSecret(booking.id), { maxAge });
}

export async function forgetCall(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 });
}

/** The call that a link (?call=) names, or else the one of this browser. A wrong link opens nothing, whatever the browser keeps. */
export async function callOfRequest(request: Request): Promise<Booking | undefined> {
  const linked = new URL(request.url).searchParams.get('call');
  return linked === null ? callOfBrowser(request) : bookingBySecret(linked);
}

/** The call that this browser keeps. */
export async function callOfBrowser(request: Request): Promise<Booking | undefined> {
  const secret = (await cookie().parse(request.headers.get('cookie'))) as unknown;
  return typeof secret === 'string' ? bookingBySecret(secret) : undefined;
}

import { createCookie } from 'react-router';
import type { Booking } from '../domain/bookings/bookings.ts';
import { bookingBySecret } from '../domain/bookings/queries.ts';
import { appUrl } from '../domain/settings/addresses.ts';

/** As long as a link opens its call. */
const keptSeconds = 60 * 86_400;

/** Keeps the call whose link was opened last, so that its secret leaves the address bar; readable by no script. */
function cookie() {
  const secure = appUrl().startsWith('https://');
  return createCookie(secure ? '__Host-call' : 'call', { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: keptSeconds });
}

export async function callCookieHeader(secret: string): Promise<string> {
  return cookie().serialize(secret);
}

/** The call that a link (?call=) names, or else the one of this browser. A wrong link opens nothing, whatever the browser keeps. */
export async function callOfRequest(request: Request): Promise<{ booking: Booking; secret: string } | undefined> {
  const linked = new URL(request.url).searchParams.get('call');
  const secret = linked ?? ((await cookie().parse(request.headers.get('cookie'))) as unknown);
  if (typeof secret !== 'string' || secret.length > 100) return undefined;
  const booking = await bookingBySecret(secret);
  return booking && { booking, secret };
}

import { calendarFileOf } from '../../../domain/bookings/calendar-file.ts';
import { callOfRequest } from '../../cookies/call-cookie.ts';
import { downloadOf } from '../../http/download.ts';
import type { Route } from './+types/call-file';

/** The calendar file of the call in this browser's cookie, or in a link (?call=). */
export async function loader({ request }: Route.LoaderArgs) {
  const booking = await callOfRequest(request);
  if (!booking) throw new Response('We couldn’t find a call for this link.', { status: 404 });
  const { filename, content } = calendarFileOf(booking, 'PUBLISH');
  return downloadOf(content, { type: 'text/calendar; charset=utf-8; method=PUBLISH', name: filename });
}

import { brand } from '../../content/brand.ts';
import { callUs } from '../../content/reach-us.ts';

/** Links that add the call to a web calendar. `callUrl` is the page where it's rescheduled or canceled. */
export function calendarLinks(
  call: { startsAt: Date; endsAt: Date; phone: string | null },
  callUrl: string,
): { google: string; outlook: string } {
  const title = `${brand.name} call`;
  const details = `${call.phone ? `We call ${call.phone}.` : `Please ${callUs()} at that time.`} Reschedule or cancel: ${callUrl}`;
  const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(call.startsAt)}/${stamp(call.endsAt)}`,
    details,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: call.startsAt.toISOString(),
    enddt: call.endsAt.toISOString(),
    body: details,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}

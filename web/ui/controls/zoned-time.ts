import { formatByZone } from '../../../time/zone-formats.ts';

const momentWithZone = formatByZone({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

const clockWithZone = formatByZone({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** 'Fri, Nov 20, 2:05 PM EST': an instant with its zone. `zone` is an IANA name, the reader's own when missing. */
export function zonedTime(instant: Date | string, zone: string | undefined): string {
  return momentWithZone(zone).format(new Date(instant));
}

/** '2:05 PM EST': the time of an instant on a day that is known. */
export function zonedClock(instant: Date | string, zone: string | undefined): string {
  return clockWithZone(zone).format(new Date(instant));
}

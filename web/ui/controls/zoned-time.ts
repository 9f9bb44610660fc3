import { formatByZone } from './format-by-zone.ts';

const momentWithZone = formatByZone({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** 'Fri, Nov 20, 2:05 PM EST': an instant with its zone. `zone` is an IANA name, the reader's own when missing. */
export function zonedTime(instant: Date | string, zone: string | undefined): string {
  return momentWithZone(zone).format(new Date(instant));
}

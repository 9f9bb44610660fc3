/** 'Fri, Nov 20, 2:05 PM EST': an instant with its zone. `zone` is an IANA name, the reader's own when missing. */
export function zonedTime(instant: Date | string, zone: string | undefined): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(instant));
}

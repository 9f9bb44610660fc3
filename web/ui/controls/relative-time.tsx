import { formatDistance } from 'date-fns';
import { type ReactNode, useEffect, useState } from 'react';
import { formatByZone } from '../../../time/zone-formats.ts';

/**
 * How long ago, or how soon, in words ('about 1 hour ago'), renewed every minute; the exact time is in the title, first in UTC and, once the
 * page runs, in the reader's own zone. `at` and `now` are instants (Date, ISO text or milliseconds); `now` is for servers and tests.
 */
export function RelativeTime({ at, now, className }: RelativeTimeProps): ReactNode {
  const [clock, setClock] = useState<{ now: number; zone: string | undefined }>(() => ({
    now: new Date(now ?? Date.now()).getTime(),
    zone: 'UTC',
  }));
  useEffect(() => {
    const tick = () => setClock({ now: Date.now(), zone: undefined });
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  const instant = new Date(at);
  return (
    <time dateTime={instant.toISOString()} title={exactTime(instant, clock.zone)} className={className} suppressHydrationWarning>
      {formatDistance(instant, clock.now, { addSuffix: true })}
    </time>
  );
}

const wholeMoment = formatByZone({
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** 'Saturday, November 21, 2026, 8:20 AM UTC'; `zone` is an IANA name, the reader's own when missing. */
export function exactTime(instant: Date, zone: string | undefined): string {
  return wholeMoment(zone).format(instant);
}

export type RelativeTimeProps = { at: Date | string | number; now?: Date | string | number; className?: string };

import { formatDistance } from 'date-fns';
import { type ReactNode, useEffect, useState } from 'react';
import { formatByZone } from '../../../time/zone-formats.ts';

/**
 * How long ago, or how soon ('about 1 hour ago'), updated every minute. The title has the exact time, first in UTC and, once
 * React runs, in the reader's own zone. `at` and `now` are instants (Date, ISO text or milliseconds); `now` is for servers and
 * tests.
 */
export function RelativeTime({ at, now, className }: RelativeTimeProps): ReactNode {
  const [clock, setClock] = useState<{ now: number; zone: 'UTC' | undefined }>(() => ({
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

const wholeMoment = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const onOwnClock = formatByZone(wholeMoment);
const withZone = formatByZone({ ...wholeMoment, timeZoneName: 'short' });

/** 'Saturday, November 21, 2026 at 8:20 am', by the reader's own clock; with 'UTC' by that. */
export function exactTime(instant: Date, zone: 'UTC' | undefined): string {
  const words = (zone ? withZone : onOwnClock)(zone).format(instant);
  return words.replace(/\s([AP])M/, (_, half: string) => ` ${half.toLowerCase()}m`);
}

export type RelativeTimeProps = { at: Date | string | number; now?: Date | string | number; className?: string };

import { formatDistance } from 'date-fns';
import { type ReactNode, useEffect, useState } from 'react';
import { formatByZone } from '../../../time/zone-formats.ts';

/** How often the words are brought up to date. */
const tickMs = 60_000;

/**
 * How long ago, or how soon ('about 1 hour ago'), updated every minute. The title has the exact time, first in UTC and, once
 * React runs, in the reader's own zone. A moment up to a minute ahead of the clock counts as now, because it has probably passed since the last
 * update, or was noted by another clock. `at` and `now` are instants (Date, ISO text or milliseconds); `now` is for servers and
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
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, []);
  const instant = new Date(at);
  const isNow = instant.getTime() > clock.now && instant.getTime() <= clock.now + tickMs;
  return (
    <time dateTime={instant.toISOString()} title={exactTime(instant, clock.zone)} className={className} suppressHydrationWarning>
      {formatDistance(isNow ? clock.now : instant, clock.now, { addSuffix: true })}
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

import { useEffect, useState } from 'react';
import { dayInWords } from '../../../time/day-in-words.ts';
import { minuteMs } from '../../../time/units.ts';

/**
 * Counts down how long the start day is held for the open checkout. Screen readers hear the whole minutes that are left at five
 * minutes, at one and at the end, and can read the time at any moment.
 */
export function HoldClock({ until, day }: { until: string; day: string }) {
  const [leftMs, setLeftMs] = useState<number>();
  useEffect(() => {
    const look = () => setLeftMs(Math.max(0, Date.parse(until) - Date.now()));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (leftMs === undefined) return null;
  const minutes = Math.ceil(leftMs / minuteMs);
  return (
    <div className="mb-6 max-w-prose text-ui">
      <p role="timer" aria-live="off">
        {leftMs > 0 ? (
          <>
            We’re holding {dayInWords(day)} for you for <b className="tabular-nums">{clockText(leftMs)}</b>.
          </>
        ) : (
          <>We no longer hold {dayInWords(day)} for you. You can still pay, and we’ll show you the start day first.</>
        )}
      </p>
      <p className="sr-only" role="status">
        {leftMs === 0
          ? 'Your start day is no longer held.'
          : minutes === 5 || minutes === 1
            ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left.`
            : ''}
      </p>
    </div>
  );
}

/** 754,000 ms: '12:34'. */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

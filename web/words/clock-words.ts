import { hourMs, minuteMs } from '../../time/units.ts';

/** Milliseconds as '17 h 42', '42 min' or 'under 1 min'. Negative ones count as zero. */
export function hoursAndMinutes(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  if (minutes === 0) return 'under 1 min';
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
}

export interface Clock {
  /** Milliseconds the clock has run. */
  spentMs: number;
  /** Milliseconds promised. */
  promiseMs: number;
  running: boolean;
  /** The start day, if it's in the future. */
  startsAt: string | null;
  drafted: boolean;
}

/** The text on the dial: the big number and the line below it. */
export function clockWords(clock: Clock): { big: string; line: string } {
  const remainingMs = clock.promiseMs - clock.spentMs;
  if (clock.drafted) {
    return {
      big: hoursAndMinutes(clock.spentMs),
      line:
        remainingMs >= 0
          ? `to your first draft. We promised ${Math.round(clock.promiseMs / hourMs)} hours`
          : `to your first draft, ${hoursAndMinutes(-remainingMs)} later than we promised`,
    };
  }
  if (clock.startsAt) return { big: hoursAndMinutes(clock.promiseMs), line: 'from the start of your start day' };
  if (!clock.running) return { big: hoursAndMinutes(clock.promiseMs), line: 'the clock starts when we have your payment and brief' };
  return remainingMs >= 0
    ? { big: hoursAndMinutes(remainingMs), line: 'left until your draft is due' }
    : { big: hoursAndMinutes(-remainingMs), line: 'late. That’s our fault, and we’re on it' };
}

/** The current edit round, counted from the edit that is due first. */
export interface Round {
  /** Milliseconds until it's due; negative after that. */
  leftMs: number;
  promiseMs: number;
  /** Milliseconds from due to late. */
  graceMs: number;
}

/** The text on the dial during an edit round. */
export function roundWords({ leftMs, graceMs }: Round): { big: string; line: string } {
  const lateMs = -leftMs - graceMs;
  return lateMs > 0
    ? { big: hoursAndMinutes(lateMs), line: 'late with your edits. That’s our fault, and we’re on it' }
    : { big: hoursAndMinutes(leftMs), line: 'left until your edits are due' };
}

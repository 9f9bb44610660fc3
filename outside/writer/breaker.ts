import { minuteMs } from '../../time/units.ts';

/** Failures in a row after which an endpoint is left alone, and for how long. */
const failuresInRow = 3;
const pauseMs = 10 * minuteMs;

/** A circuit breaker: after three failures in a row it allows nothing for ten minutes, and then one attempt at a time. */
export interface Breaker {
  /** Whether an attempt may start. One that may has to report `succeeded` or `failed`. */
  allows: () => boolean;
  succeeded: () => void;
  failed: () => void;
}

export function createBreaker(now: () => Date): Breaker {
  let failures = 0;
  let pausedUntil = 0;
  let isProbing = false;
  return {
    allows: () => {
      if (failures < failuresInRow) return true;
      if (isProbing || now().getTime() < pausedUntil) return false;
      isProbing = true;
      return true;
    },
    succeeded: () => {
      failures = 0;
      isProbing = false;
    },
    failed: () => {
      failures++;
      isProbing = false;
      if (failures >= failuresInRow) pausedUntil = now().getTime() + pauseMs;
    },
  };
}

import { minuteMs } from '../../time/units.ts';

/** A draft makes up to two attempts, so one unlucky draft causes no pause and a second one does. */
const failuresBeforePause = 3;
/** Long enough that drafts don't keep waiting for timeouts, short enough to use the endpoint soon after a usual outage. */
const pauseMs = 10 * minuteMs;

/** A circuit breaker: after three failures in a row it allows nothing for ten minutes, and then one attempt at a time. */
export interface Breaker {
  /** Whether an attempt may start. One that may has to report `succeeded`, `failed` or `dropped`. */
  allows: () => boolean;
  /** Whether `allows` would say no, without starting an attempt. */
  isPaused: () => boolean;
  succeeded: () => void;
  failed: () => void;
  /** The attempt ended for a reason of ours, which says nothing about the endpoint. */
  dropped: () => void;
}

export function createBreaker(now: () => Date): Breaker {
  let failures = 0;
  let pausedUntil = 0;
  let isProbing = false;
  const isPaused = () => failures >= failuresBeforePause && (isProbing || now().getTime() < pausedUntil);
  return {
    isPaused,
    allows: () => {
      if (isPaused()) return false;
      isProbing = failures >= failuresBeforePause;
      return true;
    },
    succeeded: () => {
      failures = 0;
      isProbing = false;
    },
    failed: () => {
      failures++;
      isProbing = false;
      if (failures >= failuresBeforePause) pausedUntil = now().getTime() + pauseMs;
    },
    dropped: () => {
      isProbing = false;
    },
  };
}

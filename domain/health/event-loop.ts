import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { log } from '../../base/log.ts';

/** How often the delay is measured for metrics. */
const resolutionMs = 20;
/** How often the watch looks. A blocked loop is reported shorter by up to this. */
const lookMs = 100;
const longMs = 1000;
/** Between two warnings. */
const quietMs = 60_000;

let delays: ReturnType<typeof monitorEventLoopDelay> | undefined;

/** Delay of the event loop since the last call, in seconds. Zeros at the first call, which starts the measuring. */
export function loopDelay(): { p50: number; p99: number; max: number } {
  if (!delays) {
    delays = monitorEventLoopDelay({ resolution: resolutionMs });
    delays.enable();
    return { p50: 0, p99: 0, max: 0 };
  }
  // Node counts the time from one measurement to the next, so an idle loop would seem as late as they're apart.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolutionMs / 1000);
  const measured = delays.count
    ? { p50: seconds(delays.percentile(50)), p99: seconds(delays.percentile(99)), max: seconds(delays.max) }
    : { p50: 0, p99: 0, max: 0 };
  delays.reset();
  return measured;
}

let utilization = performance.eventLoopUtilization();

/** Share of the time since the last call that the event loop was busy, 0 to 1. */
export function loopUtilization(): number {
  const now = performance.eventLoopUtilization();
  const { utilization: share } = performance.eventLoopUtilization(now, utilization);
  utilization = now;
  return share;
}

/**
 * Logs a warning when the event loop was blocked for longer than a second, at most once a minute, and calls `onBlock` every time.
 * Nothing else follows from it: a process that was blocked works again when this notices. Returns a function that ends the watch.
 */
export function watchEventLoop(onBlock: () => void): () => Promise<void> {
  let lookedAt = performance.now();
  let warnedAt = Number.NEGATIVE_INFINITY;
  let unreported = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    const lateMs = now - lookedAt - lookMs;
    lookedAt = now;
    if (lateMs < longMs) return;
    onBlock();
    if (now - warnedAt < quietMs) {
      unreported++;
      return;
    }
    log.warn({ blockedMs: Math.round(lateMs), ...(unreported && { unreported }) }, 'the event loop was blocked');
    warnedAt = now;
    unreported = 0;
  }, lookMs).unref();
  return async () => clearInterval(timer);
}

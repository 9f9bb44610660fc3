import { setTimeout as delay } from 'node:timers/promises';
import { format } from 'node:util';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { isAwayError, onAvailability } from '../db/connect.ts';
import { startLeaving } from '../domain/health/leaving.ts';
import { startWatchdog } from '../domain/health/watchdog.ts';

export interface Running {
  stop: () => Promise<void>;
}

/** A started component. `abandon` is called instead of `stop` if the process has to exit immediately. */
export interface Part {
  name: string;
  stop: () => Promise<void>;
  abandon?: () => void;
}

/** Time for one part to stop, and for all of them. After that the process exits anyway. */
const partStopMs = 9000;
const stopMs = 15_000;
/** How long a serving process keeps answering after its health checks say that it's leaving. Proxies ask every second or two. */
const noticeMs = 3000;
/** With Ctrl-C, a process may get the same signal twice, from npm and from the terminal. Only a later signal counts as a second one. */
const sameSignalMs = 1000;

/**
 * Runs a process: starts its parts, and at SIGINT or SIGTERM stops all of them in order within 15 seconds, even if one hangs. A second
 * signal exits immediately. Resolves once everything is started.
 */
export async function runUntilStopped(startInto: (parts: Part[], signal: AbortSignal) => Promise<Running>): Promise<undefined> {
  if (env().mode === 'live') logConsole();
  const stopping = new AbortController();
  const parts: Part[] = [];
  const starting = startInto(parts, stopping.signal);
  let askedAt: number | undefined;
  const endNow = () => {
    for (const { abandon } of parts) abandon?.();
    process.exit(1);
  };
  const stop = (signal: string) => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > sameSignalMs) endNow();
      return;
    }
    askedAt = Date.now();
    stopping.abort();
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error('stopping took too long, exiting now');
      endNow();
    }, stopMs);
    // During startup, waits for it and then stops everything that was started.
    const stopped = starting.then(
      (running) => running.stop(),
      () => undefined,
    );
    stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // If a wrapper with an older Node started us, end when it does.
  process.on('disconnect', () => stop('disconnect'));
  await starting.catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  // Not earlier, because a start may do long work. It stays until the process ends, so a stop can't hang either.
  startWatchdog();
  return undefined;
}

/** Stops the parts in reverse order. Goes on to the next part if one fails or takes too long, and throws the first failure at the end. */
export async function stopAll(parts: Part[], limitMs = partStopMs): Promise<void> {
  const failures: unknown[] = [];
  for (const { name, stop } of [...parts].reverse()) {
    try {
      const inTime = await Promise.race([stop().then(() => true), delay(limitMs, false, { ref: false })]);
      if (!inTime) log.warn({ part: name }, 'a part did not stop in time');
    } catch (error) {
      log.error({ err: error, part: name }, 'could not stop a part');
      failures.push(error);
    }
  }
  if (failures.length) throw failures[0];
}

/** Libraries that write to the console would break a log of JSON lines. */
function logConsole(): void {
  for (const level of ['info', 'warn', 'error'] as const) console[level] = (...words) => log[level]({ from: 'console' }, format(...words));
  console.log = console.info;
}

/** Lets proxies notice that this process is leaving, so no request arrives at a closed port. */
export async function giveNotice(): Promise<void> {
  startLeaving();
  await delay(noticeMs);
}

export function logSilence(error: Error): void {
  log.error({ err: error }, 'systemd can’t be told that this process has started: the program systemd-notify failed');
}

/** Logs each outage once when it starts and once when it ends, instead of in every failed request. */
export function logAvailability(): Part {
  const unsubscribe = onAvailability((now) =>
    now.away ? log.error({ reason: now.reason }, 'the database is down') : log.info({ awayMs: now.awayMs }, 'the database is up again'),
  );
  return { name: 'availability', stop: async () => unsubscribe() };
}

/** Logs errors of the queue, except during an outage, when every one of its polls fails. */
export function logQueueError(error: Error): void {
  if (!isAwayError(error) && error.name !== 'DatabaseAway') log.error({ err: error }, 'queue');
}

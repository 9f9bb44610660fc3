import { sql } from 'drizzle-orm';
import { db, poolUsage } from '../../db/connect.ts';
import type { WatchEvent } from '../../db/embedded-watch.ts';
import { isListening } from '../../db/live.ts';
import { readiness } from './queries.ts';

const checkEveryMs = 15_000;
/** A query without an answer within this time counts as failed. */
const patienceMs = 5000;
/** Only a problem that lasts this long justifies a restart, because the process still serves cached pages and live sites. */
export const stuckLimitMs = 120_000;
/** Time for the embedded server to be restarted. */
export const goneLimitMs = 60_000;

let stuckSince: number | undefined;
let embeddedGoneSince: number | undefined;

/**
 * False if the process can't do its work and a restart would help. Either the database accepts new connections but the pool or
 * the LISTEN connection hasn't worked for two minutes, or the embedded server has been down for a minute. An external
 * database that is down doesn't count, because a restart wouldn't bring it back.
 */
export function isAlive(now = Date.now()): boolean {
  const isStuck = stuckSince !== undefined && now - stuckSince >= stuckLimitMs;
  const isGone = embeddedGoneSince !== undefined && now - embeddedGoneSince >= goneLimitMs;
  return !isStuck && !isGone;
}

/** Records whether the embedded server is running. */
export function noteEmbedded({ state }: WatchEvent): void {
  if (state === 'back') embeddedGoneSince = undefined;
  else embeddedGoneSince ??= Date.now();
}

/** Checks every 15 seconds whether this process's connections work. Returns a function that stops the checks. */
export function watchLiveness(): () => Promise<void> {
  const timer = setInterval(() => void checkOnce().catch(() => undefined), checkEveryMs).unref();
  return async () => clearInterval(timer);
}

/** Runs one check. Exported for tests. */
export async function checkOnce(now = Date.now()): Promise<void> {
  const [{ database }, works] = await Promise.all([readiness(), poolWorks()]);
  if (database && (!works || isListening() === false)) stuckSince ??= now;
  else stuckSince = undefined;
}

/** True if the pool answers, or if it's only busy. A busy pool released a connection recently; a stuck one didn't. */
async function poolWorks(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answered = db()
    .execute(sql`select 1`)
    .then(
      () => true,
      () => false,
    );
  const works = await Promise.race([answered, tooLate]);
  clearTimeout(timer);
  return works || Date.now() - (poolUsage()?.web.workedAt ?? 0) < checkEveryMs;
}

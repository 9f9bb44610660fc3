import { sql } from 'drizzle-orm';
import { db, poolUsage } from '../../db/connect.ts';
import type { WatchEvent } from '../../db/embedded-watch.ts';
import { isListening } from '../../db/live.ts';
import { readiness } from './queries.ts';

const lookEveryMs = 15_000;
/** A query that gets no answer in this time counts as none. */
const patienceMs = 5000;
/** Only what lasts this long is worth ending a process that still serves kept pages and live sites. */
export const stuckLimitMs = 120_000;
/** The embedded server gets this long to be started again. */
export const goneLimitMs = 60_000;

let stuckSince: number | undefined;
let embeddedGoneSince: number | undefined;

/**
 * False when the process can no longer do its work and a restart would help: the database answers a new connection, but
 * for two minutes this process's own ones (its pool, or LISTEN) haven't worked; or the embedded server could not be
 * started for a minute. An external database that is away is no reason: a restart would not bring it back.
 */
export function isAlive(now = Date.now()): boolean {
  const isStuck = stuckSince !== undefined && now - stuckSince >= stuckLimitMs;
  const isGone = embeddedGoneSince !== undefined && now - embeddedGoneSince >= goneLimitMs;
  return !isStuck && !isGone;
}

/** Tells what became of the embedded server. */
export function noteEmbedded({ state }: WatchEvent): void {
  if (state === 'back') embeddedGoneSince = undefined;
  else embeddedGoneSince ??= Date.now();
}

/** Looks every 15 seconds whether this process's connections work. Returns how to stop looking. */
export function watchLiveness(): () => Promise<void> {
  const timer = setInterval(() => void lookOnce().catch(() => undefined), lookEveryMs).unref();
  return async () => clearInterval(timer);
}

/** One look, by itself for tests. */
export async function lookOnce(now = Date.now()): Promise<void> {
  const [{ database }, works] = await Promise.all([readiness(), poolWorks()]);
  if (database && (!works || isListening() === false)) stuckSince ??= now;
  else stuckSince = undefined;
}

/** A pool that is only busy gave back a connection lately; one whose connections were all lost or kept did not. */
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
  return works || Date.now() - (poolUsage()?.web.workedAt ?? 0) < lookEveryMs;
}

/**
 * When this process noticed that the database doesn't answer; undefined while it answers. Every connection attempt and
 * every query updates it, so callers can fail fast instead of waiting for a database that is down.
 */
let awaySince: number | undefined;
/** Start of the last outage. Connections opened before it may be dead, so they aren't used again. */
let lastAwayAt = 0;
let lastAnswerAt = 0;

/** The database went down (`reason` is an error code or a short message), or it came back after `awayMs`. */
export type Availability = { away: true; reason: string } | { away: false; awayMs: number };

const listeners = new Set<(now: Availability) => void>();

/** Calls `listener` when the database goes down or comes back. The returned function unsubscribes. */
export function onAvailability(listener: (now: Availability) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True from the first failed connection until the next answer. */
export function isDatabaseAway(): boolean {
  return awaySince !== undefined;
}

/** Start of the last outage in milliseconds since 1970; 0 if there was none. */
export function lastOutageAt(): number {
  return lastAwayAt;
}

/** Time of the last answer in milliseconds since 1970; 0 if there was none. */
export function lastAnsweredAt(): number {
  return lastAnswerAt;
}

/** Records that the database answered: a connection opened, or a query returned. */
export function noteAnswer(): void {
  lastAnswerAt = Date.now();
  if (awaySince === undefined) return;
  const awayMs = lastAnswerAt - awaySince;
  awaySince = undefined;
  for (const listener of [...listeners]) listener({ away: false, awayMs });
}

/** Records that the database can't be reached or stopped answering. */
export function noteAway(error: unknown): void {
  if (awaySince !== undefined) return;
  awaySince = lastAwayAt = Date.now();
  const { code, message } = error as { code?: string; message?: string };
  for (const listener of [...listeners]) listener({ away: true, reason: code ?? message ?? 'unknown' });
}

/** Resets everything, for a process that opens another database. */
export function forgetAvailability(): void {
  awaySince = undefined;
  lastAwayAt = lastAnswerAt = 0;
}

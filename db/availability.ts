/**
 * Whether the database answers, as far as this process has noticed. Fed by every connection attempt and every query;
 * read by whoever would otherwise wait for a server that is away.
 */
let awaySince: number | undefined;
/** Connections opened before this moment belong to an outage and aren't used again. */
let lastAwayAt = 0;
let lastAnswerAt = 0;

/** The database went away (`reason` is an error code or a short message), or it's back after `awayMs`. */
export type Availability = { away: true; reason: string } | { away: false; awayMs: number };

const listeners = new Set<(now: Availability) => void>();

/** Calls `listener` when the database goes away or comes back, until the returned function is called. */
export function onAvailability(listener: (now: Availability) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isDatabaseAway(): boolean {
  return awaySince !== undefined;
}

export function lastOutageAt(): number {
  return lastAwayAt;
}

export function lastAnsweredAt(): number {
  return lastAnswerAt;
}

/** The database answered: a connection was opened, or a query got its result. */
export function noteAnswer(): void {
  lastAnswerAt = Date.now();
  if (awaySince === undefined) return;
  const awayMs = lastAnswerAt - awaySince;
  awaySince = undefined;
  for (const listener of [...listeners]) listener({ away: false, awayMs });
}

/** The database could not be reached, or stopped answering. */
export function noteAway(error: unknown): void {
  if (awaySince !== undefined) return;
  awaySince = lastAwayAt = Date.now();
  const { code, message } = error as { code?: string; message?: string };
  for (const listener of [...listeners]) listener({ away: true, reason: code ?? message ?? 'unknown' });
}

/** Starts from scratch with another database. */
export function forgetAvailability(): void {
  awaySince = undefined;
  lastAwayAt = lastAnswerAt = 0;
}

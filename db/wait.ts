import { setTimeout as delay } from 'node:timers/promises';
import { isAwayError, type Limits, openClient } from './client.ts';

const limits: Limits = { connectMs: 5000, statementMs: 0, queryMs: 5000, idleInTransactionMs: 0 };
const everyMs = 1000;

/**
 * Waits up to `mostMs` until the database takes connections: in a compose file or after a power cut it may start later than
 * we do. `tell` hears once that we wait, and why. Throws a sentence when it doesn't come, or at once when it refuses us.
 */
export async function waitForDatabase(url: string, mostMs: number, tell: (reason: string) => void, signal: AbortSignal): Promise<void> {
  const { host } = new URL(url);
  const deadline = Date.now() + mostMs;
  for (let attempt = 0; ; attempt++) {
    try {
      const client = await openClient(url, 'sunup-start', limits);
      await client.end();
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (!isAwayError(error)) throw new Error(`The database at ${host} refuses Sunup: ${(error as Error).message}. Check DATABASE_URL.`);
      const { code, message } = (error as Error).cause as { code?: string; message?: string };
      const reason = code ?? message ?? 'no answer';
      if (Date.now() + everyMs > deadline)
        throw new Error(
          `The database at ${host} didn't answer within ${mostMs / 1000} seconds (${reason}). Check that PostgreSQL is running and that DATABASE_URL is right.`,
        );
      if (attempt === 0) tell(reason);
      await delay(everyMs, undefined, { signal });
    }
  }
}

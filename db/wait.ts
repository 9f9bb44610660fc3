import { setTimeout as delay } from 'node:timers/promises';
import { isAwayError, type Limits, openClient } from './client.ts';

const limits: Limits = { connectMs: 5000, statementMs: 0, queryMs: 5000, idleInTransactionMs: 0 };
const everyMs = 1000;

/**
 * Waits up to `mostMs` until the database accepts connections, since it may start after us (in a compose file, or after a
 * power cut). Calls `onWait` once with the reason if it has to wait. Throws an error for the operator if the database doesn't
 * answer in time, and immediately if it rejects our login.
 */
export async function waitForDatabase(url: string, mostMs: number, onWait: (reason: string) => void, signal: AbortSignal): Promise<void> {
  const { host } = new URL(url);
  const deadline = Date.now() + mostMs;
  for (let attempt = 0; ; attempt++) {
    try {
      const client = await openClient(url, 'sunup-start', limits);
      await client.end();
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (!isAwayError(error))
        throw new Error(`The database at ${host} refused the connection: ${(error as Error).message}. Check DATABASE_URL.`);
      const { code, message } = (error as Error).cause as { code?: string; message?: string };
      const reason = code ?? message ?? 'no answer';
      if (Date.now() + everyMs > deadline)
        throw new Error(
          `The database at ${host} didn't answer within ${mostMs / 1000} seconds (${reason}). Check that PostgreSQL is running and that DATABASE_URL is right.`,
        );
      if (attempt === 0) onWait(reason);
      await delay(everyMs, undefined, { signal });
    }
  }
}

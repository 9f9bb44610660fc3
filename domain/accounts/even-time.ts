import { setTimeout as delay } from 'node:timers/promises';

/** Answers that must not tell whether an account exists take at least this long. */
const evenMs = 350;

/** Does the work and answers no sooner than after 350 ms, whatever was found. */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), delay(evenMs)]);
  return result;
}

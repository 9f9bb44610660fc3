import { shortestMs } from '../../../domain/contact/schema.ts';
import { waitMessage, withinLimit } from '../../../domain/limits/limits.ts';

/**
 * What speaks against a form that anybody may send: 'machine' for one that filled in the field nobody sees, or a sentence
 * for the sender. A browser without script says nothing of the time it took; that counts as enough.
 */
export function suspicion(fields: Record<string, string>): string | undefined {
  if (fields.website) return 'machine';
  const tookMs = fields.tookMs ? Number(fields.tookMs) : shortestMs;
  return tookMs >= shortestMs
    ? undefined
    : 'That was unusually fast, so we want to make sure you’re a person. Please click the button again.';
}

/** Counts a form that is about to be kept, by client. Returns how long to wait, if they must. */
export async function tooMany(address: string): Promise<string | undefined> {
  const limit = await withinLimit('contact', address);
  return limit.ok ? undefined : waitMessage(limit.retryInSeconds);
}

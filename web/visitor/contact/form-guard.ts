import { shortestMs } from '../../../domain/contact/schema.ts';
import { waitMessage, withinLimit } from '../../../domain/limits/limits.ts';

/**
 * Why a public form is refused: 'machine' if the hidden field is filled in, or a message for the sender. Browsers without
 * scripts don't report how long it took, and that counts as long enough.
 */
export function refusalReason(fields: Record<string, string>): string | undefined {
  if (fields.website) return 'machine';
  const tookMs = fields.tookMs ? Number(fields.tookMs) : shortestMs;
  return tookMs >= shortestMs
    ? undefined
    : 'That was unusually fast, so we want to make sure you’re a person. Please click the button again.';
}

/** Counts a form before it's stored, by client address. Returns how long to wait after too many. */
export async function limitMessage(address: string): Promise<string | undefined> {
  const limit = await withinLimit('contact', address);
  return limit.ok ? undefined : waitMessage(limit.retryInSeconds);
}

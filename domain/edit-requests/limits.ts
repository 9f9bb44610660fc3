import { withinLimit } from '../limits/limits.ts';
import { waitOf } from '../limits/wait.ts';

/** A sentence with the waiting time if an owner can't request another edit now; undefined if they can. */
export async function editLimitMessage(ownerId: string): Promise<string | undefined> {
  const limit = await withinLimit('editRequest', ownerId);
  return limit.ok ? undefined : `You’ve requested a lot of edits in a short time. Please try again in ${waitOf(limit.retryInSeconds)}.`;
}

import { waitInWords, withinLimit } from '../limits/limits.ts';

/** A sentence with the waiting time if an owner can't make another version now; undefined if they can. */
export async function versionLimitMessage(ownerId: string): Promise<string | undefined> {
  const soon = await withinLimit('ownEdit', ownerId);
  if (!soon.ok) return `You’ve made a lot of changes in a short time. Please try again in ${waitInWords(soon.retryInSeconds)}.`;
  const day = await withinLimit('ownEditDay', ownerId);
  if (!day.ok)
    return `You’ve reached the limit of changes for one day. Please try again in ${waitInWords(day.retryInSeconds)}, or send us a message and we’ll make the change.`;
  return undefined;
}

import { withinLimit } from '../limits/limits.ts';

/** A sentence with the waiting time if an owner can't make another version now; undefined if they can. */
export async function versionLimitMessage(ownerId: string): Promise<string | undefined> {
  const soon = await withinLimit('ownEdit', ownerId);
  if (!soon.ok) return `You’ve made a lot of changes in a short time. Please try again in ${waitOf(soon.retryInSeconds)}.`;
  const day = await withinLimit('ownEditDay', ownerId);
  if (!day.ok)
    return `You’ve reached the limit of changes for one day. Please try again in ${waitOf(day.retryInSeconds)}, or send us a message and we’ll make the change.`;
  return undefined;
}

/** A sentence with the waiting time if an owner can't request another edit now; undefined if they can. */
export async function editLimitMessage(ownerId: string): Promise<string | undefined> {
  const limit = await withinLimit('editRequest', ownerId);
  return limit.ok ? undefined : `You’ve requested a lot of edits in a short time. Please try again in ${waitOf(limit.retryInSeconds)}.`;
}

/** Formats a waiting time, rounded up: 'a minute', '14 minutes', '5 hours'. */
export function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}

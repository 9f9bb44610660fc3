import { withinLimit } from '../limits/limits.ts';
import { refusedAs } from './refusals.ts';

/** The refusal if an owner can't make another version now; undefined if they can. */
export async function refusedByLimit(ownerId: string) {
  const soon = await withinLimit('ownEdit', ownerId);
  if (!soon.ok) return refusedAs('too-many-changes', { retryInSeconds: soon.retryInSeconds });
  const day = await withinLimit('ownEditDay', ownerId);
  return day.ok ? undefined : refusedAs('too-many-changes-today', { retryInSeconds: day.retryInSeconds });
}

import type { StoreOptions } from '../../outside/storage/storage.ts';
import { backupIds, openPlace, readBackup } from './place.ts';
import { dateOfBackup } from './schema.ts';

/** When the newest backup in a place was made, and how many stored files it lacks. Undefined if there's none. */
export async function lastBackup(to: string, live: StoreOptions): Promise<{ madeAt: Date; lost: number } | undefined> {
  const place = openPlace(to, live);
  const newest = (await backupIds(place)).at(-1);
  const madeAt = newest && dateOfBackup(newest);
  if (!madeAt) return undefined;
  return { madeAt, lost: (await readBackup(place, newest)).files.lost.length };
}

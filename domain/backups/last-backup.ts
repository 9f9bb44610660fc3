import { backupIds, openPlace, type PlaceOptions, readBackup } from './place.ts';
import { dateOfBackup } from './schema.ts';

/** When the newest backup in a place was made, and how many stored files it lacks. Undefined if there's none. */
export async function lastBackup(to: string, live: PlaceOptions): Promise<{ madeAt: Date; lost: number } | undefined> {
  const place = openPlace(to, live);
  const newest = (await backupIds(place)).at(-1);
  const madeAt = newest && dateOfBackup(newest);
  if (!madeAt) return undefined;
  return { madeAt, lost: (await readBackup(place, newest)).files.lost.length };
}

/** When the newest backup that lacks no file was made. Undefined if there's none. */
export async function lastWholeBackup(to: string, live: PlaceOptions): Promise<Date | undefined> {
  const place = openPlace(to, live);
  for (const id of (await backupIds(place)).reverse()) if (!(await readBackup(place, id)).files.lost.length) return dateOfBackup(id);
  return undefined;
}

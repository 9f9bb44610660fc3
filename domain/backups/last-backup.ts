import type { StoreOptions } from '../../outside/storage/storage.ts';
import { backupIds, openPlace } from './place.ts';
import { dateOfBackup } from './schema.ts';

/** When the newest complete backup in a place was made. Undefined if there's none. */
export async function lastBackup(to: string, live: StoreOptions): Promise<Date | undefined> {
  const newest = (await backupIds(openPlace(to, live))).at(-1);
  return newest === undefined ? undefined : dateOfBackup(newest);
}

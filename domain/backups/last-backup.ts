import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Bucket } from '../../env.ts';
import { bucketStore } from '../../outside/storage/bucket-store.ts';
import { folderStore } from '../../outside/storage/folder-store.ts';

/**
 * When the newest complete backup was made, from the name of its manifest: `backups/2026-11-28T083000Z.json`. A manifest is
 * written last, so one that's there belongs to a whole backup. Undefined if there's none.
 */
export async function lastBackup(to: string, bucket: Bucket | undefined): Promise<Date | undefined> {
  const isBucket = /^https?:/.test(to);
  // A folder store would create the folder.
  if (!isBucket && !existsSync(path.resolve(to))) return undefined;
  const store = isBucket && bucket ? bucketStore({ ...bucket, url: to.replace(/\/+$/, '') }) : folderStore(path.resolve(to));
  let newest = '';
  for await (const key of store.list('backups/')) if (manifest.test(key) && key > newest) newest = key;
  const [, day, hours, minutes, seconds] = manifest.exec(newest) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : undefined;
}

const manifest = /^backups\/(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.json$/;

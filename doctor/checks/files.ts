import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { lastBackup } from '../../domain/backups/last-backup.ts';
import { isBucketAddress } from '../../env.ts';
import { withinTime } from '../../outside/network/within-time.ts';
import { MissingFile, StoreAway } from '../../outside/storage/file-store.ts';
import { endOfTime, storeAt } from '../../outside/storage/storage.ts';
import { type Finding, notChecked, ok, reasonOf, wrong } from '../finding.ts';
import type { Known } from '../known.ts';

/** Backups are made every night. One that's older has missed a night and a day. */
const oldestBackupHours = 36;

/** Stores, reads and removes one file. */
export async function checkFiles({ env, machine }: Known): Promise<Finding[]> {
  const name = 'File store';
  const where = env.bucket ? `The bucket ${env.bucket.url}` : `The folder ${env.dataDir}/files`;
  if (!env.bucket && !existsSync(env.dataDir)) return [notChecked(name, 'There’s no data folder yet.')];
  if (!env.bucket && machine.user === 0 && statSync(env.dataDir).uid !== 0)
    return [notChecked(name, 'Run this as the user that Sunup runs as, because it couldn’t change a file of another user.')];
  const body = randomBytes(64);
  const key = `d0/doctor-${randomBytes(8).toString('hex')}`;
  const advice = env.bucket
    ? 'Check S3_URL, S3_REGION and the keys. They must allow GetObject, PutObject, DeleteObject and ListBucket.'
    : 'Check the disk, and who owns the folder.';
  let step = 'stored';
  try {
    const store = storeAt(env);
    const tryAll = async () => {
      await store.write(key, body);
      step = 'read';
      const isSame = (await store.read(key)).equals(body);
      step = 'removed';
      await store.remove(key, endOfTime);
      const isGone = await store.read(key).then(
        () => false,
        (error: unknown) => error instanceof MissingFile,
      );
      if (!isSame) return wrong(name, `${where} gives back other bytes than were stored.`, advice);
      return isGone
        ? ok(name, `${where} stores, reads and removes files.`)
        : wrong(name, `${where} keeps a file that was removed.`, advice);
    };
    return [await withinTime(5000, tryAll())];
  } catch (error) {
    // The store itself said no, or it couldn't be reached at all.
    const isAway = env.bucket && error instanceof StoreAway && error.cause !== undefined;
    return [
      wrong(
        name,
        `A file can’t be ${step}: ${storeReason(error)}.`,
        isAway ? 'Check that the store is running, and the host and port in S3_URL.' : advice,
      ),
    ];
  }
}

/** The store's own sentence says more than the code of what caused it. */
function storeReason(error: unknown): string {
  if (!(error instanceof StoreAway) || error.cause !== undefined) return reasonOf(error);
  return error.reason.replace(/\.$/, '');
}

/** When the last complete backup was made. */
export async function checkBackup({ env, now }: Known): Promise<Finding[]> {
  const name = 'Backup';
  const { backupTo, mode } = env;
  if (!backupTo)
    return [
      mode === 'demo'
        ? notChecked(name, 'A demo needs none.')
        : wrong(
            name,
            'BACKUP_TO isn’t set, so no backups are made.',
            'Set it to a folder on another disk, or to a bucket (docs/backup.md).',
          ),
    ];
  try {
    const last = await withinTime(5000, lastBackup(backupTo, env));
    if (!last)
      return [
        wrong(
          name,
          existsSync(backupTo) || isBucketAddress(backupTo) ? `No backup found in ${backupTo}.` : `The folder ${backupTo} doesn’t exist.`,
          'Make one now, and see that a worker runs at night (docs/backup.md).',
        ),
      ];
    if (last.lost > 0)
      return [
        wrong(
          name,
          `The last backup lacks ${last.lost === 1 ? 'one stored file' : `${last.lost} stored files`}, because the file store doesn’t have ${last.lost === 1 ? 'it' : 'them'}.`,
          'The command backup names them. Check the disk or bucket of the file store. Older whole backups are kept.',
        ),
      ];
    const hours = Math.round((now() - last.madeAt.getTime()) / 3_600_000);
    return [
      hours <= oldestBackupHours
        ? ok(name, `The last one is ${hours === 1 ? '1 hour' : `${hours} hours`} old.`)
        : wrong(
            name,
            `The last backup is ${Math.round(hours / 24)} days old.`,
            'See the worker’s log for why the nightly one fails, and make one now.',
          ),
    ];
  } catch (error) {
    return [wrong(name, `Backups in ${backupTo} can’t be read: ${storeReason(error)}.`, 'Check BACKUP_TO and the rights there.')];
  }
}

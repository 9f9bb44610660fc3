import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { isBucketAddress } from '../../base/env.ts';
import { lastBackup } from '../../domain/backups/last-backup.ts';
import { reasonOf } from '../../outside/network/reason.ts';
import { withinTime } from '../../outside/network/within-time.ts';
import { MissingFile, StoreAway } from '../../outside/storage/file-store.ts';
import { digestOf, endOfTime, storeAt } from '../../outside/storage/storage.ts';
import { type Finding, notChecked, ok, wrong } from '../finding.ts';
import type { Known } from '../known.ts';

/** Backups are made every night. One that's older has missed a night and a day. */
const oldestBackupHours = 36;

/** Sites whose files are looked for. */
const mostRead = 5;

const whereIn = ({ bucket, dataDir }: Known['env']) => (bucket ? `the bucket ${bucket.url}` : `the folder ${dataDir}/files`);

/** Stores, reads and removes one file. */
export async function checkFiles({ env, machine }: Known): Promise<Finding[]> {
  const name = 'File store';
  const where = whereIn(env).replace(/^t/, 'T');
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

/** Whether the store has the files of the sites that were published last. They're elsewhere if S3_URL or DATA_DIR has changed. */
export async function checkStoredFiles({ env, database }: Known): Promise<Finding[]> {
  const name = 'Stored files';
  const open = await database().catch(() => undefined);
  const [table] = (await open?.query<{ there: boolean }>("select to_regclass('public.site_releases') is not null as there")) ?? [];
  if (!open || !table?.there) return [notChecked(name, 'There’s no connection to a database with sites.')];
  if (!env.bucket && !existsSync(env.dataDir)) return [notChecked(name, 'There’s no data folder yet.')];
  const rows = await open.query<{ hash: string }>(
    'select manifest_hash as hash from site_releases group by manifest_hash order by max(created_at) desc limit $1',
    [mostRead],
  );
  if (!rows.length) return [ok(name, 'No site is published yet.')];
  const store = storeAt(env);
  const isThere = async ({ hash }: { hash: string }) => {
    try {
      return digestOf(await store.read(`${hash.slice(0, 2)}/${hash}`)).startsWith(hash);
    } catch (error) {
      if (error instanceof MissingFile) return false;
      throw error;
    }
  };
  try {
    const areThere = await withinTime(5000, Promise.all(rows.map(isThere)));
    const missing = areThere.filter((each) => !each).length;
    return [
      missing
        ? wrong(
            name,
            `${missing} of the last ${areThere.length} published sites ${missing === 1 ? 'is' : 'are'} missing or damaged in ${whereIn(env)}.`,
            'If the files are in another folder, run npm run files -- copy --from FOLDER. If they’re lost, restore a backup.',
          )
        : ok(name, `The last published sites are in ${whereIn(env)}.`),
    ];
  } catch (error) {
    return [notChecked(name, `The file store can’t be read (${storeReason(error)}).`)];
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
  const { backupTo, mode, isLocal } = env;
  if (!backupTo)
    return [
      mode === 'demo' || isLocal
        ? notChecked(name, `A ${mode === 'demo' ? 'demo' : 'trial on your own machine'} doesn’t need backups.`)
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

import { parseArgs } from 'node:util';
import { openClient } from './db/client.ts';
import { deadLetterQueue } from './db/dead-letter-queue.ts';
import { dumpLimits } from './db/dump.ts';
import { queueDatabase } from './db/queue-database.ts';
import { reachDatabase } from './db/reach.ts';
import { countApps, unreadableApps } from './domain/accounts/unreadable-apps.ts';
import { makeBackup } from './domain/backups/backup.ts';
import { createPlace, openPlace } from './domain/backups/place.ts';
import { restore } from './domain/backups/restore.ts';
import { env } from './env.ts';
import { jobNames } from './jobs/jobs.ts';
import { openQueue, type Queue } from './jobs/queue.ts';
import { openDataFolder } from './outside/data-folder.ts';
import { openStorage, storeAt } from './outside/storage/storage.ts';

/** `backup [--to PLACE]`: makes a backup now. Works beside a running Sunup and without one. */
export async function runBackupCommand(args: string[]): Promise<number> {
  const { backupTo } = env();
  const values = optionsIn(args, ['to']);
  const to = values?.to ?? backupTo;
  if (!values || !to) {
    process.stderr.write('Run npm run backup -- --to FOLDER, or set BACKUP_TO to a folder or a bucket’s address.\n');
    return 2;
  }
  const database = await reachDatabase();
  try {
    openStorage(storeAt(env()));
    const { id, tables, files } = await makeBackup({ databaseUrl: database.url, place: createPlace(to, env()) });
    process.stdout.write(
      `Backup ${id}: ${tables.length} tables, ${files.count} files, ${files.added} of them new (${megabytes(files.bytes)}).\n`,
    );
    if (files.lost.length === 0) return 0;
    process.stderr.write(
      `These stored files are missing or damaged and aren’t in the backup (${files.lost.length}): ${files.lost.slice(0, 5).join(', ')}\n`,
    );
    return 1;
  } finally {
    await database.release();
  }
}

/** `restore --from PLACE [--backup ID]`: fills an empty database and file store. Refuses if there are accounts. */
export async function runRestoreCommand(args: string[]): Promise<number> {
  const { backupTo, dataDir } = env();
  const values = optionsIn(args, ['from', 'backup']);
  const from = values?.from ?? backupTo;
  if (!values || !from) {
    process.stderr.write('Run npm run restore -- --from FOLDER, or set BACKUP_TO to a folder or a bucket’s address.\n');
    return 2;
  }
  openDataFolder(dataDir);
  process.stdout.write(`Looking for backups in ${from}.\n`);
  const database = await reachDatabase();
  let queue: Queue | undefined;
  try {
    openStorage(storeAt(env()));
    await restore({
      databaseUrl: database.url,
      place: openPlace(from, env()),
      id: values.backup,
      async send({ name, data, startAfter, singletonKey }) {
        // This release no longer has that job.
        if (![...jobNames, deadLetterQueue].includes(name)) return;
        queue ??= await openQueue(queueDatabase(database.url), { working: false, onError: () => undefined });
        await queue.boss.send(name, data as object, { startAfter, ...(singletonKey && { singletonKey }) });
      },
      onProgress: (line) => process.stdout.write(`${line}\n`),
    });
    const problem = await otherSecret(database.url);
    process.stdout.write(`Restored. ${problem ?? 'Start Sunup now.'}\n`);
    return 0;
  } finally {
    await queue?.close();
    await database.release();
  }
}

/** Otherwise people whose codes stopped working would be the first to notice. */
async function otherSecret(databaseUrl: string): Promise<string | undefined> {
  const client = await openClient(databaseUrl, 'sunup-restore', dumpLimits);
  try {
    const apps = await countApps(async (statement) => (await client.query(statement)).rows, env().authSecret);
    return apps.unreadable ? `${unreadableApps(apps)} Set the earlier AUTH_SECRET before you start Sunup.` : undefined;
  } finally {
    await client.end();
  }
}

/** The values of a command's options. Undefined if it was called with anything else. */
function optionsIn<Name extends string>(args: string[], names: readonly Name[]): Partial<Record<Name, string>> | undefined {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args, options }).values as Partial<Record<Name, string>>;
  } catch {
    return undefined;
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

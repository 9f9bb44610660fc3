import { type ParseArgsConfig, parseArgs } from 'node:util';
import { env } from '../base/env.ts';
import { openClient, type Query } from '../db/client.ts';
import { deadLetterQueue } from '../db/dead-letter-queue.ts';
import { dumpLimits } from '../db/dump.ts';
import { jobNames } from '../db/job-kinds.ts';
import { queueDatabase } from '../db/queue-database.ts';
import { reachDatabase } from '../db/reach.ts';
import { countApps, unreadableApps } from '../domain/accounts/unreadable-apps.ts';
import { affectedSites } from '../domain/backups/affected-sites.ts';
import { fileKey, makeBackup } from '../domain/backups/backup.ts';
import { backupIds, createPlace, openPlace, readBackup } from '../domain/backups/place.ts';
import { restore } from '../domain/backups/restore.ts';
import { asTyped } from '../domain/builds/commands.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { openDataFolder } from '../outside/data-folder.ts';
import { openStorage, storeAt } from '../outside/storage/storage.ts';

/** `backup [--to PLACE] [--list] [--json]`: makes a backup now, or lists those that are there. Works beside a running Sunup and without one. */
export async function runBackupCommand(args: string[]): Promise<number> {
  const options = optionsIn(args, { to: { type: 'string' }, list: { type: 'boolean' }, json: { type: 'boolean' } });
  const to = placeOf(options, 'to', 'backup');
  if (!options || !to) return 2;
  if (options.list) return listBackups(to, Boolean(options.json));
  const database = await reachDatabase();
  try {
    openStorage(storeAt(env()));
    const { id, tables, files } = await makeBackup({ databaseUrl: database.url, place: createPlace(to, env()) });
    const { count, added, bytes, lost } = files;
    if (options.json) process.stdout.write(`${JSON.stringify({ id, tables: tables.length, files: count, added, bytes, lost })}\n`);
    else process.stdout.write(`Backup ${id}: ${tables.length} tables, ${count} files, ${added} of them new (${megabytes(bytes)}).\n`);
    if (lost.length === 0) return 0;
    process.stderr.write(
      `These stored files are missing or damaged and aren’t in the backup (${lost.length}): ${lost.slice(0, 5).join(', ')}\n`,
    );
    return 1;
  } finally {
    await database.release();
  }
}

/** Prints the complete backups of a place, oldest first. */
async function listBackups(from: string, isJson: boolean): Promise<number> {
  const place = openPlace(from, env());
  const ids = await backupIds(place);
  const backups = await Promise.all(ids.map((id) => readBackup(place, id)));
  const facts = backups.map(({ id, finishedAt, files }) => ({ id, finishedAt, files: files.count, lost: files.lost.length }));
  if (isJson) process.stdout.write(`${JSON.stringify(facts)}\n`);
  else if (facts.length === 0) process.stdout.write(`There’s no complete backup in ${from}.\n`);
  else for (const { id, files, lost } of facts) process.stdout.write(`${id}  ${files} files${lost ? `, ${lost} missing` : ''}\n`);
  return 0;
}

/**
 * `restore --from PLACE [--backup ID] [--json]`: fills an empty database and file store. Refuses if there are accounts. Returns 1 if some
 * stored files couldn't be restored. With `--json`, standard output has nothing but the result.
 */
export async function runRestoreCommand(args: string[]): Promise<number> {
  const options = optionsIn(args, { from: { type: 'string' }, backup: { type: 'string' }, json: { type: 'boolean' } });
  const from = placeOf(options, 'from', 'restore');
  if (!options || !from) return 2;
  openDataFolder(env().dataDir);
  const progress = options.json ? process.stderr : process.stdout;
  progress.write(`Looking for backups in ${from}.\n`);
  const database = await reachDatabase();
  let queue: Queue | undefined;
  try {
    openStorage(storeAt(env()));
    const restored = await restore({
      databaseUrl: database.url,
      place: openPlace(from, env()),
      id: options.backup,
      async send({ name, data, startAfter, singletonKey }) {
        // This release no longer has that job.
        if (![...jobNames, deadLetterQueue].includes(name)) return;
        queue ??= await openQueue(queueDatabase(database.url), { working: false, onError: () => undefined });
        await queue.boss.send(name, data as object, { startAfter, ...(singletonKey && { singletonKey }) });
      },
      onProgress: (line) => progress.write(`${line}\n`),
    });
    const { lost } = restored;
    const { problem, sites } = await lookAt(database.url, lost);
    if (options.json) process.stdout.write(`${JSON.stringify({ ...restored, sites, problem: problem ?? null })}\n`);
    else process.stdout.write(`Restored. ${problem ?? 'Start Sunup now.'}\n`);
    if (lost.length > 0) process.stderr.write(lossOf(lost, sites));
    return lost.length > 0 ? 1 : 0;
  } finally {
    await queue?.close();
    await database.release();
  }
}

/** What the operator has to know of the restored rows: another secret, which people would notice by their codes, and what was lost. */
async function lookAt(databaseUrl: string, lost: string[]): Promise<{ problem: string | undefined; sites: string[] }> {
  const client = await openClient(databaseUrl, 'sunup-restore', dumpLimits);
  const query: Query = async (statement) => (await client.query(statement)).rows;
  try {
    const apps = await countApps(query, env().authSecret);
    return {
      problem: apps.unreadable ? `${unreadableApps(apps)} Set the earlier AUTH_SECRET before you start Sunup.` : undefined,
      sites: await affectedSites(query, lost),
    };
  } finally {
    await client.end();
  }
}

function lossOf(lost: string[], sites: string[]): string {
  return [
    `${lost.length === 1 ? 'One stored file is' : `${lost.length} stored files are`} missing or damaged in this backup, so everything was restored but:`,
    ...lost.slice(0, 20).map((name) => `  ${fileKey(name)}`),
    ...(lost.length > 20 ? [`  and ${lost.length - 20} more`] : []),
    ...(sites.length > 0 ? [`They belong to these sites: ${sites.join(', ')}.`] : []),
    'If another copy of the backup has these files, put them in their places here, and restore into an empty database again.',
    'If not, start Sunup: every night it repairs what it can, and tells admins which sites need a new photo or version.\n',
  ].join('\n');
}

/** Where backups are: an option, or BACKUP_TO. Says what to do if neither is given. */
function placeOf<Name extends string>(
  options: Partial<Record<Name, unknown>> | undefined,
  name: Name,
  command: string,
): string | undefined {
  const place = (options?.[name] as string | undefined) ?? env().backupTo;
  if (options && !place)
    process.stderr.write(asTyped(`Run npm run ${command} -- --${name} FOLDER, or set BACKUP_TO to a folder or a bucket’s address.\n`));
  return place;
}

/** A command's options. Says which one is wrong, and returns undefined then. */
function optionsIn<Options extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message.split('. ')[0]}. Add --help to see how to use this command.\n`);
    return undefined;
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

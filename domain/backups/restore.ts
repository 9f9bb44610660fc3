import pMap from 'p-map';
import type { WaitingJob } from '../../db/dump.ts';
import { loadTables, refuseUsedDatabase } from '../../db/load.ts';
import { migrateDatabase, migrationCount } from '../../db/migrate.ts';
import { type FileStore, StoreAway } from '../../outside/storage/file-store.ts';
import { digestOf, putNamed } from '../../outside/storage/storage.ts';
import type { NeededFile } from '../hosting/needed-files.ts';
import { fileKey } from './backup.ts';
import { backupIds, fromLines, getPart, readBackup } from './place.ts';
import type { BackupManifest } from './schema.ts';

/** Files written at a time. */
const concurrency = 8;

export interface RestoreOptions {
  databaseUrl: string;
  place: FileStore;
  /** Which backup; the newest if absent. */
  id?: string | undefined;
  /** Sends a job that was waiting when the backup was made. */
  send: (job: WaitingJob) => Promise<unknown>;
  onProgress?: (line: string) => void;
}

/** What was restored: the backup's ID, and how many tables, waiting jobs and stored files. */
export interface Restored {
  id: string;
  tables: number;
  jobs: number;
  files: number;
  /** Names of stored files that are missing or damaged in the backup, those included that it couldn't get when it was made. */
  lost: string[];
}

/**
 * Fills an empty database and the open file store from a backup. Files come first, and the rows, in one transaction, at the end with
 * the jobs. If it's interrupted before that, it can run again. A backup of an earlier release is loaded into the tables of that release,
 * then migrated. Throws a sentence for the operator if the backup or the database can't be used.
 *
 * A stored file that's missing or damaged in the backup doesn't keep everything else from being restored.
 */
export async function restore({ databaseUrl, place, id, send, onProgress = () => undefined }: RestoreOptions): Promise<Restored> {
  const ids = await backupIds(place);
  const chosen = id ?? ids.at(-1);
  if (!chosen) throw new Error('There’s no complete backup here.');
  const manifest = await readBackup(place, chosen);
  if (manifest.migrationCount > migrationCount())
    throw new Error(`Backup ${chosen} was made by a newer release of Sunup. Restore it with that release or a later one.`);
  await refuseUsedDatabase(databaseUrl, manifest.migrationCount);
  onProgress(`Backup ${chosen}, ${manifest.finishedAt}, from PostgreSQL ${manifest.serverVersion}`);
  const { count, lost } = await restoreFiles(place, manifest);
  onProgress(`${count} files`);
  await migrateDatabase(databaseUrl, manifest.migrationCount);
  const jobs = fromLines<WaitingJob>(await getPart(place, manifest.jobs));
  await loadTables(databaseUrl, {
    sequences: manifest.sequences,
    tables: manifest.tables.map(({ name, columns, parts }) => ({
      name,
      columns,
      async *rows() {
        for (const part of parts) yield await getPart(place, part);
      },
    })),
    // A job that's sent twice does its work once. One that isn't sent is lost.
    beforeCommit: async () => {
      for (const job of jobs) await send(job);
    },
  });
  onProgress(`${manifest.tables.length} tables, ${jobs.length} waiting jobs`);
  await migrateDatabase(databaseUrl);
  return { id: chosen, tables: manifest.tables.length, jobs: jobs.length, files: count, lost };
}

async function restoreFiles(place: FileStore, { fileLists, files }: BackupManifest): Promise<{ count: number; lost: string[] }> {
  const lost = new Set(files.lost);
  let count = 0;
  for (const list of fileLists) {
    const restoreOne = async (file: NeededFile) => {
      const body = await bodyOf(place, file);
      if (!body) return void lost.add(file.name);
      await putNamed(file.name, body);
      count++;
    };
    const needed = fromLines<NeededFile>(await getPart(place, list)).filter(({ name }) => !lost.has(name));
    await pMap(needed, restoreOne, { concurrency });
  }
  return { count, lost: [...lost] };
}

/** What was stored; undefined if it's missing or damaged. */
async function bodyOf(place: FileStore, file: NeededFile): Promise<Buffer | undefined> {
  try {
    const body = await place.read(fileKey(file.name));
    return isIntact(file, body) ? body : undefined;
  } catch (error) {
    if (error instanceof StoreAway) throw error;
    return undefined;
  }
}

function isIntact({ name, sha256 }: NeededFile, body: Buffer): boolean {
  const digest = digestOf(body);
  return sha256 === null ? digest.startsWith(name) : digest === sha256;
}

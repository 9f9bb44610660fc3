import { sql } from 'drizzle-orm';
import pMap from 'p-map';
import { log } from '../../base/log.ts';
import { aloneWithBackups, openSnapshot, type Snapshot } from '../../db/dump.ts';
import type { FileStore } from '../../outside/storage/file-store.ts';
import { endOfTime, ifIntact } from '../../outside/storage/storage.ts';
import { type NeededFile, neededFiles, readNeeded } from '../hosting/needed-files.ts';
import { backupIds, claimPlace, fromLines, getPart, putPart, readBackup, toLines } from './place.ts';
import { outdated } from './rotation.ts';
import { type BackupManifest, backupIdAt, manifestKey, type Part } from './schema.ts';

/** Rows of a table are stored in parts of about this many bytes before compression, so that memory stays bounded. */
const partBytes = 16 * 1024 * 1024;
/** Files copied at a time. */
const concurrency = 8;
const digits = [...'0123456789abcdef'];

export interface BackupOptions {
  databaseUrl: string;
  place: FileStore;
  now?: Date;
}

/**
 * Stores everything that a restore needs in a place: the rows of one moment, the waiting jobs, and every stored file that those
 * rows refer to. Files that the place already has aren't copied again, since a name stands for its content. A backup counts once
 * its manifest is written, at the end. Then removes outdated ones. Throws a sentence for the operator if another backup is running, or
 * if the place has backups of another installation.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupManifest> {
  return aloneWithBackups(options.databaseUrl, (assertAlone) => makeAlone(options, assertAlone));
}

async function makeAlone(
  { databaseUrl, place, now = new Date() }: BackupOptions,
  assertAlone: () => Promise<void>,
): Promise<BackupManifest> {
  const id = backupIdAt(now);
  const snapshot = await openSnapshot(databaseUrl);
  const dump = await claimAndDump(snapshot, place, id).finally(snapshot.close);
  const files: BackupManifest['files'] = { count: 0, bytes: 0, added: 0, lost: [] };
  for (const [index, list] of dump.fileLists.entries()) await copyFiles(place, digits[index] ?? '', await getPart(place, list), files);
  const { migrationCount, serverVersion, sequences } = snapshot;
  const finishedAt = new Date().toISOString();
  const manifest: BackupManifest = { format: 1, id, finishedAt, migrationCount, serverVersion, sequences, ...dump, files };
  // Another one may have begun since, and removed files that this one found there.
  await assertAlone();
  await place.write(manifestKey(id), Buffer.from(JSON.stringify(manifest)));
  await removeOutdated(place);
  return manifest;
}

async function claimAndDump(snapshot: Snapshot, place: FileStore, id: string): ReturnType<typeof storeDump> {
  const [table] = await snapshot.execute<{ exists: boolean }>(sql`select to_regclass('public.installation') is not null as exists`);
  // No row means that no Sunup of this release has started on this database yet.
  // Seconds, because the text of a time depends on the server's time zone.
  const [row] = table?.exists
    ? await snapshot.execute<{ at: string }>(sql`select extract(epoch from created_at)::text as at from installation`)
    : [];
  if (row) await claimPlace(place, row.at);
  return storeDump(snapshot, place, id);
}

async function storeDump(snapshot: Snapshot, place: FileStore, id: string): Promise<Pick<BackupManifest, 'tables' | 'jobs' | 'fileLists'>> {
  const tables: BackupManifest['tables'] = [];
  for (const table of snapshot.tables)
    tables.push({ ...table, parts: await storeRows(snapshot.rows(table), place, `tables/${id}/${table.name}`) });
  const jobs = await putPart(place, `tables/${id}/jobs.jsonl.gz`, toLines(await snapshot.jobs()));
  const fileLists: Part[] = [];
  for (const digit of digits)
    fileLists.push(
      await putPart(place, `tables/${id}/files-${digit}.jsonl.gz`, toLines(await snapshot.execute<NeededFile>(neededFiles(digit)))),
    );
  return { tables, jobs, fileLists };
}

async function storeRows(rows: AsyncIterable<Buffer>, place: FileStore, key: string): Promise<Part[]> {
  const parts: Part[] = [];
  let waiting: Buffer[] = [];
  let bytes = 0;
  const store = async () => {
    parts.push(await putPart(place, `${key}.${String(parts.length).padStart(4, '0')}.copy.gz`, Buffer.concat(waiting)));
    waiting = [];
    bytes = 0;
  };
  for await (const chunk of rows) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= partBytes) await store();
  }
  if (bytes > 0) await store();
  return parts;
}

/** Copies the files of a list that the place doesn't have, all of whose names start with one digit. */
async function copyFiles(place: FileStore, digit: string, list: Buffer, counts: BackupManifest['files']): Promise<void> {
  const backedUp = new Set<string>();
  for (const second of digits) for await (const key of place.list(`files/${digit}${second}/`)) backedUp.add(key);
  const copyOne = async (file: NeededFile) => {
    counts.count++;
    if (backedUp.has(fileKey(file.name))) return;
    const body = await ifIntact(readNeeded(file));
    if (!body) {
      log.error({ name: file.name }, 'a stored file is lost, so it is not in the backup');
      counts.lost.push(file.name);
      return;
    }
    await place.write(fileKey(file.name), body);
    counts.added++;
    counts.bytes += body.length;
  };
  await pMap(fromLines<NeededFile>(list), copyOne, { concurrency });
}

/** A stored file's key in the place. */
export function fileKey(name: string): string {
  return `files/${name.slice(0, 2)}/${name}`;
}

/**
 * Removes backups that are no longer kept, tables of those that were never completed, and then the files that no remaining one lists,
 * however new: no other backup runs, so none was stored for one that isn't complete yet.
 */
async function removeOutdated(place: FileStore): Promise<void> {
  const ids = await backupIds(place);
  const manifests = await Promise.all(ids.map((id) => readBackup(place, id)));
  const partial = new Set(manifests.filter(({ files }) => files.lost.length > 0).map(({ id }) => id));
  const removed = outdated(ids, partial);
  // A backup without its manifest doesn't count, so a crash from here on leaves no broken one.
  for (const id of removed) await place.remove(manifestKey(id), endOfTime);
  const kept = new Set(ids.filter((id) => !removed.includes(id)));
  for await (const key of place.list('tables/')) if (!kept.has(key.split('/')[1] ?? '')) await place.remove(key, endOfTime);
  if (removed.length === 0) return;
  const staying = manifests.filter(({ id }) => kept.has(id));
  for (const [index, digit] of digits.entries()) {
    const needed = new Set<string>();
    for (const { fileLists } of staying)
      for (const { name } of fromLines<NeededFile>(await getPart(place, fileLists[index] as Part))) needed.add(fileKey(name));
    for (const second of digits)
      for await (const key of place.list(`files/${digit}${second}/`)) if (!needed.has(key)) await place.remove(key, endOfTime);
  }
}

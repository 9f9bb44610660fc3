import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Bucket } from '../../env.ts';
import { bucketStore } from '../../outside/storage/bucket-store.ts';
import { type FileStore, MissingFile } from '../../outside/storage/file-store.ts';
import { folderStore } from '../../outside/storage/folder-store.ts';
import { digestOf } from '../../outside/storage/storage.ts';
import { type BackupManifest, backupManifest, manifestKey, type Part } from './schema.ts';

/** Where backups are: a folder, or a bucket given as its address and opened with the keys of the bucket for files. */
export function openPlace(to: string, keys: Bucket | undefined): FileStore {
  if (!/^https?:/.test(to)) return folderStore(path.resolve(to));
  if (!keys) throw new Error('To use a bucket for backups, set S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return bucketStore({ ...keys, url: to.replace(/\/+$/, '') });
}

/** Compresses and stores an object. Returns what to check it against. */
export async function putPart(place: FileStore, key: string, content: Buffer): Promise<Part> {
  const body = await promisify(gzip)(content, { level: 6 });
  await place.write(key, body);
  return { key, bytes: body.length, sha256: digestOf(body) };
}

/** Reads an object, and throws if it isn't what was stored. */
export async function getPart(place: FileStore, { key, bytes, sha256 }: Part): Promise<Buffer> {
  const body = await place.read(key);
  if (body.length !== bytes || digestOf(body) !== sha256) throw new Error(`The backup is damaged: ${key} isn’t what was stored.`);
  return promisify(gunzip)(body);
}

/** Lines of JSON as an object's content, and back. */
export const toLines = (rows: unknown[]): Buffer => Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
export const fromLines = <Row>(content: Buffer): Row[] =>
  content
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

/** IDs of the complete backups, oldest first. */
export async function backupIds(place: FileStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const key of place.list('backups/')) ids.push(key.slice('backups/'.length, -'.json'.length));
  return ids.sort();
}

/** Reads a backup's manifest. Throws a sentence for the operator if it can't be used. */
export async function readBackup(place: FileStore, id: string): Promise<BackupManifest> {
  const body = await place.read(manifestKey(id)).catch((error: unknown) => {
    throw error instanceof MissingFile ? new Error(`There’s no backup ${id} here.`) : error;
  });
  const parsed = backupManifest.safeParse(JSON.parse(body.toString()));
  if (!parsed.success) throw new Error(`The manifest of backup ${id} is damaged, or from another release.`);
  return parsed.data;
}

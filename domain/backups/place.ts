import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type BucketKeys, hasNoLogin, isBucketAddress } from '../../base/env.ts';
import { bucketStore } from '../../outside/storage/bucket-store.ts';
import { type FileStore, MissingFile } from '../../outside/storage/file-store.ts';
import { folderStore } from '../../outside/storage/folder-store.ts';
import { digestOf, type StoreOptions } from '../../outside/storage/storage.ts';
import { asTyped } from '../builds/commands.ts';
import { encrypted } from './encrypted.ts';
import { type BackupManifest, backupManifest, dateOfBackup, manifestKey, type Part } from './schema.ts';

/** What opens a place: where the live files are, keys of its own for a bucket, and the secret that it's encrypted with. */
export type PlaceOptions = StoreOptions & { backupKeys?: BucketKeys | undefined; backupEncryptionKey?: string | undefined };

/**
 * Where backups are: a folder, or a bucket given as its address. It's opened with keys of its own or those of the bucket for files. Throws a sentence
 * for the operator if it's the store of the live files, because outdated backups are removed with all files that only they had.
 */
export function openPlace(to: string, options: PlaceOptions): FileStore {
  return encrypted(plainPlace(to, options), options.backupEncryptionKey);
}

function plainPlace(to: string, { dataDir, bucket, backupKeys }: PlaceOptions): FileStore {
  if (!isBucketAddress(to)) {
    const folder = realPath(to);
    if (!bucket && holdsLiveFiles(folder, realPath(dataDir), path.sep)) throw new LivePlace(to);
    return folderStore(folder);
  }
  if (!hasNoLogin(to))
    throw new Error(
      'The address of a bucket can’t include a user or password. Set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.',
    );
  const keys = backupKeys ?? bucket;
  if (!keys) throw new Error('To use a bucket for backups, set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY.');
  const url = plainUrl(to);
  if (bucket && holdsLiveFiles(url, plainUrl(bucket.url), '/')) throw new LivePlace(to);
  return bucketStore({ ...keys, url });
}

/** Opens where a backup will be stored, and creates the folder. Throws a sentence for the operator if that fails. */
export function createPlace(to: string, live: PlaceOptions): FileStore {
  const place = openPlace(to, live);
  if (isBucketAddress(to)) return place;
  const folder = path.resolve(to);
  try {
    // With `recursive`, Node would try forever where the system has no folders to create, as in /proc.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const parent = path.dirname(folder);
    if (!existsSync(parent)) throw new Error(`The folder ${folder} can’t be created, because ${parent} doesn’t exist.`);
    if (code !== 'EEXIST') throw new Error(`The folder ${folder} can’t be created (${code}).`);
  }
  return place;
}

class LivePlace extends Error {
  constructor(to: string) {
    super(`Backups can’t be in ${to}, because your customers’ files are there. Choose another folder or bucket.`);
  }
}

/** Whether a place is the parent of the live `files`, which a backup has too, or within them. */
function holdsLiveFiles(place: string, parent: string, separator: string): boolean {
  const live = `${parent}${separator}files`;
  return place === parent || place === live || place.startsWith(`${live}${separator}`);
}

const plainUrl = (url: string): string => new URL(url).href.replace(/(?<!\/)\/+$/, '');

/** A folder's path without links. It needn't be there yet. */
function realPath(folder: string): string {
  const resolved = path.resolve(folder);
  return existsSync(resolved) ? realpathSync(resolved) : resolved;
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

const ownerKey = 'installation.json';

/**
 * Notes in a place which installation it belongs to: the one that was first started at a moment. A restored one is the same. Throws a
 * sentence for the operator if it's another one, whose backups would count as outdated and be removed.
 */
export async function claimPlace(place: FileStore, startedAt: string): Promise<void> {
  const storedOwner = await place.read(ownerKey).catch((error: unknown) => {
    if (error instanceof MissingFile) return undefined;
    throw error;
  });
  const owner = Buffer.from(JSON.stringify({ startedAt }));
  if (!storedOwner) await place.write(ownerKey, owner);
  else if (!storedOwner.equals(owner))
    throw new Error('This place has backups of another installation. Choose a folder or bucket that only this one uses.');
}

/** IDs of the complete backups, oldest first. */
export async function backupIds(place: FileStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const key of place.list('backups/')) {
    const id = key.slice('backups/'.length, -'.json'.length);
    if (key === manifestKey(id) && dateOfBackup(id)) ids.push(id);
  }
  return ids.sort();
}

/** Reads a backup's manifest. Throws a sentence for the operator if it can't be used. */
export async function readBackup(place: FileStore, id: string): Promise<BackupManifest> {
  const body = await place.read(manifestKey(id)).catch((error: unknown) => {
    throw error instanceof MissingFile
      ? new Error(asTyped(`There’s no backup ${id} here. List those that are there: npm run backup -- --list --to PLACE`))
      : error;
  });
  const parsed = backupManifest.safeParse(jsonIn(body));
  if (!parsed.success) throw new Error(`The manifest of backup ${id} is damaged, or from another release.`);
  return parsed.data;
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type BucketOptions, bucketStore } from './bucket-store.ts';
import { type FileStore, MissingFile } from './file-store.ts';
import { folderStore } from './folder-store.ts';

let opened: FileStore | undefined;

/** Later than any file was written. */
export const endOfTime = new Date(8_640_000_000_000_000);

/** The bytes of a stored file have changed since it was stored. */
export class DamagedFile extends Error {
  constructor(name: string) {
    super(`The stored file ${name} is damaged.`);
  }
}

/** Expected content of a file with a random name. */
export interface Seal {
  bytes: number;
  sha256: string;
}

/** What names a store: a bucket, or a data folder with `files` in it. */
export interface StoreOptions {
  dataDir: string;
  bucket?: BucketOptions | undefined;
}

/** The store that a configuration names. A folder is created, and closed to other users. */
export function storeAt({ dataDir, bucket }: StoreOptions): FileStore {
  if (bucket) return bucketStore({ ...bucket, url: `${bucket.url}/files` });
  const folder = path.join(dataDir, 'files');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  return folderStore(folder);
}

/** Opens the file store for this process. */
export function openStorage(store: FileStore): void {
  opened = store;
}

function store(): FileStore {
  if (!opened) throw new Error('The file store is not open.');
  return opened;
}

/** SHA-256 of bytes in hexadecimal. */
export function digestOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Stores bytes under their SHA-256 and returns it. Replaces a damaged file of that name. */
export async function putFile(body: Buffer): Promise<string> {
  const hash = digestOf(body);
  await putNamed(hash, body);
  return hash;
}

/** Stores bytes under a name that identifies their content. An existing file with other bytes is damaged, so it's replaced. */
export async function putNamed(name: string, body: Buffer): Promise<void> {
  await store().write(keyOf(name), body);
}

/** Reads and verifies a file named by its SHA-256 or the first half of it. Throws if it's missing or damaged, or the store is away. */
export async function getFile(name: string): Promise<Buffer> {
  const body = await store().read(keyOf(name));
  if (!digestOf(body).startsWith(name)) throw new DamagedFile(name);
  return body;
}

/** Reads a file with a random name and verifies it against its seal. Throws if it's missing or damaged, or the store is away. */
export async function getSealed(name: string, { bytes, sha256 }: Seal): Promise<Buffer> {
  const body = await store().read(keyOf(name));
  if (body.byteLength !== bytes || digestOf(body) !== sha256) throw new DamagedFile(name);
  return body;
}

/** The bytes of a read; undefined if the file is missing or damaged. Rejects if the store is away, because that says nothing about the file. */
export async function ifIntact(reading: Promise<Buffer>): Promise<Buffer | undefined> {
  return reading.catch((error: unknown) => {
    if (error instanceof MissingFile || error instanceof DamagedFile) return undefined;
    throw error;
  });
}

/**
 * The other name under which the same bytes may be stored. The brief stores a photo under the first half of its SHA-256, the
 * site under all of it. Undefined if the file doesn't exist.
 */
export async function twinOf(name: string): Promise<string | undefined> {
  if (name.length > 32) return name.slice(0, 32);
  for await (const key of store().list(keyOf(name))) if (key.length === keyOf(name).length + 32) return key.slice(3);
  return undefined;
}

/** Removes a file unless it was stored, or stored again, after `before`. Returns whether it was removed. A missing file is no error. */
export async function deleteFile(name: string, before: Date): Promise<boolean> {
  return store().remove(keyOf(name), before);
}

/** Stores an object that changes, under a key such as `hosts/hollis.json`. Readers get the old or the new one. */
export async function putObject(key: string, body: Buffer): Promise<void> {
  await store().write(key, body);
}

/** Reads an object that changes. Undefined if there's none. */
export async function getObject(key: string): Promise<Buffer | undefined> {
  return ifIntact(store().read(key));
}

/** Removes an object that changes, unless it was stored, or stored again, after `before`. */
export async function deleteObject(key: string, before = endOfTime): Promise<void> {
  await store().remove(key, before);
}

/** Keys of objects that start with a prefix with a slash. */
export function listObjects(prefix: string): AsyncIterable<string> {
  return store().list(prefix);
}

function keyOf(name: string): string {
  if (!/^[0-9a-f]{16,64}$/.test(name)) throw new Error('Not the name of a stored file.');
  return `${name.slice(0, 2)}/${name}`;
}

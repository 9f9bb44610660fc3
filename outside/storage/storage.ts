import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

let folder = '';

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

/** Opens the file store, a folder of content-addressed files that only this user can access. */
export function openStorage(dataDir: string): void {
  folder = path.join(dataDir, 'files');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
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
  const file = placeOf(name);
  const known = await readFile(file).catch(() => undefined);
  if (known?.equals(body)) return touch(file);
  const parent = path.dirname(file);
  if (await mkdir(parent, { recursive: true, mode: 0o700 })) await sync(folder);
  const partial = `${file}.${randomUUID()}`;
  try {
    await writeToDisk(partial, body);
    await rename(partial, file);
  } catch (error) {
    // On a full disk, the leftovers of failed writes would take up the remaining space.
    await rm(partial, { force: true });
    throw error;
  }
  await sync(parent);
}

/** Writes a new file and flushes it, so it's complete before it gets its final name even if the process or the power fails. */
async function writeToDisk(file: string, body: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Reads and verifies a file named by its SHA-256 or the first half of it. Throws if it's missing or damaged. */
export async function getFile(name: string): Promise<Buffer> {
  const body = await readFile(placeOf(name));
  if (!digestOf(body).startsWith(name)) throw new DamagedFile(name);
  return body;
}

/** Reads a file with a random name and verifies it against its seal. Throws if it's missing or damaged. */
export async function getSealed(name: string, { bytes, sha256 }: Seal): Promise<Buffer> {
  const body = await readFile(placeOf(name));
  if (body.byteLength !== bytes || digestOf(body) !== sha256) throw new DamagedFile(name);
  return body;
}

/**
 * The other name under which the same bytes may be stored. The brief stores a photo under the first half of its SHA-256, the
 * site under all of it. Undefined if the file doesn't exist.
 */
export async function twinOf(name: string): Promise<string | undefined> {
  if (name.length > 32) return name.slice(0, 32);
  const others = await readdir(path.dirname(placeOf(name))).catch(() => []);
  return others.find((other) => other.length === 64 && other.startsWith(name));
}

/** Removes a file unless it was stored, or stored again, after `before`. Returns whether it was removed. A missing file is no error. */
export async function deleteFile(name: string, before: Date): Promise<boolean> {
  const file = placeOf(name);
  const known = await stat(file).catch(() => undefined);
  if (!known || known.mtime > before) return false;
  await rm(file, { force: true });
  return true;
}

/** Marks bytes as stored again, so a removal in progress keeps them. */
async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
}

/** Flushes a folder's entries to disk. */
async function sync(of: string): Promise<void> {
  const handle = await open(of, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function placeOf(name: string): string {
  if (!/^[0-9a-f]{16,64}$/.test(name)) throw new Error('Not the name of a stored file.');
  return path.join(folder, name.slice(0, 2), name);
}

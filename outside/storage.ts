import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

let folder = '';

/** A stored file whose bytes aren't those that were stored. */
export class DamagedFile extends Error {
  constructor(name: string) {
    super(`The stored file ${name} is damaged.`);
  }
}

/** What a file's bytes must be when its name doesn't say it. Files from before digests were kept have a length only. */
export interface Seal {
  bytes: number;
  sha256: string | null;
}

/** Opens the file store: a folder of content-addressed files that no other user of the machine may enter. */
export function openStorage(dataDir: string): void {
  folder = path.join(dataDir, 'files');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/** SHA-256 of bytes as hex digits. */
export function digestOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Stores bytes under their SHA-256 and returns it. Storing the same bytes again replaces a damaged file. */
export async function putFile(body: Buffer): Promise<string> {
  const hash = digestOf(body);
  await putNamed(hash, body);
  return hash;
}

/** Stores bytes under a name that identifies their content. A file of that name with other bytes is damaged, and replaced. */
export async function putNamed(name: string, body: Buffer): Promise<void> {
  const file = placeOf(name);
  const known = await readFile(file).catch(() => undefined);
  if (known?.equals(body)) return touch(file);
  const parent = path.dirname(file);
  if (await mkdir(parent, { recursive: true, mode: 0o700 })) await sync(folder);
  // Written whole, and on disk, before it gets its name: neither a killed process nor a power cut may leave half a file.
  const partial = `${file}.${randomUUID()}`;
  const handle = await open(partial, 'wx', 0o600);
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
  await sync(parent);
}

/** Bytes of a file that is named by its SHA-256 or the first half of it, verified. Throws when it is missing or damaged. */
export async function getFile(name: string): Promise<Buffer> {
  const body = await readFile(placeOf(name));
  if (!digestOf(body).startsWith(name)) throw new DamagedFile(name);
  return body;
}

/** Bytes of a file under a random name, verified against its seal. Throws when it is missing or damaged. */
export async function getSealed(name: string, { bytes, sha256 }: Seal): Promise<Buffer> {
  const body = await readFile(placeOf(name));
  if (body.byteLength !== bytes || (sha256 && digestOf(body) !== sha256)) throw new DamagedFile(name);
  return body;
}

/**
 * Name of another file that holds the same bytes as a file named by its content: photos are stored under half of their
 * SHA-256 for the brief, and under all of it for the site.
 */
export async function twinOf(name: string): Promise<string | undefined> {
  if (name.length > 32) return name.slice(0, 32);
  const others = await readdir(path.dirname(placeOf(name))).catch(() => []);
  return others.find((other) => other.length === 64 && other.startsWith(name));
}

/** Removes a file unless it was stored, or stored again, after `before`. Returns whether it went; a missing file is no error. */
export async function deleteFile(name: string, before: Date): Promise<boolean> {
  const file = placeOf(name);
  const known = await stat(file).catch(() => undefined);
  if (!known || known.mtime > before) return false;
  await rm(file, { force: true });
  return true;
}

/** Marks bytes as stored again, so that a removal in progress leaves them. */
async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
}

/** Writes a folder's list of names to disk. */
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

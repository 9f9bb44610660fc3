import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

let folder = '';

/** Opens the file store: a folder of content-addressed files. */
export function openStorage(dataDir: string): void {
  folder = path.join(dataDir, 'files');
}

/** Stores bytes under their SHA-256 and returns it. Storing the same bytes again changes nothing. */
export async function putFile(body: Buffer): Promise<string> {
  const hash = createHash('sha256').update(body).digest('hex');
  await putNamed(hash, body);
  return hash;
}

/** Stores bytes under a name that already identifies their content. */
export async function putNamed(name: string, body: Buffer): Promise<void> {
  const file = placeOf(name);
  if (existsSync(file)) return touch(file);
  await mkdir(path.dirname(file), { recursive: true });
  // Written whole before it gets its name: a killed process must not leave half a file.
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, body);
  await rename(partial, file);
}

/** Bytes of a stored file. Throws when there is none. */
export async function getFile(name: string): Promise<Buffer> {
  return readFile(placeOf(name));
}

/** Removes a file unless it was stored, or stored again, after `before`. Returns whether it went; a missing file is no error. */
export async function deleteFile(name: string, before: Date): Promise<boolean> {
  const file = placeOf(name);
  const known = await stat(file).catch(() => undefined);
  if (!known || known.mtime > before) return false;
  await rm(file, { force: true });
  return true;
}

/** Notes that bytes were stored again, so that a removal under way leaves them. */
async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
}

function placeOf(name: string): string {
  if (!/^[0-9a-f]{16,64}$/.test(name)) throw new Error('Not the name of a stored file.');
  return path.join(folder, name.slice(0, 2), name);
}

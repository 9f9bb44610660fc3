import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { type FileStore, MissingFile, StoreAway } from './file-store.ts';

/** A folder, which is created when the first file is written. Files and folders in it are for this user only. */
export function folderStore(folder: string): FileStore {
  const placeOf = (key: string) => path.join(folder, key);
  return {
    read: (key) => readFile(placeOf(key)).catch((error: unknown) => refuse(key, error)),
    async write(key, body) {
      const file = placeOf(key);
      const existing = await readFile(file).catch(() => undefined);
      if (existing?.equals(body)) return touch(file);
      const parent = path.dirname(file);
      if (await mkdir(parent, { recursive: true, mode: 0o700 })) await sync(folder);
      await replace(file, body);
      await sync(parent);
    },
    async remove(key, before) {
      const stats = await stat(placeOf(key)).catch(() => undefined);
      if (!stats || stats.mtime > before) return false;
      await rm(placeOf(key), { force: true });
      return true;
    },
    async *list(prefix) {
      const parent = placeOf(prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const entries = await readdir(parent, { recursive: true, withFileTypes: true }).catch(refuseList);
      const keys = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
      for (const key of keys.sort()) if (key.startsWith(prefix) && !key.includes(partial)) yield key;
    },
  };
}

/** In the names of files that are being written. */
const partial = '.part-';

async function replace(file: string, body: Buffer): Promise<void> {
  const written = `${file}${partial}${randomUUID()}`;
  try {
    await writeToDisk(written, body);
    await rename(written, file);
  } catch (error) {
    // On a full disk, the leftovers of failed writes would take up the remaining space.
    await rm(written, { force: true });
    throw error;
  }
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

/** Reasons that concern this process or the whole folder. All others, such as an unreadable sector, concern one file. */
const awayCodes = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EACCES', 'EPERM', 'ESTALE', 'ETIMEDOUT']);

/** No folder means no files. If it can't be read, that says nothing about them. */
function refuseList(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw new StoreAway(error.message, error);
}

function refuse(key: string, error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException;
  throw awayCodes.has(code) ? new StoreAway(message, error) : new MissingFile(key);
}

import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { unusableFolder } from '../env.ts';

/** Rights of everyone but the owner that let a folder be listed, changed or entered. Its group may only pass through. */
const open = 0o067;

/**
 * Makes the data folder, closed to other users of the machine: it holds secrets, caught mail and customers' documents.
 * One that an earlier version left open is closed with all that's in it. Throws a sentence when it can't be used.
 */
export function openDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    if (statSync(dataDir).mode & open) closeFolder(dataDir);
  } catch (error) {
    throw new Error(unusableFolder(dataDir, error));
  }
}

function closeFolder(folder: string): void {
  // Inside first: cut short, the open folder is found again at the next start.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    // The database's own folder belongs to another user where root starts it, and PostgreSQL guards its mode itself.
    if (entry.name === 'postgres') continue;
    if (entry.isDirectory()) closeFolder(place);
    else if (entry.isFile()) chmodSync(place, 0o600);
  }
  chmodSync(folder, 0o700);
}

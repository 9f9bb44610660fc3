import { accessSync, chmodSync, constants, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, unusableFolder } from '../base/kept-secret.ts';

/** Permissions that a private folder must not have: none for others, and no read or write for the group (it may search). */
const open = 0o067;

/**
 * Creates the data folder, readable only by this user, because it has secrets, caught emails and customers' documents. Takes
 * other users' permissions from it and its contents. Throws an error for the operator if it can't be used.
 */
export function openDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    if (statSync(dataDir).mode & open) closeFolder(dataDir);
  } catch (error) {
    throw new Error(unusableFolder(dataDir, error));
  }
}

function closeFolder(folder: string): void {
  // Contents first. If this is interrupted, the next start still finds the folder open and finishes.
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    // If root starts it, the database folder belongs to another user. PostgreSQL checks its permissions itself.
    if (entry.name === 'postgres') continue;
    if (entry.isDirectory()) closeFolder(place);
    else if (entry.isFile()) chmodSync(place, 0o600);
  }
  chmodSync(folder, 0o700);
}

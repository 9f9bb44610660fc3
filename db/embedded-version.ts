import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseFolders, programsVersion } from './embedded-place.ts';

/** The major versions of an embedded database's files and of our programs. Undefined if there's no database yet. */
export function embeddedVersions(dataDir: string): { files: string; programs: string } | undefined {
  const file = databaseFolders(dataDir)
    .map((folder) => path.join(folder, 'PG_VERSION'))
    .find((name) => existsSync(name));
  return file ? { files: readFileSync(file, 'utf8').trim(), programs: programsVersion() } : undefined;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseFolders, type EmbeddedPlace, programsVersion } from './embedded-place.ts';

/** True if there's a database in this place. Throws an error for the operator if another PostgreSQL than ours made it. */
export function hasDatabase({ data }: EmbeddedPlace): boolean {
  const made = majorOf(data);
  if (made !== undefined && made !== programsVersion()) throw new Error(otherMajor(data, made, programsVersion()));
  return made !== undefined;
}

/** The major versions of an embedded database's files and of our programs. Undefined if there's no database yet. */
export function embeddedVersions(dataDir: string): { files: string; programs: string } | undefined {
  const files = databaseFolders(dataDir).map(majorOf).find(Boolean);
  return files === undefined ? undefined : { files, programs: programsVersion() };
}

/** The major version that made the database in a folder. Undefined if there's none. */
function majorOf(data: string): string | undefined {
  const file = path.join(data, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** A server opens only what its own major version made, and has no programs of another one to read it with. */
function otherMajor(data: string, made: string, ours: string): string {
  return `The database in ${data} was made by PostgreSQL ${made}, and this release of Sunup runs PostgreSQL ${ours}, which can’t open it. Nothing was changed. To move it, go back to the release that you ran before and run \`npm run backup -- --to FOLDER\` there. Then rename the database folder (\`mv ${data} ${data}-${made}\`) and run \`npm run restore -- --from FOLDER\` with this release. docs/updating.md has the steps.`;
}

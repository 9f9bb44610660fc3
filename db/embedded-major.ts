import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EmbeddedPlace } from './embedded-place.ts';

/** True if there's a database in this place. Throws an error for the operator if another PostgreSQL than ours made it. */
export function hasDatabase({ bin, data, user }: EmbeddedPlace): boolean {
  const file = path.join(data, 'PG_VERSION');
  if (!existsSync(file)) return false;
  const made = readFileSync(file, 'utf8').trim();
  const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  const ours = /(\d+)(?:\.|beta|rc|devel)/.exec(stdout ?? '')?.[1];
  if (ours && ours !== made) throw new Error(otherMajor(data, made, ours));
  return true;
}

/** A server opens only what its own major version made, and has no programs of another one to read it with. */
function otherMajor(data: string, made: string, ours: string): string {
  return `The database in ${data} was made by PostgreSQL ${made}, and this release of Sunup runs PostgreSQL ${ours}, which can’t open it. Nothing was changed. To move it, go back to the release that you ran before and run \`npm run backup -- --to FOLDER\` there. Then rename the database folder (\`mv ${data} ${data}-${made}\`) and run \`npm run restore -- --from FOLDER\` with this release. docs/updating.md has the steps.`;
}

import { readFileSync } from 'node:fs';

let id: string | undefined;

/**
 * ID of the running build: the version and a hash of everything that was built (scripts/finish-build.mjs). Two processes with the
 * same one answer alike. `development` where nothing was built.
 */
export function buildId(): string {
  id ??= readBuildId('build/build-id');
  return id;
}

function readBuildId(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'development';
  }
}

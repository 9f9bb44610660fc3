import { readFileSync } from 'node:fs';

/**
 * Digest of all code that the role `hosting` loads (scripts/hosting-code.ts). Two builds with the same one host alike, so an update
 * needn't restart it. `development` where nothing was built.
 */
export function hostingCode(): string {
  try {
    return (JSON.parse(readFileSync('build/server/hosting.json', 'utf8')) as { code: string }).code;
  } catch {
    return 'development';
  }
}

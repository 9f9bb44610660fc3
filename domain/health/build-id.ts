import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Names a build: the digest of its entry file, which names every other file by its content. Read it when the process starts,
 * because an update replaces the file.
 */
export function buildIdOf(entry: string = process.argv[1] ?? ''): string {
  try {
    return createHash('sha256').update(readFileSync(entry)).digest('hex').slice(0, 12);
  } catch {
    return 'unknown';
  }
}

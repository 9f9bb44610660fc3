import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The random secret stored in a file, which is created if it doesn't exist. A new secret starts with `prefix`. */
export function keptSecret(file: string, prefix = ''): string {
  if (!existsSync(file)) {
    makeFolder(path.dirname(file));
    const made = `${file}.${process.pid}`;
    writeFileSync(made, prefix + randomBytes(32).toString('hex'), { mode: 0o600 });
    // If two processes start at the same time, the first one's secret counts, and the file appears complete.
    linkFirst(made, file);
    rmSync(made);
  }
  return readFileSync(file, 'utf8');
}

/**
 * Creates a folder for this user only, with the folders that it's in. Node's `recursive` would try forever where the system has no
 * folders to create, as in /proc.
 */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && !existsSync(path.dirname(folder))) {
      makeFolder(path.dirname(folder));
      makeFolder(folder);
    } else if (code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

function linkFirst(made: string, file: string): void {
  try {
    linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Error message for a data folder that can't be created, entered or written to. */
export function unusableFolder(dataDir: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    ENOTDIR: 'something on that path is a file, not a folder',
    EEXIST: 'something on that path is a file, not a folder',
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    ENOENT: 'no folder can be created there',
    EROFS: 'that disk is read-only',
    ENOSPC: 'that disk is full',
  };
  const reason = reasons[code ?? ''] ?? (error as Error).message;
  return `DATA_DIR can't be used (${dataDir}): ${reason}. Set DATA_DIR to a folder that this user may write to.`;
}

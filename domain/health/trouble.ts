import { APIError } from 'better-auth/api';
import { isAwayError, isDatabaseAway } from '../../db/connect.ts';
import { isForeignKeyViolation } from '../../db/write-errors.ts';
import { JobProcessBusy } from '../../outside/job-process.ts';
import { NotRead } from '../generator/generator.ts';

/** Why a valid request failed. It can be retried. */
export type Trouble = 'away' | 'slow' | 'full' | 'busy' | 'unread';

/** True if a write failed because what it belongs to was deleted in the meantime: an account, a project, a message. */
export function isGone(error: unknown): boolean {
  return isForeignKeyViolation(error);
}

/** The system's codes of a full disk and of a used-up quota, and PostgreSQL's disk_full. */
const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/**
 * `away`: the database can't be reached. `slow`: it canceled a statement that took too long. `full`: a disk is full, the database's or
 * that of stored files. `busy`: too many texts are waiting to be read. `unread`: a text took too long to read. Undefined for all other errors.
 */
export function troubleOf(error: unknown): Trouble | undefined {
  if (isAwayError(error)) return 'away';
  // Better Auth replaces some database errors with an APIError of its own.
  if (error instanceof APIError && error.statusCode >= 500 && isDatabaseAway()) return 'away';
  if (error instanceof NotRead) return error.cause instanceof JobProcessBusy ? 'busy' : 'unread';
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as { code?: unknown };
    if (code === '57014') return 'slow';
    if (fullCodes.has(code)) return 'full';
  }
  return undefined;
}

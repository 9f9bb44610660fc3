import { APIError } from 'better-auth/api';
import { isAwayError, isDatabaseAway } from '../../db/connect.ts';

/** Why a valid request failed. It can be retried. */
export type Trouble = 'away' | 'slow';

/** `away`: the database can't be reached. `slow`: it canceled a statement that took too long. Undefined for all other errors. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (isAwayError(error)) return 'away';
  // Better Auth replaces some database errors with an APIError of its own.
  if (error instanceof APIError && error.statusCode >= 500 && isDatabaseAway()) return 'away';
  for (let each = error; each instanceof Error; each = each.cause) if ((each as { code?: unknown }).code === '57014') return 'slow';
  return undefined;
}

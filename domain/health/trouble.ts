import { APIError } from 'better-auth/api';
import { isAwayError, isDatabaseAway } from '../../db/connect.ts';

/** Why a request could not be answered although nothing is wrong with it: it can be repeated. */
export type Trouble = 'away' | 'slow';

/** `away`: the database could not be reached. `slow`: it canceled a statement that took too long. Undefined for all other errors. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (isAwayError(error)) return 'away';
  // Better Auth answers a failed read of a session with an error of its own, without the cause.
  if (error instanceof APIError && error.statusCode >= 500 && isDatabaseAway()) return 'away';
  for (let each = error; each instanceof Error; each = each.cause) if ((each as { code?: unknown }).code === '57014') return 'slow';
  return undefined;
}

import { APIError } from 'better-auth/api';
import { isAwayError } from '../../db/connect.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { log } from '../../log.ts';

/**
 * Logs what Better Auth hides from its callers, such as why an insert failed. Only failures with an error are logged: the
 * library's other lines are refusals, and some quote what was sent.
 */
export function logAuthFailure(_level: string, message: unknown, ...details: unknown[]): void {
  const error = [message, ...details].find((each) => each instanceof Error);
  if (error && !isExpected(error)) log.error({ err: error }, typeof message === 'string' && message ? message : 'sign-in library failed');
}

/** Refusals, outages (logged once each) and the later one of two sign-ups with one email. */
function isExpected(error: Error): boolean {
  return (error instanceof APIError && error.statusCode < 500) || isAwayError(error) || isUniqueViolation(error);
}

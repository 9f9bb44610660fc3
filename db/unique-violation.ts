import { errorCode } from './error-code.ts';

/** Whether a write failed because its value is there already: PostgreSQL's unique_violation. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

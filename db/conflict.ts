import { errorCode } from './error-code.ts';

/** PostgreSQL's unique_violation, exclusion_violation, and deadlock_detected, which two inserts that exclude each other may end in. */
const codes = ['23505', '23P01', '40P01'];

/** Whether a write failed because another one was there first. */
export function isConflict(error: unknown): boolean {
  return codes.includes(errorCode(error) ?? '');
}

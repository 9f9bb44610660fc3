/** PostgreSQL's code for a failed write. Undefined for any other error. */
function errorCode(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { code?: string } | null | undefined)?.code;
}

/** Whether a write failed because its value already exists (unique_violation). */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

/** Whether a write lost against another one: unique_violation, exclusion_violation, or deadlock_detected, in which two conflicting inserts may end. */
export function isConflict(error: unknown): boolean {
  return ['23505', '23P01', '40P01'].includes(errorCode(error) ?? '');
}

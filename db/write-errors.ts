/** PostgreSQL's code for a failed write. Undefined for any other error. */
function errorCode(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { code?: string } | null | undefined)?.code;
}

/** True if a write failed because its value already exists (unique_violation). */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

/** True if a write failed because a row that it belongs to is gone (foreign_key_violation), such as an account deleted in another tab. */
export function isForeignKeyViolation(error: unknown): boolean {
  return errorCode(error) === '23503';
}

/**
 * True if a write lost against a concurrent one: unique_violation, exclusion_violation, or deadlock_detected, which conflicting
 * inserts can cause.
 */
export function isConflict(error: unknown): boolean {
  return ['23505', '23P01', '40P01'].includes(errorCode(error) ?? '');
}

/** True if a statement gave up waiting for a lock (lock_not_available), or a deadlock was resolved against it. */
export function isLockTimeout(error: unknown): boolean {
  return ['55P03', '40P01'].includes(errorCode(error) ?? '');
}

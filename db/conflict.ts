/** PostgreSQL's unique_violation, exclusion_violation, and deadlock_detected, which two inserts that exclude each other may end in. */
const codes = ['23505', '23P01', '40P01'];

/** Whether a write failed because another one was there first. */
export function isConflict(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return codes.includes((cause as { code?: string } | null)?.code ?? '');
}

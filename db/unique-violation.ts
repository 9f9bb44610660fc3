/** Whether a write failed because its value is there already: PostgreSQL's unique_violation. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { code?: string } | null)?.code === '23505';
}

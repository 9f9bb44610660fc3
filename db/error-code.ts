/** The code with which PostgreSQL refused a write; undefined for any other failure. */
export function errorCode(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { code?: string } | null | undefined)?.code;
}

import { isRouteErrorResponse } from 'react-router';

/** What the server says when its database is away or took too long (web/api/troubles.ts); undefined for any other error. */
export function troubleSentence(error: unknown): string | undefined {
  const isTrouble = isRouteErrorResponse(error) && (error.status === 503 || error.status === 504);
  return isTrouble && typeof error.data === 'string' ? error.data : undefined;
}

import { isRouteErrorResponse } from 'react-router';

/** The server's sentence when its database is down or too slow (web/api/troubles.ts), or undefined for any other error. */
export function troubleSentence(error: unknown): string | undefined {
  const isTrouble = isRouteErrorResponse(error) && (error.status === 503 || error.status === 504);
  return isTrouble && typeof error.data === 'string' ? error.data : undefined;
}

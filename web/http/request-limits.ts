import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdHeader } from './request-id.ts';

/** Our longest links have about 300 characters, and a sign-in provider's answer up to 1,800. */
export const maxUrlLength = 2000;

/** Answers 414 to a URL that's too long, and returns true. Comes first, since whatever looks at a path takes longer for a longer one. */
export function refuseLongUrl(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  id: string,
  headers: () => Record<string, string>,
): boolean {
  if (url.length <= maxUrlLength) return false;
  response.writeHead(414, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    [requestIdHeader]: id,
    ...headers(),
  });
  response.end(`This address is too long. Use one with ${maxUrlLength.toLocaleString('en-US')} characters or fewer.`);
  return true;
}

/** Closes the connection after the answer to a GET or HEAD with a body. Nothing needs that body, and Node would read it all. */
export function closeAfterBody({ method, headers }: IncomingMessage, response: ServerResponse): void {
  if (method !== 'GET' && method !== 'HEAD') return;
  if ((headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding']) response.setHeader('Connection', 'close');
}

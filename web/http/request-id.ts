import { randomBytes } from 'node:crypto';

/** The header that carries a request's ID, from a proxy to us and in our answers. Node gives request headers in lower case. */
export const requestIdHeader = 'X-Request-Id';

/** 48 random bits, short enough to read to someone. */
const idLength = 12;

/**
 * A request's ID for logs, answers and jobs: the proxy's, if its header is 8 to 64 letters, digits or hyphens, and otherwise a new
 * one. Anything else could break log lines or look like markup.
 */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(header) ? header : newId();
}

/** The end of prepared headers that `withRequestId` completes. */
export const placeForId = [requestIdHeader, ''] as const;

/**
 * Completes prepared headers, which end with `placeForId`. All requests share them, so write them before anything else happens.
 * A copy for every request would cost a warm page twice as much.
 */
export function withRequestId(headers: string[], id: string): string[] {
  headers[headers.length - 1] = id;
  return headers;
}

let random = '';
let used = 0;

/** Takes random digits from a supply, because fetching them one by one would slow down pages that are answered from memory. */
function newId(): string {
  if (used >= random.length) {
    random = randomBytes(idLength * 256).toString('hex');
    used = 0;
  }
  used += idLength;
  return random.slice(used - idLength, used);
}

import type { Encoding } from '../../domain/hosting/encodings.ts';

/**
 * Picks the best of our encodings that an Accept-Encoding header allows. A rating of 0 (`br;q=0`) refuses an encoding; other
 * ratings don't matter.
 */
export function encodingFor(accepted = ''): Encoding {
  const allowed = accepted.split(',').flatMap((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return allowed.includes('br') ? 'br' : allowed.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether the client already has this version, so it gets a 304: its If-None-Match header names `etag` or contains its unquoted part. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.includes(etag) ?? false;
}

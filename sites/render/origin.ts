/**
 * Placeholder for a site's address in the files of a version, so the files, and their approval, don't depend on the address.
 * It can't occur in real text (`.invalid` is reserved, RFC 2606), and needs no escaping in HTML, XML or JSON.
 */
export const placeholderOrigin = 'https://address-of-this-site.invalid';

/** True for files that contain the site's address: pages, the sitemap and robots.txt. */
export function namesOrigin({ type, cache }: { type: string; cache: 'page' | 'immutable' }): boolean {
  return cache === 'page' && /^(?:text\/|application\/xml)/.test(type);
}

/** A copy of a file with one origin replaced by another. */
export function withOrigin(body: Buffer, from: string, to: string): Buffer {
  // Origins are ASCII, so other characters pass through byte by byte.
  return from === to ? body : Buffer.from(body.toString('latin1').replaceAll(from, to), 'latin1');
}

/**
 * Placeholder for a site's address in the files of a version, so the files, and their approval, don't depend on the address.
 * It can't occur in real text (`.invalid` is reserved, RFC 2606), and needs no escaping in HTML, XML or JSON.
 */
export const placeholderOrigin = 'https://address-of-this-site.invalid';

/** The origin in a site's files: the placeholder, or the real address in files from before the placeholder. */
export function originIn(homePage: Buffer): string {
  return /<link rel="canonical" href="(https?:\/\/[^"/]+)\/"/.exec(homePage.toString('latin1'))?.[1] ?? placeholderOrigin;
}

/** True for files that contain the site's address: pages, the sitemap and robots.txt. */
export function namesOrigin({ type, cache }: { type: string; cache: 'page' | 'immutable' }): boolean {
  return cache === 'page' && /^(?:text\/|application\/xml)/.test(type);
}

/** A copy of a file with one origin replaced by another. */
export function withOrigin(body: Buffer, from: string, to: string): Buffer {
  // Origins are ASCII, so other characters pass through byte by byte.
  return from === to ? body : Buffer.from(body.toString('latin1').replaceAll(from, to), 'latin1');
}

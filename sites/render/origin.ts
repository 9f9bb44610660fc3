/**
 * Stands for a site's address in the files of a version, so that they stay the same, and approved, at any address. No
 * one's text holds it (`.invalid` is reserved, RFC 2606), and it needs no escaping in HTML, XML or JSON.
 */
export const placeholderOrigin = 'https://address-of-this-site.invalid';

/** The origin that a site's files name: the placeholder, or a real address in files made before there was one. */
export function originIn(homePage: Buffer): string {
  return /<link rel="canonical" href="(https?:\/\/[^"/]+)\/"/.exec(homePage.toString('latin1'))?.[1] ?? placeholderOrigin;
}

/** Whether a file names the address of its site: pages, the sitemap and robots.txt do. */
export function namesOrigin({ type, cache }: { type: string; cache: 'page' | 'immutable' }): boolean {
  return cache === 'page' && /^(?:text\/|application\/xml)/.test(type);
}

/** A file with another origin in place of the one it names. */
export function withOrigin(body: Buffer, from: string, to: string): Buffer {
  // Origins are ASCII, so other characters pass through byte by byte.
  return from === to ? body : Buffer.from(body.toString('latin1').replaceAll(from, to), 'latin1');
}

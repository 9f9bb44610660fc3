/** A path of our own site, as it resolves, or undefined for anything that could lead elsewhere: another origin, another host. */
export function ownPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, 'http://own.invalid')) return undefined;
  const url = new URL(path, 'http://own.invalid');
  // '/.//evil.example' resolves to a path with two slashes in front, which a browser takes for another host.
  if (url.origin !== 'http://own.invalid' || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The login page, which leads to `next` afterwards. */
export function loginPath(next: string): string {
  return `/auth?next=${encodeURIComponent(next)}`;
}

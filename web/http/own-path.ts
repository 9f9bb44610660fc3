/** Resolves a path on our own site. Undefined for anything that could lead to another origin or host. */
export function ownPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, 'http://own.invalid')) return undefined;
  const url = new URL(path, 'http://own.invalid');
  // '/.//evil.example' resolves to a path that starts with two slashes, which browsers take for another host.
  if (url.origin !== 'http://own.invalid' || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** A path with parameters, before its `#`. Leaves out empty ones. */
export function pathWith(path: string, parameters: Record<string, string | undefined>): string {
  const [page = '', hash] = path.split('#');
  const entries = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${page}${entries.length ? `?${new URLSearchParams(entries)}` : ''}${hash ? `#${hash}` : ''}`;
}

/**
 * The login page, which redirects to `next` afterwards. `isKept` is for someone whose session ended while they wrote: it says so, and
 * that their text is kept.
 */
export function loginPath(next: string, isKept = false): string {
  return `/auth?next=${encodeURIComponent(next)}${isKept ? '&kept' : ''}`;
}

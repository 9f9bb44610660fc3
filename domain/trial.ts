import { env } from '../env.ts';

/** True in trial mode, where everything is live except for the money. */
export function isTrial(): boolean {
  return env().isTrial;
}

/**
 * Headers that keep a trial out of search engines. No robots.txt does that: a crawler that may not read a page doesn't see that
 * it isn't to be listed, and lists its address if anyone links to it.
 */
export function unlistedHeaders(): Record<string, string> {
  return isTrial() ? { 'X-Robots-Tag': 'noindex, nofollow' } : {};
}

import { z } from 'zod';
import { appUrl } from '../../../domain/addresses.ts';
import { ownPath } from '../../http/own-path.ts';

/** Where an emailed link leads after it's used: an address on this site, as a path or with our origin. Any other is refused. */
export const redirectTo = z
  .string()
  .max(2000)
  .transform((address, context) => {
    const url = URL.parse(address);
    const path = ownPath(url?.origin === appUrl() ? url.pathname + url.search + url.hash : address);
    if (path) return path;
    context.addIssue('emailRedirectTo must be an address on this site.');
    return z.NEVER;
  });

const inOptions = ['emailRedirectTo', 'data'];

/** Moves `options: {emailRedirectTo, data}`, which client libraries send, to the top level of the body. */
export function liftOptions(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('options' in body)) return body;
  const { options, ...rest } = body;
  if (typeof options !== 'object' || options === null) return body;
  const lifts = Object.keys(options).every((name) => inOptions.includes(name) && !(name in rest));
  return lifts ? { ...rest, ...options } : body;
}

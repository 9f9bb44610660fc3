import { z } from 'zod';
import { appUrl } from '../../../domain/settings/addresses.ts';
import { ownPath } from '../../own-path.ts';

/** Where a mailed link leads after it's used: an address of this site, as a path or with our origin. Others are refused, never followed. */
export const redirectTo = z
  .string()
  .max(2000)
  .transform((address, context) => {
    const isOurs = URL.canParse(address) && new URL(address).origin === appUrl();
    const path = ownPath(isOurs ? new URL(address).href.slice(appUrl().length) : address);
    if (path) return path;
    context.addIssue('emailRedirectTo must be an address of this site.');
    return z.NEVER;
  });

const inOptions = ['emailRedirectTo', 'data'];

/** Reads `options: {emailRedirectTo, data}`, as client libraries write it, like the same fields at the top level. */
export function liftOptions(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('options' in body)) return body;
  const { options, ...rest } = body;
  if (typeof options !== 'object' || options === null) return body;
  const lifts = Object.keys(options).every((name) => inOptions.includes(name) && !(name in rest));
  return lifts ? { ...rest, ...options } : body;
}

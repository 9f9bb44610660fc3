import { type Cookie, createCookie } from 'react-router';
import { appUrl } from '../../domain/addresses.ts';

/** A cookie that no script can read. With HTTPS its name starts with `__Host-`, so no subdomain can set it. `maxAge` is in seconds. */
export function hostCookie(name: string, maxAge?: number): Cookie {
  const secure = appUrl().startsWith('https://');
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  return createCookie(`${secure ? '__Host-' : ''}${name}`, maxAge === undefined ? options : { ...options, maxAge });
}

import { env } from '../../base/env.ts';

/** Attributes of all our cookies. */
export function cookieAttributes() {
  return { httpOnly: true, sameSite: 'lax' as const, secure: env().appUrl.startsWith('https://'), path: '/' };
}

/** Full name of a cookie. Over HTTPS, the `__Host-` prefix stops other hosts from setting it. */
export function cookieName(name: string): string {
  return cookieAttributes().secure ? `__Host-${name}` : name;
}

/** Value of the Set-Cookie header that sets a cookie. */
export function cookieLine(name: string, value: string, maxAgeSeconds: number): string {
  const secure = cookieAttributes().secure ? '; Secure' : '';
  return `${cookieName(name)}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** Value of a request's cookie; undefined if it isn't sent. */
export function cookieIn(request: Headers, name: string): string | undefined {
  return cookiesIn(request).get(cookieName(name));
}

/** Headers that the browser would send next, after a response that sets or clears cookies. */
export function cookiesAfter(request: Headers, response: Headers): Headers {
  const cookies = cookiesIn(request);
  for (const line of response.getSetCookie()) {
    const [name, value] = pairOf(line.split(';')[0] ?? '');
    if (value && !/;\s*max-age=0\b/i.test(line)) cookies.set(name, value);
    else cookies.delete(name);
  }
  const next = new Headers(request);
  next.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  return next;
}

function cookiesIn(request: Headers): Map<string, string> {
  return new Map((request.get('cookie') ?? '').split(/;\s*/).filter(Boolean).map(pairOf));
}

function pairOf(cookie: string): [name: string, value: string] {
  const at = cookie.indexOf('=');
  return [cookie.slice(0, at).trim(), cookie.slice(at + 1)];
}

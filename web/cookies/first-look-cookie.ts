import { hostCookie } from './host-cookie.ts';

/** How long a browser remembers what was typed on the home page, in seconds. */
const maxAge = 24 * 60 * 60;

/** The cookie that names what a visitor typed on the home page, until their brief starts with it. */
const cookie = () => hostCookie('first-look', maxAge);

export async function firstLookCookieHeader(token: string): Promise<string> {
  return cookie().serialize(token);
}

/** The Set-Cookie value that forgets it, once a brief has it. */
export async function forgetFirstLookHeader(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 });
}

export async function firstLookOfRequest(cookies: string | null | undefined): Promise<string | undefined> {
  const value = (await cookie().parse(cookies ?? null)) as unknown;
  return typeof value === 'string' && value ? value : undefined;
}

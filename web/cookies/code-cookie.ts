import { tidyCode } from '../../domain/discounts/schema.ts';
import { hostCookie } from './host-cookie.ts';

/** How long we keep a code from a link until there's an order, in seconds. */
const maxAge = 24 * 60 * 60;

/** The cookie that keeps a visitor's discount code until they have an order to apply it to. */
const cookie = () => hostCookie('code', maxAge);

/** The code in a link (?code=), tidied, or '' for none. We check whether it works when it's applied to an order. */
export function codeOfLink(request: Request): string {
  return tidyCode(new URL(request.url).searchParams.get('code') ?? '');
}

export async function codeCookieHeader(code: string): Promise<string> {
  return cookie().serialize(code);
}

/** The Set-Cookie value that forgets the code. Used once the buyer has applied or removed a code, so it isn't filled in again. */
export async function forgetCodeHeader(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 });
}

/** The code in the link, otherwise the one in the cookie, or '' for none. */
export async function codeOfRequest(request: Request): Promise<string> {
  const value = (await cookie().parse(request.headers.get('cookie'))) as unknown;
  return codeOfLink(request) || (typeof value === 'string' ? tidyCode(value) : '');
}

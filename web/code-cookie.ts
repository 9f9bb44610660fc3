import { createCookie } from 'react-router';
import { tidyCode } from '../domain/discounts/schema.ts';
import { appUrl } from '../domain/settings/addresses.ts';

/** How long a code from a link waits for its order. */
const maxAge = 24 * 60 * 60;

/** Keeps the discount code that a visitor came with until they have an order to put it on. */
function cookie() {
  const secure = appUrl().startsWith('https://');
  return createCookie(secure ? '__Host-code' : 'code', { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge });
}

/** The code that a link (?code=) names, tidied; '' for none. Whether it works is checked when it is put on an order. */
export function codeOfLink(request: Request): string {
  return tidyCode(new URL(request.url).searchParams.get('code') ?? '');
}

export async function codeCookieHeader(code: string): Promise<string> {
  return cookie().serialize(code);
}

/** The code of the link, or else the one this browser keeps; '' for none. */
export async function codeOfRequest(request: Request): Promise<string> {
  const kept = (await cookie().parse(request.headers.get('cookie'))) as unknown;
  return codeOfLink(request) || (typeof kept === 'string' ? tidyCode(kept) : '');
}

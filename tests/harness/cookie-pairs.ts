/** The cookies that a response sets, as the header of the next request. */
export function cookiePairs(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A question that the page of a call asks, or `made` right after booking. */
type CallStep = 'move' | 'cancel' | 'made';

/**
 * The address of the page of a call. The browser's cookie knows which call, and the address names it by its secret only in a
 * browser that refuses cookies.
 */
export function callAddress(secret: string | null, step?: CallStep): string {
  const search = [...(secret ? [`call=${secret}`, 'checked'] : []), ...(step ? [step] : [])].join('&');
  return `/booking/call${search && `?${search}`}`;
}

import { forgetCall } from './call-cookie.ts';
import { forgetOrder } from './order-cookie.ts';

/** Set-Cookie values that clear what the browser stored for a person, so the next user of a shared computer doesn't see it. */
export async function cookiesAfterLogout(request: Request): Promise<string[]> {
  const order = await forgetOrder(request);
  return [await forgetCall(), ...(order ? [order] : [])];
}

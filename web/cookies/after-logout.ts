import { forgetCall } from './call-cookie.ts';
import { forgetOrder } from './order-cookie.ts';

/** Values of Set-Cookie that close what the browser had open of a person: whoever sits there next must not find it. */
export async function cookiesAfterLogout(request: Request): Promise<string[]> {
  const order = await forgetOrder(request);
  return [await forgetCall(), ...(order ? [order] : [])];
}

import type { Order } from '../../domain/orders/orders.ts';
import { orderBySecret } from '../../domain/orders/queries.ts';
import { readSettings } from '../../domain/settings/settings.ts';
import { daySeconds } from '../../time/units.ts';
import { hostCookie } from './host-cookie.ts';

/** Stores the secret of the order a visitor started, across sign-up. Scripts can't read it. Lasts as long as an unpaid order. */
const cookie = () => hostCookie('order');

export async function orderCookieHeader(secret: string): Promise<string> {
  const { orderDays } = await readSettings();
  return cookie().serialize(secret, { maxAge: orderDays * daySeconds });
}

/**
 * Clears the browser's order at logout. It can be found in the account or by links in emails. Orders with only picked pages
 * stay, because they name no one.
 */
export async function forgetOrder(request: Request): Promise<string | undefined> {
  const { order } = (await orderOfRequest(request)) ?? {};
  const names = order && (order.userId || order.email || order.termsAcceptedAt);
  return names ? cookie().serialize('', { maxAge: 0 }) : undefined;
}

/** The order in this browser, or the one in a resume link (?order=). */
export async function orderOfRequest(request: Request): Promise<{ order: Order; secret: string } | undefined> {
  const linked = new URL(request.url).searchParams.get('order');
  const value = (await cookie().parse(request.headers.get('cookie'))) as string | null;
  for (const secret of [linked, value]) {
    if (typeof secret !== 'string' || secret.length > 100) continue;
    const order = await orderBySecret(secret);
    if (order) return { order, secret };
  }
  return undefined;
}

import type { Order } from '../../domain/orders/orders.ts';
import { orderBySecret } from '../../domain/orders/queries.ts';
import { readSettings } from '../../domain/settings/settings.ts';
import { daySeconds } from '../../time/units.ts';
import { hostCookie } from './host-cookie.ts';

/** Keeps the order a visitor began, through sign-up and back: the secret that opens it, readable by no script. Lasts as long as an unpaid order. */
const cookie = () => hostCookie('order');

export async function orderCookieHeader(secret: string): Promise<string> {
  const { orderDays } = await readSettings();
  return cookie().serialize(secret, { maxAge: orderDays * daySeconds });
}

/**
 * Forgets the order of a browser at logout: it is found by its account or by the links of its mails. Pages that were only picked
 * stay, since they name no one.
 */
export async function forgetOrder(request: Request): Promise<string | undefined> {
  const { order } = (await orderOfRequest(request)) ?? {};
  const names = order && (order.userId || order.email || order.termsAcceptedAt);
  return names ? cookie().serialize('', { maxAge: 0 }) : undefined;
}

/** The order of this browser, or the one a resume link (?order=) names. */
export async function orderOfRequest(request: Request): Promise<{ order: Order; secret: string } | undefined> {
  const linked = new URL(request.url).searchParams.get('order');
  const kept = (await cookie().parse(request.headers.get('cookie'))) as string | null;
  for (const secret of [linked, kept]) {
    if (typeof secret !== 'string' || secret.length > 100) continue;
    const order = await orderBySecret(secret);
    if (order) return { order, secret };
  }
  return undefined;
}

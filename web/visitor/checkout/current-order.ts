import { redirect } from 'react-router';
import { ownOrder } from '../../../domain/briefs/opening.ts';
import type { Order } from '../../../domain/orders/orders.ts';
import { cardHasPaid } from '../../../domain/orders/queries.ts';
import { flashHeader } from '../../cookies/flash.ts';
import { orderCookieHeader } from '../../cookies/order-cookie.ts';

/**
 * A site has one open order. Redirects a logged-in buyer whose order was replaced to the one that replaced it, unless a card
 * has already paid for the old one.
 */
export async function goToCurrentOrder(order: Order, userId: string | undefined): Promise<void> {
  if (order.state !== 'canceled' || !userId || (await cardHasPaid(order.id))) return;
  const secret = await ownOrder(userId, order.id);
  if (secret) throw await toOrder(secret);
}

/** Redirects to the order of a secret, with a toast that says why. */
export async function toOrder(secret: string): Promise<Response> {
  const headers = new Headers({ 'Set-Cookie': await orderCookieHeader(secret) });
  headers.append(
    'Set-Cookie',
    await flashHeader({ type: 'info', title: 'You already have an order for this site.', description: 'Here it is.' }),
  );
  return redirect('/payment-choice', { headers });
}

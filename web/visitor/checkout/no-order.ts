import { redirect } from 'react-router';
import { secretOf } from '../../../domain/orders/orders.ts';
import { ordersOf } from '../../../domain/orders/queries.ts';
import { payableStates } from '../../../domain/orders/schema.ts';
import { redirectWithToast } from '../../cookies/flash.ts';
import { orderCookieHeader } from '../../cookies/order-cookie.ts';

/**
 * Where someone continues who opens a page of the checkout in a browser without an order. Logged in, it's their own order: the
 * one to pay, or else the newest. Everyone else picks pages, with a toast that says why.
 */
export async function withoutOrder(path: '/payment' | '/payment-success', userId: string | undefined): Promise<Response> {
  const own = userId ? await ordersOf(userId) : [];
  const order = own.find(({ state }) => payableStates.includes(state)) ?? own[0];
  if (order) return redirect(path, { headers: { 'Set-Cookie': await orderCookieHeader(secretOf(order.id)) } });
  return redirectWithToast('/#picker', {
    type: 'info',
    title: 'There’s no order in this browser.',
    description: 'Open the link in our email about your order, or pick your pages to start one.',
  });
}

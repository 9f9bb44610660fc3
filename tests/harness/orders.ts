import { eq } from 'drizzle-orm';
import { termsVersion } from '../../content/legal/terms.ts';
import type { PageKey } from '../../content/site-pages.ts';
import { db } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { placeOrder } from '../../domain/billing/place-order.ts';
import { type Order, startOrder } from '../../domain/orders/orders.ts';

export const fivePages: PageKey[] = ['home', 'about', 'services', 'contact', 'faq'];

/** An order as it is in the database now. */
export async function orderNow(orderId: string): Promise<Order> {
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error("The order doesn't exist.");
  return order;
}

/** An order that waits for its payment, placed the way buyers place it. */
export async function placedOrder(
  given: { userId?: string; email?: string; method?: 'card' | 'invoice' } = {},
): Promise<{ order: Order; secret: string }> {
  const { userId, email = 'buyer@people.test', method = 'card' } = given;
  const { order, secret } = await startOrder(fivePages, userId);
  await placeOrder(order, { name: 'Bea Buyer', email, method, terms: 'on', termsVersion }, secret, userId ? `user:${userId}` : 'visitor');
  return { order: await orderNow(order.id), secret };
}

import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { orders, paymentAttempts } from '../../db/schema/index.ts';
import { hashSecret, type Order, orderIdIn } from './orders.ts';

/** The order that a resume secret opens. */
export async function orderBySecret(secret: string): Promise<Order | undefined> {
  const id = orderIdIn(secret);
  const order = await db().query.orders.findFirst({ where: id ? eq(orders.id, id) : eq(orders.resumeHash, hashSecret(secret)) });
  return order;
}

/** A person's own order. Another's and a missing one look the same. */
export async function orderOf(userId: string, orderId: string): Promise<Order | undefined> {
  const order = await db().query.orders.findFirst({ where: and(eq(orders.id, orderId), eq(orders.userId, userId)) });
  return order;
}

/** True if a card paid for the order, even if the payment was surplus and refunded. */
export async function cardHasPaid(orderId: string): Promise<boolean> {
  return (await db().$count(paymentAttempts, and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'succeeded')))) > 0;
}

/** A person's placed orders, newest first. */
export async function ordersOf(userId: string): Promise<Order[]> {
  return db()
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.termsAcceptedAt)))
    .orderBy(desc(orders.createdAt));
}

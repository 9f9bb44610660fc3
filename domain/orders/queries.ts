import { and, desc, eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { orderEvents, orders, paymentAttempts, projects, users } from '../../db/schema/index.ts';
import { hashSecret, type Order, orderIdIn } from './orders.ts';

/** The order that a resume secret opens. */
export async function orderBySecret(secret: string): Promise<Order | undefined> {
  const id = orderIdIn(secret);
  const [order] = await db()
    .select()
    .from(orders)
    .where(id ? eq(orders.id, id) : eq(orders.resumeHash, hashSecret(secret)));
  return order;
}

/** A person's own order. Another's and a missing one look the same. */
export async function orderOf(userId: string, orderId: string): Promise<Order | undefined> {
  const [order] = await db()
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  return order;
}

/** Whether a card paid for an order: the money of one that had ended before goes back. */
export async function cardHasPaid(orderId: string): Promise<boolean> {
  return (await db().$count(paymentAttempts, and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'succeeded')))) > 0;
}

/** A person's newest order. */
export async function latestOrderOf(userId: string): Promise<Order | undefined> {
  const [order] = await db().select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt)).limit(1);
  return order;
}

/** Orders on one page of the desk's list. */
export const deskPageSize = 50;

/** A page of the desk's orders (1 is the first), newest first, each with its project; and how many there are in all. */
export async function ordersForDesk(page: number) {
  const [rows, count] = await Promise.all([
    db()
      .select({ order: orders, projectId: projects.id, projectName: projects.name, accountEmail: users.email })
      .from(orders)
      .leftJoin(projects, eq(projects.orderId, orders.id))
      .leftJoin(users, eq(users.id, orders.userId))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(deskPageSize)
      .offset((page - 1) * deskPageSize),
    db().$count(orders),
  ]);
  return { rows, count };
}

/** One order with its money trail, for the desk. */
export async function orderForDesk(orderId: string) {
  const [order] = await db().select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  const [events, attempts, [project]] = await Promise.all([
    db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.createdAt),
    db().select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)).orderBy(paymentAttempts.createdAt),
    db().select().from(projects).where(eq(projects.orderId, orderId)),
  ]);
  return { order, events, attempts, project };
}

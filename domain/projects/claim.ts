import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { orders, users } from '../../db/schema/index.ts';
import { attachOrder } from './projects.ts';

/**
 * Assigns a person the orders created before they logged in: the one in this browser, and all orders placed with their email
 * once it's verified. Attaches each to one of their projects.
 */
export async function claimOrders(tx: Connection, userId: string, orderIdOfBrowser?: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const unclaimed = (condition: ReturnType<typeof eq>) =>
    tx
      .update(orders)
      .set({ userId })
      .where(and(isNull(orders.userId), condition))
      .returning({ id: orders.id });
  const ofBrowser = orderIdOfBrowser
    ? await unclaimed(sql`${orders.id} = ${orderIdOfBrowser} and (${orders.email} is null or ${orders.email} = ${user.email})`)
    : [];
  const ofEmail = user.emailVerified ? await unclaimed(eq(orders.email, user.email)) : [];
  for (const { id } of [...ofBrowser, ...ofEmail]) await attachOrder(tx, userId, id);
}

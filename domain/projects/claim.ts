import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { orders, users } from '../../db/schema/index.ts';
import { attachOrder } from './projects.ts';

/**
 * Gives a person the orders made before they signed in: the one of this browser, and, once their email is proved,
 * every order placed with that email. Each is attached to a project of theirs.
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

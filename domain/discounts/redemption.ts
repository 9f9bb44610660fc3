import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { discountUses } from '../../db/schema/index.ts';

/** Uses up the code on an order that is paid now. Called in the transaction that marks it paid. */
export async function redeemCode(tx: Connection, orderId: string): Promise<void> {
  await tx
    .update(discountUses)
    .set({ redeemedAt: new Date() })
    .where(and(eq(discountUses.orderId, orderId), isNull(discountUses.redeemedAt)));
}

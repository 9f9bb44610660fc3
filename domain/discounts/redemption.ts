import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { discountCodes } from '../../db/schema/index.ts';

/** Uses up the code on an order that is paid now. Called in the transaction that marks it paid. */
export async function redeemCode(tx: Connection, orderId: string): Promise<void> {
  await tx
    .update(discountCodes)
    .set({ redeemedAt: new Date() })
    .where(and(eq(discountCodes.orderId, orderId), isNull(discountCodes.redeemedAt)));
}

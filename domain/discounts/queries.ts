import { eq } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { discountCodes, discountUses } from '../../db/schema/index.ts';

export type Code = typeof discountCodes.$inferSelect;

/** An order's code with its discount, or undefined. */
export async function codeOf(
  orderId: string,
  tx: Connection = db(),
): Promise<Pick<Code, 'id' | 'code' | 'percent' | 'amountCents'> | undefined> {
  const { id, code, percent, amountCents } = discountCodes;
  const [row] = await tx
    .select({ id, code, percent, amountCents })
    .from(discountUses)
    .innerJoin(discountCodes, eq(discountCodes.id, discountUses.codeId))
    .where(eq(discountUses.orderId, orderId));
  return row;
}

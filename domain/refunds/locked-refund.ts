import { eq } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { refunds } from '../../db/schema/index.ts';
import { lockSubject, type RefundOf, type RefundSubject } from './subject.ts';

export type Refund = typeof refunds.$inferSelect;

/** Runs `change` with a refund and what it is of locked. */
export async function withRefund<Result>(
  refundId: string,
  change: (tx: Connection, subject: RefundSubject, refund: Refund) => Promise<Result>,
): Promise<Result | false> {
  return db().transaction(async (tx) => {
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
    const subject = known && (await lockSubject(tx, refundedOf(known)));
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    return subject && refund ? change(tx, subject, refund) : false;
  });
}

/** What a refund is of. */
export function refundedOf({ orderId, billId, attemptId }: Refund): RefundOf {
  if (billId) return { billId };
  if (attemptId) return { attemptId };
  if (!orderId) throw new Error('A refund is of an order or of a bill.');
  return { orderId };
}

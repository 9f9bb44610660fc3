import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { CodeRefused, claimCode } from '../discounts/redemption.ts';
import { markableStates } from '../orders/schema.ts';
import { dropHold } from '../slots/slots.ts';
import { endCheckout, expireUnanswered, openAttempt } from './attempts.ts';
import { recordPaid } from './record-paid.ts';

/**
 * Records a bank payment on behalf of an admin; `why` is the bank's reference or a note. The open checkout is ended first, so
 * no card pays as well. Returns false if the order isn't waiting for a payment, or a card is just paying it. Throws
 * CodeRefused for an ended order whose code has been used up since, because its price is no longer valid.
 */
export async function markPaid(orderId: string, actor: string, why = ''): Promise<boolean> {
  const change = { actor, reason: why ? `Marked paid: ${why}` : 'Marked paid' };
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    await endCheckout(orderId);
    const marked = await db().transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
      if (!order || !markableStates.includes(order.state)) return false;
      // An attempt without a checkout expires now. If its checkout has opened meanwhile, the loop ends that too.
      await expireUnanswered(tx, orderId);
      if (await openAttempt(tx, orderId)) return undefined;
      const code = await claimCode(tx, order, new Date(), 'come');
      if (!code.ok) throw new CodeRefused(code);
      // The terms promise the first available day; the day held for a card may be later.
      await dropHold(tx, order.id);
      return recordPaid(tx, order, {
        change,
        payment: { method: 'bank', source: order.id, paymentId: null, amountCents: order.totalCents, paidBy: 'bank transfer' },
      });
    });
    if (marked !== undefined) return marked;
  }
  return false;
}

/** Checkouts opened meanwhile are ended too. If the provider doesn't end one, the order stays unpaid. */
const maxAttempts = 5;

import { eq } from 'drizzle-orm';
import { db } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { CodeRefused, claimCode } from '../discounts/redemption.ts';
import { markableStates } from '../orders/schema.ts';
import { dropHold } from '../orders/slots.ts';
import { endCheckout, giveUpUnanswered, openAttempt } from './attempts.ts';
import { recordPaid } from './record-paid.ts';

/**
 * An admin confirms a bank payment; `why` is the bank's reference or a note. The open checkout is ended first, so that no card
 * pays as well. Returns false when the order is not waiting for a payment, or a card is just paying it. Throws CodeRefused
 * for an order that ended with a code which others have used up since: its price does not hold.
 */
export async function markPaid(orderId: string, actor: string, why = ''): Promise<boolean> {
  const change = { actor, reason: why ? `Marked paid: ${why}` : 'Marked paid' };
  for (let tries = 0; tries < markPaidTries; tries++) {
    await endCheckout(orderId);
    const marked = await db().transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
      if (!order || !markableStates.includes(order.state)) return false;
      // An attempt without a checkout is over here and now; one that has got its checkout meanwhile is ended like the first.
      await giveUpUnanswered(tx, orderId);
      if (await openAttempt(tx, orderId)) return undefined;
      const code = await claimCode(tx, order, new Date(), 'come');
      if (!code.ok) throw new CodeRefused(code.message, code.why);
      // The first free day of now, as the terms promise: what it held for a card may be later.
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

/** A checkout opened meanwhile is ended too; one that the provider will not end keeps the order open. */
const markPaidTries = 5;

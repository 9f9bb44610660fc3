import { eq, sql } from 'drizzle-orm';
import { type Connection, db } from '../../db/connect.ts';
import { discountCodes, discountUses, orders } from '../../db/schema/index.ts';
import { codeOf } from '../discounts/queries.ts';
import { claimCode, refusalOf, removeFromOrder } from '../discounts/redemption.ts';
import { type CodeResult, discountOf, tidyCode } from '../discounts/schema.ts';
import type { Order } from '../orders/orders.ts';
import { unpaidStates } from '../orders/schema.ts';
import { endCheckout, openAttempt } from './attempts.ts';
import { renewInvoice } from './invoice-out.ts';
import { refusedAs } from './refusals.ts';

/**
 * Applies a code to an unpaid order, replacing another one. It counts against the code's limit only when payment starts (see
 * `claimCode`). `email` is what they have typed so far, if the order has none yet.
 */
export async function applyCode(
  orderId: string,
  typed: string,
  { email, now = new Date() }: { email?: string | undefined; now?: Date } = {},
): Promise<CodeResult> {
  await endCheckout(orderId);
  return db().transaction(async (tx): Promise<CodeResult> => {
    const order = await changeable(tx, orderId);
    if (!order) return refusedAs('order-paid');
    const existing = await tx.query.discountCodes.findFirst({ columns: { id: true }, where: eq(discountCodes.code, tidyCode(typed)) });
    if (!existing) return refusedAs('code-unknown');
    if ((await codeOf(orderId, tx))?.id === existing.id) return { ok: true };
    const { code, refusal } = await refusalOf(tx, existing.id, { id: orderId, email: email ?? order.email }, now);
    if (refusal) return refusal;
    await removeFromOrder(tx, orderId);
    await tx.insert(discountUses).values({ codeId: code.id, orderId });
    await tx
      .update(orders)
      .set({ discountCents: discountOf(code, order.setupCents), updatedAt: sql`now()` })
      .where(eq(orders.id, orderId));
    // An order whose invoice was sent uses the code from now on.
    await claimCode(tx, order, now);
    await renewInvoice(tx, orderId);
    return { ok: true };
  });
}

/** Removes the code from an unpaid order, so it can be used elsewhere. */
export async function removeCode(orderId: string): Promise<CodeResult> {
  await endCheckout(orderId);
  return db().transaction(async (tx) => {
    if (!(await changeable(tx, orderId))) return refusedAs('order-paid');
    await removeFromOrder(tx, orderId);
    await renewInvoice(tx, orderId);
    return { ok: true };
  });
}

/** Locks and returns the order if its price can still change: unpaid, and no checkout open for the old price. */
async function changeable(tx: Connection, orderId: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order || !unpaidStates.includes(order.state)) return undefined;
  return (await openAttempt(tx, orderId)) ? undefined : order;
}

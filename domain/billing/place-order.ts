import { eq } from 'drizzle-orm';
import type { Result } from '../../base/result.ts';
import { db } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { claimCode } from '../discounts/redemption.ts';
import { termsVersionNow } from '../legal/queries.ts';
import { notifyAdmins } from '../notifications/notifications.ts';
import type { Order } from '../orders/orders.ts';
import { orderLabel, type PlaceOrder, unpaidStates } from '../orders/schema.ts';
import { moveOrder } from '../orders/states.ts';
import { readSettings } from '../settings/settings.ts';
import { endCheckout, expireUnanswered } from './attempts.ts';
import { renewInvoice, sendInvoice } from './invoice-out.ts';
import { recordPaid } from './record-paid.ts';
import { refusedAs } from './refusals.ts';

export type PlaceResult = Result<object, { field: 'code' | 'terms'; code: string; message: string }>;

/**
 * Records the buyer's details, terms and payment method: draft → awaiting_payment. An order that was placed before gets the
 * new details and keeps its state and held day; a paid or ended one doesn't change. Invoice orders wait for an admin, unless
 * nothing is due. If the code is no longer valid, it's removed and nothing is placed, so the buyer sees the new price first.
 * Outdated terms are refused too.
 */
export async function placeOrder(order: Order, details: PlaceOrder, secret: string, actor: string): Promise<PlaceResult> {
  if (details.termsVersion !== (await termsVersionNow())) return { ...refusedAs('terms-changed'), field: 'terms' };
  // Another email can change the code's validity, so an open checkout is ended before the code is checked again.
  if (details.email !== order.email) await endCheckout(order.id);
  return db().transaction(async (tx): Promise<PlaceResult> => {
    const [before] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
    if (!before || !unpaidStates.includes(before.state)) return { ok: true };
    // With another email, repeating the request under its key would be refused by the provider.
    if (details.email !== before.email) await expireUnanswered(tx, order.id);
    const code = await claimCode(tx, { id: order.id, email: details.email });
    if (!code.ok) {
      await renewInvoice(tx, order.id);
      return { ...code, field: 'code' };
    }
    const set = {
      name: details.name,
      email: details.email,
      method: details.method,
      termsVersion: details.termsVersion,
      termsAcceptedAt: new Date(),
      activityConsentAt: details.activity ? new Date() : null,
    };
    if (before.state === 'awaiting_payment') await tx.update(orders).set(set).where(eq(orders.id, order.id));
    else
      await moveOrder(tx, order.id, 'awaiting_payment', {
        actor,
        reason: details.method === 'card' ? 'Card payment due' : 'Invoice requested',
        set,
      });
    if (details.method === 'invoice') {
      const [placed] = await tx.select().from(orders).where(eq(orders.id, order.id));
      if (!placed) throw new Error('The order no longer exists.');
      if (placed.totalCents === 0) {
        const payment = { method: 'bank' as const, source: order.id, paymentId: null, amountCents: 0, paidBy: 'credit' };
        await recordPaid(tx, placed, { change: { actor, reason: 'Nothing to pay' }, payment });
        return { ok: true };
      }
      await sendInvoice(tx, placed, secret);
      await notifyAdmins(tx, 'new-order', {
        type: 'info',
        title: 'Invoice order',
        // Without them, the invoice promises the customer an email.
        message: (await readSettings(tx)).bankDetails
          ? `${orderLabel(order.number)} is waiting for a bank transfer.`
          : `${orderLabel(order.number)} is waiting for a bank transfer. The invoice has no bank details: email them to the customer today, and add them in Settings.`,
        link: `/admin/orders/${order.id}`,
        eventKey: `order-invoice:${order.id}`,
      });
    }
    return { ok: true };
  });
}

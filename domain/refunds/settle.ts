import { and, eq, isNull, sql } from 'drizzle-orm';
import { dollars } from '../../content/dollars.ts';
import type { Connection } from '../../db/connect.ts';
import { bills, documents, orders, refunds } from '../../db/schema/index.ts';
import { issueCreditNote, settleCreditNote } from '../documents/documents.ts';
import { recordEntry } from '../ledger/ledger.ts';
import type { OrderState } from '../orders/schema.ts';
import { moveOrder } from '../orders/states.ts';
import { endBeforeLaunch } from './end-project.ts';
import { notifyFailed, notifySent } from './news.ts';
import { noteOnOrder, type Refund, type RefundSubject, refundsOfSubject } from './refund-subject.ts';
import { retakeStartDay } from './retake-start-day.ts';

export interface Settlement {
  state: Refund['state'];
  providerRefundId?: string | undefined;
  failureReason?: string | undefined;
  actor: string;
  now: Date;
  /** Sends no notifications, because the actor knows. */
  quiet?: boolean;
}

/**
 * Writes a refund's new state and what follows: order or bill, ledger, credit note, history, notifications. Also handles a
 * refund that the bank returns later. A known state changes nothing.
 */
export async function settleRefund(tx: Connection, subject: RefundSubject, refund: Refund, to: Settlement): Promise<void> {
  const { state, now } = to;
  const set = {
    state,
    providerRefundId: to.providerRefundId ?? refund.providerRefundId,
    failureReason: state === 'failed' ? (to.failureReason ?? refund.failureReason) : null,
    settledAt: state === 'pending' ? null : (refund.settledAt ?? now),
    updatedAt: now,
  };
  await tx.update(refunds).set(set).where(eq(refunds.id, refund.id));
  if (state === refund.state) return;
  const settled = { ...refund, ...set };
  if (state === 'succeeded') await recordGiven(tx, subject, settled, to);
  if (state === 'failed') await recordFailed(tx, subject, settled, to, refund.state === 'succeeded');
}

async function recordGiven(tx: Connection, subject: RefundSubject, refund: Refund, to: Settlement): Promise<void> {
  const { order, bill, attempt } = subject;
  await recordEntry(tx, entryOf(subject, refund, -refund.amountCents, refund.id, to.now));
  await recount(tx, subject, to.actor, `${dollars(refund.amountCents)} refunded: ${refund.reason}`);
  // A surplus payment has no invoice.
  if (attempt) return;
  if (!bill) {
    const [now] = await tx.select().from(orders).where(eq(orders.id, order.id));
    if (now?.state === 'refunded') await endBeforeLaunch(tx, order.id, to.actor, refund.reason, to.now);
  }
  const documentId = await issueCreditNote(tx, { refund, order, ...(bill ? { bill } : {}) }, to.now);
  await settleCreditNote(tx, refund.id, { paidAt: to.now, paidBy: refund.method === 'bank' ? 'bank transfer' : 'card' });
  if (!to.quiet) await notifySent(tx, subject, refund, documentId);
}

async function recordFailed(tx: Connection, subject: RefundSubject, refund: Refund, to: Settlement, cameBack: boolean): Promise<void> {
  if (cameBack) {
    await recordEntry(tx, entryOf(subject, refund, refund.amountCents, `${refund.id}:returned`, to.now));
    await tx
      .update(documents)
      .set({ voidedAt: to.now })
      .where(and(eq(documents.refundId, refund.id), isNull(documents.voidedAt)));
  }
  await recount(tx, subject, to.actor, `Refund of ${dollars(refund.amountCents)} did not go through`);
  const startDay = cameBack ? await retakeStartDay(tx, subject, to) : '';
  if (!to.quiet) await notifyFailed(tx, subject, refund, startDay);
}

function entryOf({ order, bill, paymentId }: RefundSubject, refund: Refund, amountCents: number, source: string, happenedAt: Date) {
  return {
    kind: 'refund' as const,
    source,
    amountCents,
    method: refund.method,
    orderId: order.id,
    billId: bill?.id ?? null,
    providerPaymentId: refund.method === 'card' ? (paymentId ?? null) : null,
    happenedAt,
  };
}

/** Adds up the successful refunds and moves the order to the matching state. */
async function recount(tx: Connection, subject: RefundSubject, actor: string, reason: string): Promise<void> {
  const { order, bill, attempt } = subject;
  const [given] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(and(refundsOfSubject(subject), eq(refunds.state, 'succeeded')));
  const refundedCents = given?.cents ?? 0;
  if (bill) await tx.update(bills).set({ refundedCents, updatedAt: sql`now()` }).where(eq(bills.id, bill.id));
  const state: OrderState = refundedCents === 0 ? 'paid' : refundedCents < subject.paidCents ? 'partly_refunded' : 'refunded';
  const from: OrderState[] = ['paid', 'partly_refunded', 'refunded'];
  const moved = !bill && !attempt && (await moveOrder(tx, order.id, state, { actor, reason, from, set: { refundedCents } }));
  if (moved) return;
  if (!bill && !attempt) await tx.update(orders).set({ refundedCents, updatedAt: sql`now()` }).where(eq(orders.id, order.id));
  const [now] = await tx.select({ state: orders.state }).from(orders).where(eq(orders.id, order.id));
  await noteOnOrder(tx, { ...subject, order: { ...order, state: now?.state ?? order.state } }, actor, reason);
}

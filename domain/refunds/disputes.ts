import { eq } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { brand } from '../../content/brand.ts';
import { today } from '../../content/business-clock.ts';
import { dollars } from '../../content/dollars.ts';
import type { Connection } from '../../db/connect.ts';
import { disputes } from '../../db/schema/index.ts';
import type { DisputeStatus } from '../../outside/payments/refunds.ts';
import { dateInWords } from '../../time/day-in-words.ts';
import { recordEntry } from '../ledger/ledger.ts';
import { queueMail } from '../mails/mails.ts';
import { notifyAdmins } from '../notifications/notifications.ts';
import { orderLabel } from '../orders/schema.ts';
import { noteOnOrder, type RefundSubject } from './refund-subject.ts';

const closedStates = ['won', 'lost', 'warning_closed', 'prevented'];

/** Writes a chargeback's state at the provider: row, ledger, history, and notices to admins when it opens and when it's decided. */
export async function writeDispute(tx: Connection, subject: RefundSubject, status: DisputeStatus, now: Date): Promise<void> {
  const { order, bill } = subject;
  const [before] = await tx.select().from(disputes).where(eq(disputes.providerDisputeId, status.providerDisputeId)).for('update');
  const closed = closedStates.includes(status.state);
  const set = {
    amountCents: status.amountCents,
    reason: status.reason,
    state: status.state,
    withdrawn: status.fundsWithdrawn,
    answerBy: status.dueBy ?? before?.answerBy ?? null,
    closedAt: closed ? (before?.closedAt ?? now) : null,
    updatedAt: now,
  };
  const [dispute] = await tx
    .insert(disputes)
    .values({
      ...set,
      providerDisputeId: status.providerDisputeId,
      ...(bill ? { billId: bill.id } : { orderId: order.id }),
      openedAt: status.createdAt,
    })
    .onConflictDoUpdate({ target: disputes.providerDisputeId, set })
    .returning();
  if (!dispute) throw new Error('The chargeback could not be stored.');
  const entry = {
    source: dispute.id,
    method: 'card' as const,
    orderId: order.id,
    billId: bill?.id ?? null,
    providerPaymentId: subject.paymentId ?? null,
    happenedAt: now,
  };
  // A chargeback that was won before we heard of it took and returned the money.
  const taken = status.fundsWithdrawn || status.state === 'won' || before?.withdrawn;
  if (taken) await recordEntry(tx, { ...entry, kind: 'dispute', amountCents: -status.amountCents });
  if (taken && !status.fundsWithdrawn) await recordEntry(tx, { ...entry, kind: 'dispute_returned', amountCents: status.amountCents });
  // An inquiry takes no money. If the bank takes it later, admins are notified again.
  if (!before || (dispute.withdrawn && !before.withdrawn)) await notifyOfOpened(tx, subject, dispute, before ? 'taken after all' : 'new');
  if (before?.state !== status.state)
    await noteOnOrder(
      tx,
      subject,
      'provider',
      `${disputeTitle(status.state)}, ${dollars(status.amountCents)}: ${stateInWords(status.state)}`,
    );
  if (closed && before?.state !== status.state) await notifyOfClosed(tx, subject, dispute);
}

type Dispute = typeof disputes.$inferSelect;

/** A chargeback's state at the provider, in words. */
export function stateInWords(state: string): string {
  return words[state] ?? state.replaceAll('_', ' ');
}

/** Its name: an inquiry while the bank only asks. */
export function disputeTitle(state: string): string {
  return state.startsWith('warning_') ? 'Inquiry by the bank' : 'Chargeback';
}

const words: Record<string, string> = {
  warning_needs_response: 'an inquiry to answer',
  warning_under_review: 'an inquiry the bank is reviewing',
  warning_closed: 'the inquiry is closed and no money was taken',
  needs_response: 'needs a response',
  under_review: 'the bank is reviewing it',
  won: 'decided in our favor, and the money is back',
  lost: 'decided against us, and the money is gone',
  prevented: 'withdrawn',
};

async function notifyOfOpened(tx: Connection, { order }: RefundSubject, dispute: Dispute, news: 'new' | 'taken after all'): Promise<void> {
  const link = `/admin/orders/${order.id}`;
  const answer =
    dispute.answerBy && !dispute.closedAt ? ` Respond in the payment provider’s dashboard by ${dateInWords(today(dispute.answerBy))}.` : '';
  const title = disputeTitle(dispute.state);
  const what = `${dollars(dispute.amountCents)} of ${orderLabel(order.number)} (${dispute.reason.replaceAll('_', ' ')})`;
  const message = dispute.withdrawn
    ? `The bank is taking back ${what}.${answer}`
    : dispute.closedAt
      ? `The bank asked about ${what}: ${stateInWords(dispute.state)}.`
      : `The bank asks about ${what}: ${stateInWords(dispute.state)}. No money has been taken yet.${answer}`;
  const eventKey = news === 'new' ? `dispute:${dispute.id}` : `dispute-taken:${dispute.id}`;
  await notifyAdmins(tx, 'chargeback', { type: 'error', title, message, link, eventKey });
  await queueMail(tx, {
    eventKey,
    template: 'staff-notice',
    about: `order:${order.id}`,
    recipient: brand.email,
    props: { title, message, url: `${env().appUrl}${link}` },
  });
}

async function notifyOfClosed(tx: Connection, { order }: RefundSubject, dispute: Dispute): Promise<void> {
  await notifyAdmins(tx, 'chargeback', {
    type: dispute.state === 'lost' ? 'error' : 'success',
    title: dispute.state === 'warning_closed' ? 'Inquiry closed' : 'Chargeback decided',
    message: `${dollars(dispute.amountCents)} of ${orderLabel(order.number)}: ${stateInWords(dispute.state)}.`,
    link: `/admin/orders/${order.id}`,
    eventKey: `dispute-${dispute.state}:${dispute.id}`,
  });
}

import { and, eq } from 'drizzle-orm';
import { env } from '../../base/env.ts';
import { atTheEarliest } from '../../content/clock-start.ts';
import type { Connection } from '../../db/connect.ts';
import { orders, users } from '../../db/schema/index.ts';
import { guestAccountUrl } from '../accounts/guest-link.ts';
import { redeemCode } from '../discounts/redemption.ts';
import { issueOrderInvoice, settleInvoice } from '../documents/documents.ts';
import { replacedInvoice } from '../documents/queries.ts';
import { recordEntry } from '../ledger/ledger.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import { type Order, sumsOf } from '../orders/orders.ts';
import { type OrderState, orderLabel, taxOf } from '../orders/schema.ts';
import { moveOrder } from '../orders/states.ts';
import { markProjectPaid } from '../projects/projects.ts';
import { laterDay, takeSlot } from '../slots/slots.ts';

interface Paid {
  change: { actor: string; reason: string };
  set?: Partial<typeof orders.$inferInsert>;
  payment: {
    method: 'card' | 'bank';
    /** The attempt's id, or the order's if it was paid by bank. */
    source: string;
    paymentId: string | null;
    amountCents: number;
    /** As the invoice says it. */
    paidBy: string;
  };
}

/** States from which an order becomes paid. A refunded order can't be paid again. */
const openStates: OrderState[] = ['awaiting_payment', 'processing', 'failed', 'expired'];

/** Marks an order paid: seat, project, invoice, ledger, notifications, email. Returns false if the order no longer accepts a payment. */
export async function recordPaid(tx: Connection, order: Order, { change, set = {}, payment }: Paid): Promise<boolean> {
  const userId = order.userId ?? (await verifiedAccount(tx, order.email));
  const paidAt = new Date();
  const moved = await moveOrder(tx, order.id, 'paid', {
    ...change,
    from: openStates,
    set: { ...set, userId, declineReason: null, paidAt },
  });
  if (!moved) return false;
  await redeemCode(tx, order.id);
  const startDay = await takeSlot(tx, order.id);
  await tx.update(orders).set({ startDay }).where(eq(orders.id, order.id));
  const project = userId ? await markProjectPaid(tx, userId, order.id) : undefined;
  if (payment.amountCents > 0)
    await recordEntry(tx, {
      kind: 'setup',
      source: payment.source,
      amountCents: payment.amountCents,
      method: payment.method,
      orderId: order.id,
      providerPaymentId: payment.paymentId,
      happenedAt: paidAt,
    });
  // The invoice comes last, because it locks the document numbers until the end of this transaction.
  const [now] = await tx.select().from(orders).where(eq(orders.id, order.id));
  const documentId = await issueOrderInvoice(tx, now ?? order);
  await settleInvoice(tx, { orderId: order.id }, { paidAt, paidBy: payment.paidBy });
  const startsOn = laterDay(startDay);
  const briefDone = Boolean(project?.briefSubmittedAt);
  const link = briefDone ? '/portal' : '/onboarding';
  const isGuest = userId === undefined;
  await notifyUser(tx, userId ?? null, 'order-paid', {
    eventKey: `order-paid:${order.id}`,
    notification: {
      type: 'success',
      title: 'Order paid',
      message: briefDone
        ? 'We’re building your draft.'
        : `Next, fill out your brief. The clock starts when you send it${atTheEarliest(startsOn)}.`,
      link,
    },
    ...(order.email && {
      mail: await receiptMail(tx, order, order.email, { startDay, documentId, briefDone, isGuest }),
    }),
  });
  await notifyAdmins(tx, 'new-order', {
    type: 'info',
    title: 'New order',
    message: `${orderLabel(order.number)} is paid.`,
    link: `/admin/orders/${order.id}`,
    eventKey: `order-paid:${order.id}`,
  });
  return true;
}

interface Receipt {
  startDay: string;
  /** The paid invoice. */
  documentId: string;
  briefDone: boolean;
  isGuest: boolean;
}

/** The receipt of a paid order. A guest's has the link that makes their account. */
export async function receiptMail(tx: Connection, order: Order, email: string, { startDay, documentId, briefDone, isGuest }: Receipt) {
  return {
    template: 'order-paid' as const,
    about: `order:${order.id}` as const,
    recipient: email,
    props: {
      orderNumber: order.number,
      name: order.name ?? '',
      ...sumsOf(order),
      monthlyCents: order.monthlyCents,
      monthlyTaxCents: taxOf(order.monthlyCents, order.taxRate),
      startDay,
      startsOn: laterDay(startDay),
      briefDone,
      isGuest,
      url: isGuest ? guestAccountUrl(order.id, email) : `${env().appUrl}${briefDone ? '/portal' : '/onboarding'}`,
      documentId,
      replaces: await replacedInvoice(tx, documentId),
    },
  };
}

/** The account with this verified email. An order paid while logged out is attached to it. */
export async function verifiedAccount(tx: Connection, email: string | null): Promise<string | undefined> {
  if (!email) return undefined;
  const user = await tx.query.users.findFirst({ columns: { id: true }, where: and(eq(users.email, email), eq(users.emailVerified, true)) });
  return user?.id;
}

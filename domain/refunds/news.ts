import { dollars } from '../../content/dollars.ts';
import type { Connection } from '../../db/connect.ts';
import type { MailProps } from '../../emails/templates.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import { orderLabel } from '../orders/schema.ts';
import type { Refund, RefundSubject } from './refund-subject.ts';
import { failureInWords } from './schema.ts';

/** Notifies the buyer that a refund is on its way, and admins if they have to send it by bank. */
export async function notifyRequested(tx: Connection, subject: RefundSubject, refund: Refund, projectEnded: boolean): Promise<void> {
  await notifyBuyer(tx, subject, refund, { step: 'asked', projectEnded, documentId: '' });
  const { order } = subject;
  const byOwner = refund.actor.startsWith('user:');
  if (refund.method === 'bank')
    await notifyAdmins(tx, 'refund-attention', {
      type: 'warning',
      title: 'Refund to send by bank',
      message: `${dollars(refund.amountCents)} of ${orderLabel(order.number)}. Mark it as sent on the order when you’ve sent it.`,
      link: `/admin/orders/${order.id}`,
      eventKey: `refund-to-send:${refund.id}`,
    });
  else if (byOwner)
    await notifyAdmins(tx, 'refund-attention', {
      type: 'info',
      title: 'A customer requested a refund',
      message: `${orderLabel(order.number)}: refunding ${dollars(refund.amountCents)} to the card. ${refund.reason}`,
      link: `/admin/orders/${order.id}`,
      eventKey: `refund-asked:${refund.id}`,
    });
}

/** Notifies the buyer that a refund was sent, with the credit note. */
export async function notifySent(tx: Connection, subject: RefundSubject, refund: Refund, documentId: string): Promise<void> {
  await notifyBuyer(tx, subject, refund, { step: 'sent', projectEnded: false, documentId });
}

/** Notifies the buyer and staff that a refund failed. `startDay` is a sentence for staff about the order's start day, or ''. */
export async function notifyFailed(tx: Connection, subject: RefundSubject, refund: Refund, startDay: string): Promise<void> {
  const { order } = subject;
  const why = failureInWords(refund.failureReason ?? 'unknown');
  await notifyBuyer(tx, subject, refund, { step: 'failed', projectEnded: false, documentId: '' });
  await notifyAdmins(tx, 'refund-attention', {
    type: 'error',
    title: 'A refund failed',
    message: `${dollars(refund.amountCents)} of ${orderLabel(order.number)}: ${why}. Send it a different way.${startDay && ` ${startDay}`}`,
    link: `/admin/orders/${order.id}`,
    eventKey: `refund-failed:${refund.id}`,
  });
}

type News = Pick<MailProps['refund'], 'step' | 'projectEnded' | 'documentId'>;

async function notifyBuyer(tx: Connection, { order, bill }: RefundSubject, refund: Refund, news: News): Promise<void> {
  const amount = dollars(refund.amountCents);
  const way = refund.method === 'card' ? 'to your card' : 'by bank transfer';
  const notices = {
    asked: {
      type: 'info',
      title: `We’re refunding ${amount} ${way}`,
      message: `For ${orderLabel(order.number)}. We’ll let you know when it’s sent.`,
    },
    sent: {
      type: 'success',
      title: `We refunded ${amount}`,
      message: `For ${orderLabel(order.number)}, ${way}. The credit note is under Billing.`,
    },
    failed: {
      type: 'error',
      title: `Your ${amount} refund didn’t go through`,
      message: 'The first attempt failed. We’ll find another way and email you.',
    },
  } as const;
  await notifyUser(tx, order.userId, 'refund', {
    eventKey: `refund-${news.step}:${refund.id}`,
    notification: { ...notices[news.step], link: '/portal/settings/billing' },
    ...(order.email && {
      mail: {
        template: 'refund',
        about: `order:${order.id}`,
        recipient: order.email,
        props: {
          ...news,
          orderNumber: order.number,
          name: order.name ?? '',
          amountCents: refund.amountCents,
          what: bill ? 'month' : 'setup',
          method: refund.method,
        },
      },
    }),
  });
}

import { dateOf } from '../../content/business-clock.ts';
import { dollars } from '../../content/dollars.ts';
import type { Connection } from '../../db/connect.ts';
import type { MailProps } from '../../emails/templates.ts';
import { daysOfPeriod } from '../documents/period.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifying.ts';
import type { Bill } from './rows.ts';
import { cardInWords, expiryInWords, type reminderDays } from './schema.ts';
import type { PlanSubject } from './subject.ts';
import { bankGraceEnd, lastTryAt } from './tries.ts';

/** A month is paid: its receipt. */
export async function notifyOfPaidBill(
  tx: Connection,
  { project, siteName, path, url }: PlanSubject,
  bill: Bill,
  { documentId, paidWith }: { documentId: string; paidWith: string },
): Promise<void> {
  const { from, to } = daysOfPeriod(bill);
  const totalCents = bill.subtotalCents + bill.taxCents;
  await notifyUser(tx, project?.ownerId ?? null, 'bill-paid', {
    eventKey: `bill-paid:${bill.id}`,
    notification: {
      type: 'success',
      title: paidWith ? 'Monthly bill paid' : 'This month is on us',
      message: paidWith ? `${dollars(bill.dueCents)} for ${siteName}, ${from} to ${to}.` : `${siteName}, ${from} to ${to}.`,
      link: path,
    },
    mail: ({ firstName }) => ({
      template: 'bill-paid',
      props: {
        firstName,
        siteName,
        totalCents,
        creditCents: bill.creditCents,
        dueCents: bill.dueCents,
        paidWith,
        from,
        to,
        documentId,
        url,
      },
    }),
  });
}

/** The card was declined on one of the days on which it is tried; what comes next is said too. The last day is told as the suspension. */
export async function notifyOfFailedBill(
  tx: Connection,
  { project, plan, siteName, path, url }: PlanSubject,
  bill: Bill,
  { documentId, day, reason }: { documentId: string; day: number; reason: string },
): Promise<void> {
  if (!bill.nextTryAt || !bill.firstFailedAt) return;
  const [nextTryOn, suspendedOn] = [dateOf(bill.nextTryAt), dateOf(lastTryAt(bill.firstFailedAt))];
  const card = cardInWords(plan.cardBrand ?? '', plan.cardLast4 ?? '');
  await notifyUser(tx, project?.ownerId ?? null, 'bill-failed', {
    eventKey: `bill-failed:${bill.id}:${day}`,
    notification: {
      type: 'error',
      title: 'Monthly payment failed',
      message: `${reason} We try again on ${nextTryOn}. You can pay now or change the card.`,
      link: path,
    },
    mail: ({ firstName }) => ({
      template: 'bill-failed',
      props: { firstName, siteName, dueCents: bill.dueCents, card, reason, nextTryOn, suspendedOn, documentId, url },
    }),
  });
}

/** A bill to be paid by bank, or a reminder of it. */
export async function notifyOfDueBill(
  tx: Connection,
  { project, siteName, path, url }: PlanSubject,
  bill: Bill,
  { documentId, reminder }: { documentId: string; reminder: (typeof reminderDays)[number] | undefined },
): Promise<void> {
  if (!bill.dueAt) return;
  const [dueOn, suspendedOn] = [dateOf(bill.dueAt), dateOf(bankGraceEnd(bill.dueAt))];
  const { dueCents } = bill;
  await notifyUser(tx, project?.ownerId ?? null, 'bill-due', {
    eventKey: `bill-due:${bill.id}${reminder ? `:${reminder}` : ''}`,
    notification: reminder
      ? {
          type: 'warning',
          title: 'Your monthly bill is overdue',
          message: `${dollars(dueCents)} was due on ${dueOn}. The site goes off on ${suspendedOn} if it is not paid.`,
          link: path,
        }
      : { type: 'info', title: 'Your monthly bill', message: `${dollars(dueCents)} for ${siteName}, to be paid by ${dueOn}.`, link: path },
    mail: ({ firstName }) => ({
      template: 'bill-due',
      props: { firstName, siteName, dueCents, dueOn, daysLate: reminder ?? 0, suspendedOn, documentId, url },
    }),
  });
}

/** A site went off over its bill, came back, or was archived: told to its owner and to staff. `key` names the suspension. */
export async function notifyOfChange(
  tx: Connection,
  { project, order, siteName, address, path, url }: PlanSubject,
  step: MailProps['plan-change']['step'],
  { key, dueCents = 0, why = '', archivedOn = '' }: { key: string; dueCents?: number; why?: string; archivedOn?: string },
): Promise<void> {
  if (!project) return;
  const said = {
    suspended: {
      type: 'error',
      title: 'Your site is suspended',
      message: `${dollars(dueCents)} is open. Pay it, and ${siteName} is back at once. It waits until ${archivedOn}.`,
    },
    restored: { type: 'success', title: 'Your site is online again', message: `Paid. ${siteName} is back at ${address}.` },
    archived: {
      type: 'warning',
      title: 'Your site is archived',
      message: `${siteName} was not paid for 30 days. The open bill is let go.`,
    },
  } as const;
  const eventKey = `plan-${step}:${key}`;
  await notifyUser(tx, project.ownerId, 'subscription', {
    eventKey,
    notification: { ...said[step], link: path },
    mail: ({ firstName }) => ({
      template: 'plan-change',
      props: { firstName, siteName, address, step, dueCents, why, archivedOn, url },
    }),
  });
  const forStaff = { suspended: 'Suspended, unpaid', restored: 'Paid and online again', archived: 'Archived, unpaid' };
  await notifyAdmins(tx, 'plan-trouble', {
    type: step === 'restored' ? 'success' : 'warning',
    title: forStaff[step],
    message: why ? `${siteName}: ${why}` : siteName,
    link: `/admin/orders/${order.id}`,
    eventKey,
  });
}

/** The provider ended a plan that nobody here wanted ended. */
export async function notifyOfEndAtProvider(tx: Connection, { plan, order, siteName }: PlanSubject): Promise<void> {
  await notifyAdmins(tx, 'plan-trouble', {
    type: 'error',
    title: 'Plan ended at the provider',
    message: `${siteName} is still online, and no month of it is billed any more.`,
    link: `/admin/orders/${order.id}`,
    eventKey: `plan-ended-there:${plan.id}`,
  });
}

/** The bill that a suspended site waits for was let go at the provider, and nobody paid: told to staff, once for each suspension. */
export async function notifyOfDroppedBill(tx: Connection, { plan, order, siteName }: PlanSubject): Promise<void> {
  await notifyAdmins(tx, 'plan-trouble', {
    type: 'warning',
    title: 'Bill let go, site still off',
    message: `The open bill of ${siteName} was made void or written off at the provider, not paid. To let the owner put the site back with a new month, end its plan here.`,
    link: `/admin/orders/${order.id}`,
    eventKey: `plan-let-go:${plan.id}:${plan.suspendedAt?.getTime()}`,
  });
}

/** The card was changed, which is always mailed; or it ends soon. Once for each card. */
export async function notifyOfCard(
  tx: Connection,
  { project, plan, siteName, path, url }: PlanSubject,
  step: 'changed' | 'expires',
  key: string,
) {
  if (!project || !plan.cardBrand || !plan.cardLast4 || !plan.cardExpMonth || !plan.cardExpYear) return;
  const card = cardInWords(plan.cardBrand, plan.cardLast4);
  const expires = expiryInWords(plan.cardExpMonth, plan.cardExpYear);
  const nextBillOn = plan.periodEnd ? dateOf(plan.periodEnd) : '';
  const ending = {
    type: 'warning' as const,
    title: 'Your card expires soon',
    message: `${card} expires ${expires}. Change it before your bill of ${nextBillOn}.`,
    link: path,
  };
  await notifyUser(tx, project.ownerId, 'card', {
    eventKey: `card-${step}:${key}`,
    // What the owner does themselves rings no bell.
    ...(step === 'expires' ? { notification: ending } : {}),
    mail: ({ firstName }) => ({ template: 'card-notice', props: { firstName, siteName, step, card, expires, nextBillOn, url } }),
  });
}

import { dateOf } from '../../content/business-clock.ts';
import { dollars } from '../../content/dollars.ts';
import type { Connection } from '../../db/connect.ts';
import type { MailProps } from '../../emails/templates.ts';
import { daysOfPeriod } from '../documents/period.ts';
import { notifyAdmins, notifyUser } from '../notifications/notifications.ts';
import { bankGraceEnd, lastAttemptAt } from './attempt-schedule.ts';
import type { PlanSubject } from './plan-subject.ts';
import type { Bill } from './rows.ts';
import { cardInWords, expiryInWords, type reminderDays } from './schema.ts';

/** Sends the receipt of a paid month. */
export async function notifyPaid(
  tx: Connection,
  { project, order, siteName, path, url }: PlanSubject,
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
      about: `order:${order.id}`,
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

/** Notifies the owner that their card was declined and what happens next. After the last attempt, the suspension notice does. */
export async function notifyFailed(
  tx: Connection,
  { project, order, plan, siteName, path, url }: PlanSubject,
  bill: Bill,
  { documentId, day, reason }: { documentId: string; day: number; reason: string },
): Promise<void> {
  if (!bill.nextAttemptAt || !bill.firstFailedAt) return;
  const [nextTryOn, suspendedOn] = [dateOf(bill.nextAttemptAt), dateOf(lastAttemptAt(bill.firstFailedAt))];
  const card = cardInWords(plan.cardBrand ?? '', plan.cardLast4 ?? '');
  await notifyUser(tx, project?.ownerId ?? null, 'bill-failed', {
    eventKey: `bill-failed:${bill.id}:${day}`,
    notification: {
      type: 'error',
      title: 'Monthly payment failed',
      message: `${reason} We’ll try again on ${nextTryOn}. You can pay now or change your card.`,
      link: path,
    },
    mail: ({ firstName }) => ({
      template: 'bill-failed',
      about: `order:${order.id}`,
      props: { firstName, siteName, dueCents: bill.dueCents, card, reason, nextTryOn, suspendedOn, documentId, url },
    }),
  });
}

/** Sends a bill to be paid by bank, or a reminder. */
export async function notifyDue(
  tx: Connection,
  { project, order, siteName, path, url }: PlanSubject,
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
          message: `${dollars(dueCents)} was due on ${dueOn}. We’ll take your site offline on ${suspendedOn} if it isn’t paid.`,
          link: path,
        }
      : { type: 'info', title: 'Your monthly bill', message: `${dollars(dueCents)} for ${siteName}, due ${dueOn}.`, link: path },
    mail: ({ firstName }) => ({
      template: 'bill-due',
      about: `order:${order.id}`,
      props: { firstName, siteName, dueCents, dueOn, daysLate: reminder ?? 0, suspendedOn, documentId, url },
    }),
  });
}

/** Notifies the owner and admins that a site was suspended for its bill, came back, or was archived. `key` identifies the suspension. */
export async function notifyChange(
  tx: Connection,
  { project, order, siteName, address, path, url }: PlanSubject,
  step: MailProps['plan-change']['step'],
  { key, dueCents = 0, why = '', archivedOn = '' }: { key: string; dueCents?: number; why?: string; archivedOn?: string },
): Promise<void> {
  if (!project) return;
  const isHeld = project.suspension !== null;
  const notices = {
    suspended: {
      type: 'error',
      title: 'Your site is suspended',
      message: `You owe ${dollars(dueCents)}. Pay it, and ${siteName} comes back ${isHeld ? 'once we lift the suspension' : 'right away'}. You have until ${archivedOn}.`,
    },
    restored: { type: 'success', title: 'Your site is online again', message: `Paid. ${siteName} is back at ${address}.` },
    paid: {
      type: 'success',
      title: 'Your bill is paid',
      message: `${siteName} stays offline, because we suspended it for another reason.`,
    },
    archived: {
      type: 'warning',
      title: 'Your site is archived',
      message: `${siteName} went unpaid for 30 days. We dropped the unpaid bill.`,
    },
  } as const;
  const eventKey = `plan-${step}:${key}`;
  await notifyUser(tx, project.ownerId, 'subscription', {
    eventKey,
    notification: { ...notices[step], link: path },
    mail: ({ firstName }) => ({
      template: 'plan-change',
      about: `project:${project.id}`,
      props: { firstName, siteName, address, step, dueCents, why, archivedOn, isHeld, url },
    }),
  });
  const forStaff = {
    suspended: 'Suspended, unpaid',
    restored: 'Paid and online again',
    paid: 'Paid, but suspended by staff',
    archived: 'Archived, unpaid',
  };
  await notifyAdmins(tx, 'plan-trouble', {
    type: step === 'restored' || step === 'paid' ? 'success' : 'warning',
    title: forStaff[step],
    message: why ? `${siteName}: ${why}` : siteName,
    link: `/admin/orders/${order.id}`,
    eventKey,
  });
}

/** Notifies admins that the provider ended a plan that should be running. */
export async function notifyEndedAtProvider(tx: Connection, { plan, order, siteName }: PlanSubject): Promise<void> {
  await notifyAdmins(tx, 'plan-trouble', {
    type: 'error',
    title: 'Plan ended with the payment provider',
    message: `${siteName} is still online but is no longer being billed.`,
    link: `/admin/orders/${order.id}`,
    eventKey: `plan-ended-there:${plan.id}`,
  });
}

/** Notifies admins that we undid a change of a plan which was made in the provider's dashboard. */
export async function notifyUndone(tx: Connection, { plan, order, siteName }: PlanSubject, now: Date): Promise<void> {
  await notifyAdmins(tx, 'plan-trouble', {
    type: 'warning',
    title: 'Change at the payment provider undone',
    message: `Someone canceled, continued or paused the plan of ${siteName} in the payment provider’s dashboard. It’s set as it was, and billing goes on as before. Make such changes here.`,
    link: `/admin/orders/${order.id}`,
    eventKey: `plan-undone:${plan.id}:${now.getTime()}`,
  });
}

/** Notifies admins, once for each suspension, that a suspended site's bill was voided or written off at the provider. */
export async function notifyBillDropped(tx: Connection, { plan, order, siteName }: PlanSubject): Promise<void> {
  await notifyAdmins(tx, 'plan-trouble', {
    type: 'warning',
    title: 'Bill dropped, site still offline',
    message: `The unpaid bill for ${siteName} was voided or written off by the payment provider, not paid. To let the owner bring the site back with a new month, end its plan here.`,
    link: `/admin/orders/${order.id}`,
    eventKey: `plan-let-go:${plan.id}:${plan.suspendedAt?.getTime()}`,
  });
}

/** Emails the owner that the card was changed, or warns them that it expires soon. Once for each card. */
export async function notifyCard(
  tx: Connection,
  { project, order, plan, siteName, path, url }: PlanSubject,
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
    message: `${card} expires ${expires}. Update it before your next bill on ${nextBillOn}.`,
    link: path,
  };
  await notifyUser(tx, project.ownerId, 'card', {
    eventKey: `card-${step}:${key}`,
    // Owners get no notification of their own actions.
    ...(step === 'expires' ? { notification: ending } : {}),
    mail: ({ firstName }) => ({
      template: 'card-notice',
      about: `order:${order.id}`,
      props: { firstName, siteName, step, card, expires, nextBillOn, url },
    }),
  });
}

import { dateOf } from '../../../../content/business-clock.ts';
import { siteAddress } from '../../../../domain/addresses.ts';
import { documentsOfOrders } from '../../../../domain/documents/queries.ts';
import { secretOf } from '../../../../domain/orders/orders.ts';
import { orderOf, ordersOf } from '../../../../domain/orders/queries.ts';
import { orderLabel, payableStates } from '../../../../domain/orders/schema.ts';
import { creditOf } from '../../../../domain/plans/queries.ts';
import { monthOf } from '../../../../domain/plans/schema.ts';
import { paidMonthEnd } from '../../../../domain/projects/paid-month.ts';
import type { Project } from '../../../../domain/projects/projects.ts';
import { approvalOf, cancellationOf } from '../../../../domain/projects/queries.ts';
import { ownerRefundOf } from '../../../../domain/refunds/owner-refund.ts';
import { onTheirWay } from '../../../../domain/refunds/queries.ts';
import { readSettings } from '../../../../domain/settings/settings.ts';
import { suspensionInWords } from '../../../../domain/suspensions/schema.ts';
import { payPath } from '../../pay-path.ts';
import { documentsOfBill, documentsOfOrder } from './documents.ts';
import { planData } from './plan-data.ts';

/** Data for the billing screen: the current project's service and bills, and all of the user's orders. */
export async function billingData(userId: string, project: Project | undefined) {
  const [orders, own, settings, cancellation, approval, { plan, bills }, refund, credit] = await Promise.all([
    ordersOf(userId),
    project?.orderId ? orderOf(userId, project.orderId) : undefined,
    readSettings(),
    project ? cancellationOf(userId, project.id) : null,
    project?.approvedVersionId ? approvalOf(project.approvedVersionId) : undefined,
    project ? planData(userId, project) : { plan: null, bills: [] },
    project ? ownerRefundOf(userId, project.id) : undefined,
    project?.orderId ? creditOf(project.orderId) : undefined,
  ]);
  const ids = orders.map(({ id }) => id);
  const [documents, onWay] = await Promise.all([documentsOfOrders(ids), onTheirWay(ids)]);
  return {
    service: project
      ? {
          projectId: project.id,
          name: project.name || 'Your site',
          state: project.state,
          suspendedFor: project.suspension && suspensionInWords(project.suspension),
          address: project.slug ? siteAddress(project) : null,
          month: monthOf(own ?? settings),
          runsSince: project.liveSince && dateOf(project.liveSince),
          monthEndsOn: plan?.monthEndsOn ?? (project.liveSince && dateOf(paidMonthEnd(project.liveSince, new Date()))),
          approved: Boolean(approval),
          paid: Boolean(project.paidAt),
          payTo: project.paidAt ? null : payPath(own),
          plan,
          creditCents: credit?.leftCents ?? 0,
          cancellation,
          /** Work ended before a launch. A refund that failed or was canceled doesn't restart it. */
          endedBeforeLaunch: project.state === 'canceled' && !project.liveSince,
          refund: refund && !(refund.cents === 0 && project.state === 'canceled') ? refund : null,
        }
      : null,
    bills: bills.map((bill) => ({ ...bill, documents: documentsOfBill(documents, bill.id) })),
    orders: orders.map((order) => ({
      id: order.id,
      label: orderLabel(order.number),
      state: order.state,
      method: order.method,
      placedOn: dateOf(order.createdAt),
      paidOn: order.paidAt && dateOf(order.paidAt),
      cents: order.totalCents,
      refundedCents: order.refundedCents,
      onWayCents: onWay.get(order.id) ?? 0,
      documents: documentsOfOrder(documents, order.id, project?.liveSince ? bills.map(({ id }) => id) : []),
      payTo: payableStates.includes(order.state) ? `/payment?order=${encodeURIComponent(secretOf(order.id))}` : null,
    })),
  };
}

export type BillingData = Awaited<ReturnType<typeof billingData>>;

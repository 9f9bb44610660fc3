import { today } from '../../../content/business-clock.ts';
import { documentsOfOrders } from '../../../domain/documents/queries.ts';
import { documentLabel } from '../../../domain/documents/schema.ts';
import { ledgerOf } from '../../../domain/ledger/ledger.ts';
import { moneyAlerts, needsAnswer } from '../../../domain/refunds/attention.ts';
import { disputeTitle, stateInWords } from '../../../domain/refunds/disputes.ts';
import { refundsForAdmin } from '../../../domain/refunds/queries.ts';
import { failureInWords } from '../../../domain/refunds/schema.ts';
import { dateInWords } from '../../../time/day-in-words.ts';
import { shownAlert } from './alert-words.ts';

/** An order's money: what can still be refunded, refunds, chargebacks, documents and payments. */
export async function moneyOf(orderId: string) {
  const [{ refunds, disputes, refundables }, alerts, papers, entries] = await Promise.all([
    refundsForAdmin(orderId),
    moneyAlerts([orderId]),
    documentsOfOrders([orderId]),
    ledgerOf(orderId),
  ]);
  return {
    alerts: alerts.map(shownAlert),
    balanceCents: entries.reduce((sum, { amountCents }) => sum + amountCents, 0),
    refundables: refundables.map((one) => ({
      billId: one.billId,
      label: one.periodStart ? `The month from ${dateInWords(today(one.periodStart))}` : 'The setup price',
      paidCents: one.paidCents,
      leftCents: one.leftCents,
      byCard: one.byCard,
      disputed: one.disputed,
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      of: refund.attemptId ? 'a payment that arrived too late' : refund.billId ? 'a monthly bill' : 'the setup price',
      billId: refund.billId ?? '',
      owed: alerts.some(({ id }) => id === refund.id),
      ofSetup: !refund.attemptId && !refund.billId,
      amountCents: refund.amountCents,
      method: refund.method,
      state: refund.state,
      reason: refund.reason,
      reference: refund.reference ?? refund.providerRefundId,
      failure: refund.state === 'failed' ? failureInWords(refund.failureReason ?? 'unknown') : null,
      at: refund.createdAt.toISOString(),
    })),
    disputes: disputes.map((dispute) => ({
      id: dispute.id,
      amountCents: dispute.amountCents,
      reason: dispute.reason.replaceAll('_', ' '),
      title: disputeTitle(dispute.state),
      words: stateInWords(dispute.state),
      needsAnswer: alerts.some((alert) => alert.id === dispute.id && needsAnswer(alert)),
      answerBy: dispute.answerBy && dispute.closedAt === null ? dateInWords(today(dispute.answerBy)) : null,
      withdrawn: dispute.withdrawn,
      at: dispute.openedAt.toISOString(),
    })),
    papers: papers.map((paper) => ({
      id: paper.id,
      label: documentLabel(paper),
      kind: paper.series === 'invoice' ? 'Invoice' : 'Credit note',
      totalCents: paper.totalCents,
      status: paper.voidedAt ? 'void' : paper.paidAt ? (paper.series === 'invoice' ? 'paid' : 'refunded') : 'unpaid',
      at: paper.createdAt.toISOString(),
    })),
    entries: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      amountCents: entry.amountCents,
      method: entry.method,
      paymentId: entry.providerPaymentId,
      at: entry.happenedAt.toISOString(),
    })),
  };
}
export type MoneyData = Awaited<ReturnType<typeof moneyOf>>;

import type Stripe from 'stripe';
import { finalizeInvoice, followBills } from './billing.ts';
import { expireSession, settleSlowPayment } from './checkout.ts';
import type { Desk } from './desk.ts';
import { closeDispute } from './disputes.ts';
import { record } from './events.ts';
import { endPlan, renewPlan } from './plans.ts';
import { settleRefund } from './refunding.ts';

interface Due {
  at: number;
  act: () => void;
}

/**
 * Does everything that is due, each thing at its own moment and in the order of their moments: pages end, banks answer,
 * drafts become final, months are over, bills fall due. `setMoment` is told each moment, so that what is done carries it.
 */
export function catchUp(desk: Desk, now: number, setMoment: (at: number | undefined) => void): void {
  try {
    for (let due = nextDue(desk, now); due; due = nextDue(desk, now)) {
      setMoment(due.at);
      due.act();
    }
  } finally {
    setMoment(undefined);
  }
  desk.books.save();
}

function nextDue(desk: Desk, now: number): Due | undefined {
  let first: Due | undefined;
  for (const due of [...ofSessions(desk), ...ofBanks(desk), ...ofInvoices(desk), ...ofPlans(desk), ...ofDisputes(desk)])
    if (due.at <= now && (!first || due.at < first.at)) first = due;
  return first;
}

function ofSessions(desk: Desk): Due[] {
  const open = desk.books.all('checkout.session').filter(({ status }) => status === 'open');
  return open.map((session) => ({ at: session.expires_at, act: () => expireSession(desk, session) }));
}

function ofBanks(desk: Desk): Due[] {
  return desk.books.pending().map(([id, { dueAt, succeeds }]) => ({
    at: dueAt,
    act: () => {
      desk.books.drop('pending', id);
      const intent = desk.books.get('payment_intent', id);
      const refund = desk.books.get('refund', id);
      if (intent) settleSlowPayment(desk, intent, succeeds);
      if (refund) settleRefund(desk, refund, succeeds);
    },
  }));
}

function ofInvoices(desk: Desk): Due[] {
  return desk.books.all('invoice').flatMap((invoice): Due[] => {
    if (invoice.status === 'draft' && invoice.automatically_finalizes_at)
      return [{ at: invoice.automatically_finalizes_at, act: () => finalizeInvoice(desk, invoice) }];
    if (invoice.status === 'open' && invoice.due_date && planOf(desk, invoice)?.status === 'active')
      return [
        {
          at: invoice.due_date,
          act: () => {
            record(desk, 'invoice.overdue', invoice);
            followBills(desk, invoice);
          },
        },
      ];
    return [];
  });
}

function ofPlans(desk: Desk): Due[] {
  const running = desk.books.all('subscription').filter(({ status }) => status !== 'canceled');
  return running.flatMap((subscription) => {
    const end = subscription.items.data[0]?.current_period_end;
    return end
      ? [{ at: end, act: () => (subscription.cancel_at_period_end ? endPlan(desk, subscription) : renewPlan(desk, subscription)) }]
      : [];
  });
}

/** A dispute that nobody answers in time is lost. */
function ofDisputes(desk: Desk): Due[] {
  return desk.books.all('dispute').flatMap((dispute) => {
    const dueBy = dispute.evidence_details.due_by;
    return dispute.status === 'needs_response' && dueBy ? [{ at: dueBy, act: () => closeDispute(desk, dispute.id, 'lost') }] : [];
  });
}

function planOf(desk: Desk, invoice: Stripe.Invoice): Stripe.Subscription | undefined {
  return desk.books.get('subscription', String(invoice.parent?.subscription_details?.subscription));
}

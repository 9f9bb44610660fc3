import { expireSession, settleSlowPayment } from './checkout.ts';
import type { Context } from './context.ts';
import { closeDispute } from './disputes.ts';
import { finalizeInvoice, updatePlanStatus } from './invoices.ts';
import { record } from './objects.ts';
import { settleRefund } from './refunds.ts';
import { waiting } from './store.ts';
import { endSubscription, renewSubscription } from './subscriptions.ts';

interface Due {
  at: number;
  /** The customer or checkout it's about. */
  of?: string | undefined;
  act: () => void;
}

/**
 * Runs everything that is due, in order: pages expire, banks answer, drafts are finalized, months end, bills become overdue.
 * Each happens at its own time, so events have it. `whose`: everyone's except customers with a made-up history (see past.ts), or
 * only theirs.
 */
export function catchUp(context: Context, now: number, whose: 'others' | 'held' = 'others'): void {
  try {
    for (let due = nextDue(context, now, whose); due; due = nextDue(context, now, whose)) {
      context.moment = due.at;
      due.act();
    }
  } finally {
    context.moment = undefined;
  }
  context.store.save();
}

function nextDue(context: Context, now: number, whose: 'others' | 'held'): Due | undefined {
  const { held } = context.past;
  let first: Due | undefined;
  for (const due of everythingDue(context)) {
    if (due.at > now || (first && due.at >= first.at)) continue;
    if (held.has(due.of ?? '') === (whose === 'held')) first = due;
  }
  return first;
}

function* everythingDue(context: Context): Generator<Due> {
  const { store } = context;
  for (const session of store.under('checkout.session', waiting))
    yield { at: session.expires_at, of: session.id, act: () => expireSession(context, session) };
  for (const [id, { dueAt, succeeds }] of store.pending()) yield { at: dueAt, act: () => answer(context, id, succeeds) };
  for (const invoice of store.under('invoice', waiting)) {
    const plan = store.get('subscription', invoice.parent?.subscription_details?.subscription);
    if (invoice.status === 'draft' && invoice.automatically_finalizes_at)
      yield { at: invoice.automatically_finalizes_at, of: idOf(invoice.customer), act: () => finalizeInvoice(context, invoice) };
    if (invoice.status === 'open' && invoice.due_date && plan?.status === 'active')
      yield {
        at: invoice.due_date,
        of: idOf(invoice.customer),
        act: () => {
          record(context, 'invoice.overdue', invoice);
          updatePlanStatus(context, invoice);
        },
      };
  }
  for (const plan of store.under('subscription', waiting)) {
    const at = plan.items.data[0]?.current_period_end;
    if (at)
      yield { at, of: idOf(plan.customer), act: () => (plan.cancel_at_period_end ? endSubscription : renewSubscription)(context, plan) };
  }
  // A dispute that isn't answered in time is lost.
  for (const { id, evidence_details: evidence } of store.under('dispute', waiting))
    if (evidence.due_by) yield { at: evidence.due_by, act: () => closeDispute(context, id, 'lost') };
}

function idOf(customer: string | { id: string } | null): string | undefined {
  return typeof customer === 'string' ? customer : customer?.id;
}

/** The bank's late answer to a payment or refund. */
function answer(context: Context, id: string, succeeds: boolean): void {
  context.store.drop('pending', id);
  const intent = context.store.get('payment_intent', id);
  const refund = context.store.get('refund', id);
  if (intent) settleSlowPayment(context, intent, succeeds);
  if (refund) settleRefund(context, refund, succeeds);
}

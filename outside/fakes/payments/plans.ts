import type Stripe from 'stripe';
import { voidDraft } from './billing.ts';
import type { Desk } from './desk.ts';
import { record } from './events.ts';
import { endOfMonthFrom } from './months.ts';
import { makeInvoice } from './objects/invoice.ts';
import { changeSubscription, makeSubscription, type NewSubscription } from './objects/subscription.ts';

/** Starts a plan: its first bill is a draft. */
export function startPlan(desk: Desk, wanted: NewSubscription): Stripe.Subscription {
  const subscription = makeSubscription(desk, wanted);
  const invoice = makeInvoice(desk, subscription, 'subscription_create');
  subscription.latest_invoice = invoice.id;
  desk.books.put('subscription', subscription.id, subscription);
  record(desk, 'customer.subscription.created', subscription);
  return subscription;
}

/** A plan's month is over: the next one begins and is billed. */
export function renewPlan(desk: Desk, subscription: Stripe.Subscription): void {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The plan ${subscription.id} has no price.`);
  const start = item.current_period_end;
  const next = { ...item, current_period_start: start, current_period_end: endOfMonthFrom(subscription.billing_cycle_anchor, start) };
  changeSubscription(desk, subscription, { items: { ...subscription.items, data: [next] } });
  const invoice = makeInvoice(desk, subscription, 'subscription_cycle');
  if (subscription.pause_collection) voidDraft(desk, invoice);
  changeSubscription(desk, subscription, { latest_invoice: invoice.id });
}

/** Ends a plan now; its drafts are not made final by themselves any more. */
export function endPlan(desk: Desk, subscription: Stripe.Subscription): void {
  const reason = 'cancellation_requested';
  Object.assign(subscription, {
    cancel_at_period_end: false,
    canceled_at: subscription.canceled_at ?? desk.at(),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
    ended_at: desk.at(),
    status: 'canceled',
  } satisfies Partial<Stripe.Subscription>);
  desk.books.put('subscription', subscription.id, subscription);
  for (const invoice of desk.books.all('invoice'))
    if (invoice.status === 'draft' && invoice.parent?.subscription_details?.subscription === subscription.id) {
      Object.assign(invoice, { auto_advance: false, automatically_finalizes_at: null });
      desk.books.put('invoice', invoice.id, invoice);
    }
  record(desk, 'customer.subscription.deleted', subscription);
}

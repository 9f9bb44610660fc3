import Stripe from 'stripe';
import { type BillStatus, billsOf } from './bills.ts';
import { dateOf, idOf, stripe } from './client.ts';
import { unlessReached } from './refusals.ts';
import { taxRateFor } from './tax-rates.ts';

export interface PlanRequest {
  /** Our ID, which is the idempotency key. */
  planId: string;
  orderId: string;
  customerId: string;
  /** Before tax. Never changes. */
  monthlyCents: number;
  /** Tax rate in thousandths of a percent: 8875 is 8.875%; 0 for none. */
  taxRate: number;
  taxName: string;
  daysUntilDue: number;
  description: string;
}

/** The current state of a plan, from the provider's own objects. */
export interface PlanStatus {
  state: Stripe.Subscription.Status;
  cancelsAtPeriodEnd: boolean;
  paused: boolean;
  periodStart: Date;
  periodEnd: Date;
  customerId: string;
  endedAt?: Date;
  /** All bills, newest first. */
  bills: BillStatus[];
}

/** The provider's product for the monthly price. */
const product = { id: 'sunup_website_monthly', name: 'Website, per month' };

/**
 * Starts a plan today, with its first bill. The provider only creates bills; we collect them. Returns the subscription's id,
 * the same one for a repeated request.
 */
export async function createPlan(request: PlanRequest): Promise<string> {
  const taxRate = await taxRateFor({ name: request.taxName, rate: request.taxRate });
  const subscription = await stripe().subscriptions.create(
    {
      customer: request.customerId,
      collection_method: 'send_invoice',
      days_until_due: request.daysUntilDue,
      description: request.description,
      items: [
        {
          price_data: {
            currency: 'usd',
            product: await productId(),
            unit_amount: request.monthlyCents,
            recurring: { interval: 'month' },
            tax_behavior: 'exclusive',
          },
        },
      ],
      ...(taxRate ? { default_tax_rates: [taxRate] } : {}),
      metadata: { plan_id: request.planId, order_id: request.orderId },
    },
    { idempotencyKey: request.planId },
  );
  return subscription.id;
}

async function productId(): Promise<string> {
  try {
    return (await stripe().products.retrieve(product.id)).id;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')) throw error;
    return (await stripe().products.create(product, { idempotencyKey: product.id })).id;
  }
}

/** Reads a plan and all its bills from the provider's objects. */
export async function readPlan(subscriptionId: string): Promise<PlanStatus> {
  const subscription = await stripe().subscriptions.retrieve(subscriptionId);
  const [item] = subscription.items.data;
  const customerId = idOf(subscription.customer);
  if (!item || !customerId) throw new Error('The payment provider gave a plan without a price or a customer.');
  return {
    state: subscription.status,
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    paused: subscription.pause_collection !== null,
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    customerId,
    ...(subscription.ended_at ? { endedAt: dateOf(subscription.ended_at) } : {}),
    bills: await billsOf(subscriptionId),
  };
}

/** Cancels a plan at the end of its paid month or undoes that; pauses it (its bills are created void) or resumes it. */
export async function changePlan(subscriptionId: string, change: { cancelsAtPeriodEnd?: boolean; paused?: boolean }): Promise<void> {
  await stripe().subscriptions.update(subscriptionId, {
    ...(change.cancelsAtPeriodEnd === undefined ? {} : { cancel_at_period_end: change.cancelsAtPeriodEnd }),
    ...(change.paused === undefined ? {} : { pause_collection: change.paused ? { behavior: 'void' as const } : '' }),
  });
}

/** Ends a plan immediately, without a last bill. Does nothing to an ended plan. */
export async function endPlan(subscriptionId: string): Promise<void> {
  const ended = async () => (await stripe().subscriptions.retrieve(subscriptionId)).status === 'canceled';
  await unlessReached(() => stripe().subscriptions.cancel(subscriptionId), ended);
}

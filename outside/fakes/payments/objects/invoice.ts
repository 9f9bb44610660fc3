import Stripe from 'stripe';
import { type Desk, newId } from '../desk.ts';
import { before, record } from '../events.ts';
import { listed } from '../lists.ts';
import { taxOn } from '../taxes.ts';

/** How long a draft can still be changed before it is final by itself. */
const draftSeconds = 3600;

/** The bill of a plan's month, as a draft. */
export function makeInvoice(
  desk: Desk,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Stripe.Invoice {
  const [item] = subscription.items.data;
  const customer = desk.books.get('customer', String(subscription.customer));
  if (!item || !customer) throw new Error(`The plan ${subscription.id} has no price or no customer.`);
  const id = newId('in');
  const line = lineOf(id, subscription, item);
  const taxes = line.taxes ?? [];
  const subtotal = line.subtotal;
  const total = subtotal + taxes.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  const now = desk.at();
  const invoice: Stripe.Invoice & { subscription: string } = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sunup test payments',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_paid_off_stripe: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: now + draftSeconds,
    billing_reason: reason,
    collection_method: 'send_invoice',
    created: now,
    currency: 'usd',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: subscription.default_tax_rates ?? [],
    description: null,
    discounts: [],
    due_date: now + (subscription.days_until_due ?? 0) * 86_400,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listed([line], `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: now,
    period_start: reason === 'subscription_create' ? now : item.current_period_start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    // The name of the plan in older versions of the API, which its published sample still has.
    subscription: subscription.id,
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: subtotal,
    total_pretax_credit_amounts: [],
    total_taxes: taxes.map((tax) => ({
      ...tax,
      tax_rate_details: tax.tax_rate_details ? { tax_rate: tax.tax_rate_details.tax_rate } : null,
    })),
    webhooks_delivered_at: null,
  };
  desk.books.put('invoice', id, invoice);
  record(desk, 'invoice.created', invoice);
  return invoice;
}

/** The month that a bill is for, with its taxes. */
function lineOf(invoice: string, subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Stripe.InvoiceLineItem {
  const quantity = item.quantity ?? 1;
  const amount = (item.price.unit_amount ?? 0) * quantity;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: 'usd',
    description: subscription.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { end: item.current_period_end, start: item.current_period_start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: String(item.price.product) },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: Stripe.Decimal.from(String(quantity)),
    subscription: subscription.id,
    subtotal: amount,
    taxes: (subscription.default_tax_rates ?? []).map((rate) => ({
      amount: taxOn(amount, rate),
      tax_behavior: 'exclusive',
      tax_rate_details: { tax_rate: rate.id },
      taxability_reason: 'not_available',
      taxable_amount: amount,
      type: 'tax_rate_details',
    })),
  };
}

/** Changes a bill and tells of it. */
export function changeInvoice(desk: Desk, invoice: Stripe.Invoice, change: Partial<Stripe.Invoice>): void {
  const previous = before(invoice, change);
  Object.assign(invoice, change);
  desk.books.put('invoice', invoice.id, invoice);
  record(desk, 'invoice.updated', invoice, previous);
}

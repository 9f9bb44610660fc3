import Stripe from 'stripe';
import { type Desk, newId } from '../desk.ts';
import { record } from '../events.ts';

/** A product, made and told of. */
export function makeProduct(
  desk: Desk,
  {
    id = newId('prod', 14),
    name,
    description = null,
    metadata = {},
    active = true,
  }: {
    id?: string | undefined;
    name: string;
    description?: string | null | undefined;
    metadata?: Stripe.Metadata | undefined;
    active?: boolean | undefined;
  },
): Stripe.Product {
  const product: Stripe.Product = {
    id,
    object: 'product',
    active,
    created: desk.at(),
    default_price: null,
    description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: desk.at(),
    url: null,
  };
  desk.books.put('product', product.id, product);
  record(desk, 'product.created', product);
  return product;
}

/** A price that was given inline, so that it is good for nothing else. */
export function makePrice(
  desk: Desk,
  {
    product,
    unitAmount,
    monthly,
    taxBehavior,
  }: { product: string; unitAmount: number; monthly: boolean; taxBehavior: 'exclusive' | 'unspecified' },
): Stripe.Price {
  const price: Stripe.Price = {
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: desk.at(),
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: monthly ? { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' } : null,
    tax_behavior: taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: monthly ? 'recurring' : 'one_time',
    unit_amount: unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(String(unitAmount)),
  };
  desk.books.put('price', price.id, price);
  record(desk, 'price.created', price);
  return price;
}

/** A tax that is added to prices, made and told of. */
export function makeTaxRate(
  desk: Desk,
  rate: Pick<Stripe.TaxRate, 'display_name' | 'percentage'> &
    Partial<Pick<Stripe.TaxRate, 'active' | 'country' | 'description' | 'jurisdiction' | 'metadata' | 'state' | 'tax_type'>>,
): Stripe.TaxRate {
  const taxRate: Stripe.TaxRate = {
    id: newId('txr'),
    object: 'tax_rate',
    active: rate.active ?? true,
    country: rate.country ?? null,
    created: desk.at(),
    description: rate.description ?? null,
    display_name: rate.display_name,
    effective_percentage: null,
    flat_amount: null,
    inclusive: false,
    jurisdiction: rate.jurisdiction ?? null,
    jurisdiction_level: null,
    livemode: false,
    metadata: rate.metadata ?? {},
    percentage: rate.percentage,
    rate_type: 'percentage',
    state: rate.state ?? null,
    tax_type: rate.tax_type ?? null,
  };
  desk.books.put('tax_rate', taxRate.id, taxRate);
  record(desk, 'tax_rate.created', taxRate);
  return taxRate;
}

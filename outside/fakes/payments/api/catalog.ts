import type Stripe from 'stripe';
import { z } from 'zod';
import { pageOf, within } from '../lists.ts';
import { makeProduct, makeTaxRate } from '../objects/catalog.ts';
import { choice, created, decimal, expand, flag, metadata, pagination, parameters, text } from '../parameters.ts';
import { notBuilt, refused } from '../problems.ts';
import { type Endpoint, endpoint, known } from './endpoint.ts';

const product = parameters<Stripe.ProductCreateParams>()(
  { active: flag.optional(), description: text.optional(), expand, id: text.optional(), metadata: metadata.optional(), name: text },
  [
    'default_price_data',
    'images',
    'marketing_features',
    'package_dimensions',
    'shippable',
    'statement_descriptor',
    'tax_code',
    'tax_details',
    'type',
    'unit_label',
    'url',
  ],
);

const taxRate = parameters<Stripe.TaxRateCreateParams>()(
  {
    active: flag.optional(),
    country: text.optional(),
    description: text.optional(),
    display_name: text,
    expand,
    inclusive: flag,
    jurisdiction: text.optional(),
    metadata: metadata.optional(),
    percentage: decimal,
    state: text.optional(),
    tax_type: choice(
      ['sales_tax'],
      [
        'amusement_tax',
        'communications_tax',
        'gst',
        'hst',
        'igst',
        'jct',
        'lease_tax',
        'pst',
        'qst',
        'retail_delivery_fee',
        'rst',
        'service_tax',
        'vat',
      ],
    ).optional(),
  },
  [],
);

const retrieve = z.strictObject({ expand });

/** Products and tax rates. */
export const catalogEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/products', product, (desk, input) => {
    if (input.id && desk.books.get('product', input.id)) throw refused('Product already exists.', { code: 'resource_already_exists' });
    return makeProduct(desk, input);
  }),
  endpoint('GET', '/v1/products/:id', retrieve, (desk, _input, id) => known(desk, 'product', id)),
  endpoint('POST', '/v1/tax_rates', taxRate, (desk, input) => {
    if (input.inclusive) throw notBuilt('tax that is included in a price', 'inclusive');
    if (input.percentage < 0 || input.percentage > 100)
      throw refused('Invalid decimal: must be between 0 and 100', { param: 'percentage' });
    if (input.display_name.length > 50) throw refused('Invalid string: must be at most 50 characters', { param: 'display_name' });
    return makeTaxRate(desk, input);
  }),
  endpoint(
    'GET',
    '/v1/tax_rates',
    parameters<Stripe.TaxRateListParams>()({ ...pagination, active: flag.optional(), created, inclusive: flag.optional() }, []),
    (desk, input) =>
      pageOf(
        desk.books
          .all('tax_rate')
          .filter(
            (rate) =>
              within(rate.created, input.created) &&
              rate.active === (input.active ?? rate.active) &&
              rate.inclusive === (input.inclusive ?? rate.inclusive),
          ),
        input,
        '/v1/tax_rates',
      ),
  ),
  endpoint('GET', '/v1/tax_rates/:id', retrieve, (desk, _input, id) => known(desk, 'tax_rate', id)),
  endpoint('GET', '/v1/prices/:id', retrieve, (desk, _input, id) => known(desk, 'price', id)),
];

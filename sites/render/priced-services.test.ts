import { expect, test } from 'vitest';
import type { Line } from '../document.ts';
import { priceSpecification } from './priced-services.ts';

const line = (text: string, from: Line['from'] = 'computed'): Line => ({ text, from, fields: [] });

test.each([
  ['$89', { price: 89 }],
  ['$89.50 an hour', { price: 89.5 }],
  ['from $1,450', { minPrice: 1450 }],
  ['$45 and up', { minPrice: 45 }],
  ['$5,800 to $9,400', { minPrice: 5800, maxPrice: 9400 }],
])('reads %s', (text, numbers) => {
  expect(priceSpecification(line(text))).toEqual({ '@type': 'PriceSpecification', priceCurrency: 'USD', ...numbers });
});

test('states no price that the owner did not give', () => {
  expect(priceSpecification(line('$89', 'default'))).toBeUndefined();
  expect(priceSpecification(line('Call for a price'))).toBeUndefined();
  expect(priceSpecification(line('$1, $2 or $3'))).toBeUndefined();
  expect(priceSpecification(undefined)).toBeUndefined();
});

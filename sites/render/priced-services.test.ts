import { expect, test } from 'vitest';
import type { Line } from '../document/document.ts';
import { priceRange, priceSpecification } from './priced-services.ts';

const line = (text: string, from: Line['from'] = 'computed'): Line => ({ text, from, fields: [] });

test.each([
  ['$89', { price: 89 }],
  ['$89.50 an hour', { price: 89.5 }],
  ['from $1,450', { minPrice: 1450 }],
  ['$45 and up', { minPrice: 45 }],
  ['$5,800 to $9,400', { minPrice: 5800, maxPrice: 9400 }],
  ['up to $50', { maxPrice: 50 }],
  ['desde $149', { minPrice: 149 }],
  ['hasta $50', { maxPrice: 50 }],
])('reads %s', (text, numbers) => {
  expect(priceSpecification(line(text))).toEqual({ '@type': 'PriceSpecification', priceCurrency: 'USD', ...numbers });
});

test('states no price that the owner did not give', () => {
  expect(priceSpecification(line('$89', 'default'))).toBeUndefined();
  expect(priceSpecification(line('Call for a price'))).toBeUndefined();
  expect(priceSpecification(line('$1, $2 or $3'))).toBeUndefined();
  expect(priceSpecification(undefined)).toBeUndefined();
});

test.each([
  [['$180', '$49', '$65'], '$49–$180'],
  [['from $149', 'from $5,800'], '$149–$5,800+'],
  [['$45 to $60', 'from $20'], '$20–$60'],
  [['$2 per square foot', '$1,450', '$300 and up'], '$300–$1,450'],
  [['$89', '$89'], '$89'],
  [['$89', 'from $89'], '$89+'],
  [['desde $40', '$90'], '$40–$90'],
])('prices of %j range over %s', (texts, range) => {
  expect(priceRange(texts.map((text) => line(text)))).toBe(range);
});

test.each([[['$89']], [['$89', '$40 per hour']], [['$89', 'Free']], [['$89', 'up to $50']], [['$89', 'Call for a price']]])(
  'prices of %j have no range',
  (texts) => {
    expect(priceRange(texts.map((text) => line(text)))).toBeUndefined();
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePrice, priceText } from './price-text.ts';

test.each([
  ['from $1,480', { priceFrom: '1480' }],
  ['$89', { priceFrom: '89', priceTo: '89' }],
  ['89.50', { priceFrom: '89.50', priceTo: '89.50' }],
  ['210 to 320', { priceFrom: '210', priceTo: '320' }],
  ['$210–$320', { priceFrom: '210', priceTo: '320' }],
  ['up to $50', { priceTo: '50' }],
  ['from $95 per hour', { priceFrom: '95', priceUnit: 'hour' }],
  ['$20 / visit', { priceFrom: '20', priceTo: '20', priceUnit: 'visit' }],
  ['from $1,480 fitted', { priceFrom: '1480', priceUnit: 'fitted' }],
  ['call me for price', { price: 'call' }],
  ['Call', { price: 'call' }],
  ['call for quote', { price: 'call' }],
  ['By quote', { price: 'call' }],
  ['price on request', { price: 'call' }],
  ['varies!', { price: 'call' }],
  ['free', { priceFrom: '0', priceTo: '0' }],
  ['No charge.', { priceFrom: '0', priceTo: '0' }],
  ['0', { priceFrom: '0', priceTo: '0' }],
  ['$0.00', { priceFrom: '0', priceTo: '0' }],
  ['call 555-0148', { priceFrom: 'call 555-0148' }],
  ['cheap', { priceFrom: 'cheap' }],
  ['', {}],
])('"%s" is read as a price', (text, price) => {
  expect(parsePrice(text)).toEqual(price);
});

test.each([
  [{ price: 'call' as const }, 'Call for a price'],
  [{ priceFrom: '0', priceTo: '0' }, 'Free'],
])('%j is shown as "%s", and read back', (price, text) => {
  expect(priceText(price)).toBe(text);
  expect(parsePrice(text)).toEqual(price);
});

test('a parsed price is shown in a form that parses to the same price', () => {
  const dollars = fc.integer({ min: 1, max: 999_999 }).map(String);
  const price = fc.oneof(
    dollars.map((priceFrom) => ({ priceFrom })),
    dollars.map((same) => ({ priceFrom: same, priceTo: same })),
    fc.tuple(dollars, dollars).map(([priceFrom, priceTo]) => ({ priceFrom, priceTo, priceUnit: 'hour' })),
    dollars.map((priceTo) => ({ priceTo })),
  );
  fc.assert(
    fc.property(price, (value) => {
      expect(parsePrice(priceText(value))).toEqual(value);
    }),
  );
});

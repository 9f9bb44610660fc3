import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount, parsePrice, priceText } from './price-text.ts';

test.each([
  ['from $1,480', { priceFrom: '1480' }],
  ['$89', { priceFrom: '89', priceTo: '89' }],
  ['89.50', { priceFrom: '89.50', priceTo: '89.50' }],
  ['210 to 320', { priceFrom: '210', priceTo: '320' }],
  ['$210–$320', { priceFrom: '210', priceTo: '320' }],
  ['up to $50', { priceTo: '50' }],
  ['from $95 per hour', { priceFrom: '95', priceUnit: 'hour' }],
  ['$20 / visit', { priceFrom: '20', priceTo: '20', priceUnit: 'visit' }],
  ['$95/hr', { priceFrom: '95', priceTo: '95', priceUnit: 'hr' }],
  ['$20 visit', { priceFrom: '20', priceTo: '20', priceUnit: 'visit' }],
  ['$189 after hours', { priceFrom: '189', priceTo: '189', priceUnit: 'after hours' }],
  ['$60 on weekends', { priceFrom: '60', priceTo: '60', priceUnit: 'on weekends' }],
  ['$12 Dozen', { priceFrom: '12', priceTo: '12', priceUnit: 'Dozen' }],
  ['40 persona', { priceFrom: '40', priceTo: '40', priceUnit: 'persona' }],
  ['$85 hourly', { priceFrom: '85', priceTo: '85', priceUnit: 'hour' }],
  ['from $130 monthly', { priceFrom: '130', priceUnit: 'month' }],
  ['130 mensual', { priceFrom: '130', priceTo: '130', priceUnit: 'mes' }],
  ['$129 flat', { priceFrom: '129', priceTo: '129' }],
  ['$129 flat rate', { priceFrom: '129', priceTo: '129' }],
  ['from $1,480 fitted', { priceFrom: 'from $1,480 fitted' }],
  ['$40 deposit', { priceFrom: '$40 deposit' }],
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
  ['25$', { priceFrom: '25', priceTo: '25' }],
  ['85 dollars', { priceFrom: '85', priceTo: '85' }],
  ['$85 n up', { priceFrom: '85' }],
  ['85+', { priceFrom: '85' }],
  ['85 and up', { priceFrom: '85' }],
  ['starting at $450', { priceFrom: '450' }],
  ['$85 minimum', { priceFrom: '85' }],
  ['$4k-6k', { priceFrom: '4000', priceTo: '6000' }],
  ['4-6k', { priceFrom: '4000', priceTo: '6000' }],
  ['1.5k', { priceFrom: '1500', priceTo: '1500' }],
  ['50¢', { priceFrom: '0.50', priceTo: '0.50' }],
  ['3 for $10', { priceFrom: '10', priceTo: '10', priceUnit: '3' }],
  ['$320 plus strings', { priceFrom: '320', priceTo: '320', priceUnit: 'plus strings' }],
  ['120-160 depends on coat', { priceFrom: '120', priceTo: '160', priceUnit: 'depending on coat' }],
  ['$6 ea.', { priceFrom: '6', priceTo: '6', priceUnit: 'each' }],
  ['2.75 c/u', { priceFrom: '2.75', priceTo: '2.75', priceUnit: 'c/u' }],
  ['12 a 15', { priceFrom: '12', priceTo: '15' }],
  ['desde $10.50', { priceFrom: '10.50' }],
  ['hasta 40', { priceTo: '40' }],
  ['llámenos para precio', { price: 'call' }],
  ['gratis', { priceFrom: '0', priceTo: '0' }],
  ['12 chico 15 grande', { priceFrom: '12 chico 15 grande' }],
  ['85ish', { priceFrom: '85ish' }],
  ['about $320', { priceFrom: 'about $320' }],
  ['$50—$60', { priceFrom: '50', priceTo: '60' }],
  ['$50\u201160', { priceFrom: '50', priceTo: '60' }],
  ['$50 − $60', { priceFrom: '50', priceTo: '60' }],
  ['Starting $45', { priceFrom: '45' }],
  ['starts from $45', { priceFrom: '45' }],
  ['at least 45', { priceFrom: '45' }],
  ['~$200', { priceFrom: '~$200' }],
  ['approx $200', { priceFrom: 'approx $200' }],
  ['$30 kids / $40 adults', { priceFrom: '$30 kids / $40 adults' }],
  ['30 kids 40 adults', { priceFrom: '30 kids 40 adults' }],
  ['$100/$120/$150', { priceFrom: '$100/$120/$150' }],
  ['100/120/150', { priceFrom: '100/120/150' }],
  ['20 for 30 min, 30 for 60 min', { priceFrom: '20 for 30 min, 30 for 60 min' }],
  ['1,5', { priceFrom: '1,5' }],
  ['1,5k', { priceFrom: '1,5k' }],
  ['12,00', { priceFrom: '12,00' }],
  ['$1.250', { priceFrom: '$1.250' }],
  ['$1.250,00', { priceFrom: '$1.250,00' }],
  ['45 €', { priceFrom: '45 €' }],
  ['45.–', { priceFrom: '45', priceTo: '45' }],
  ['45,-', { priceFrom: '45', priceTo: '45' }],
  ['USD 45', { priceFrom: '45', priceTo: '45' }],
  ['US$45', { priceFrom: '45', priceTo: '45' }],
  ['45 USD', { priceFrom: '45', priceTo: '45' }],
  ['＄４５', { priceFrom: '45', priceTo: '45' }],
  ['$45\u00a0', { priceFrom: '45', priceTo: '45' }],
  ['$45 + tax', { priceFrom: '45', priceTo: '45', priceUnit: 'plus tax' }],
  ['45 + impuestos', { priceFrom: '45', priceTo: '45', priceUnit: 'más impuestos' }],
  ['$25 per 1,000 sq ft', { priceFrom: '25', priceTo: '25', priceUnit: '1,000 sq ft' }],
  ['call 555-0148', { priceFrom: 'call 555-0148' }],
  ['cheap', { priceFrom: 'cheap' }],
  ['', {}],
])('"%s" is read as a price', (text, price) => {
  expect(parsePrice(text)).toEqual(price);
});

test.each([
  [{ price: 'call' as const }, 'Call for a price'],
  [{ priceFrom: '0', priceTo: '0' }, 'Free'],
  [{ priceFrom: '10', priceTo: '10', priceUnit: '3' }, '$10 for 3'],
  [{ priceFrom: '320', priceTo: '320', priceUnit: 'plus strings' }, '$320 plus strings'],
  [{ priceFrom: '2.75', priceTo: '2.75', priceUnit: 'c/u' }, '$2.75 c/u'],
])('%j is shown as "%s", and read back', (price, text) => {
  expect(priceText(price)).toBe(text);
  expect(parsePrice(text)).toEqual(price);
});

test.each([
  [{ priceFrom: '89.5', priceTo: '89.5' }, '$89.50'],
  [{ priceFrom: '18.00', priceTo: '18.00' }, '$18'],
  [{ priceFrom: '1480', priceTo: '2000.5' }, '$1,480 to $2,000.50'],
  [{ priceTo: '50' }, 'up to $50'],
  [{ priceFrom: 'about $320' }, 'about $320'],
  [{ priceFrom: '12', priceTo: '$15' }, '$12 to $15'],
])('%j reads "%s", as on the site', (price, text) => {
  expect(priceText(price)).toBe(text);
});

test.each([
  ['$1,480', '1480'],
  ['89.50', '89.50'],
  ['45 dollars', '45'],
  ['$ 45', '45'],
  ['free', '0'],
  ['1,5', '1,5'],
  ['12,00', '12,00'],
  ['$1.250', '$1.250'],
  ['from $45', 'from $45'],
  ['$45 per visit', '$45 per visit'],
  [' ', ''],
])('"%s" as one amount is "%s"', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
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

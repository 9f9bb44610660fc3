import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyInput } from './tidy-input.ts';

test('a list that was typed into one entry is several', () => {
  const { business } = tidyInput({
    business: {
      payments: ['Visa , Mastercard', 'Cash.'],
      languages: ['English\tespañol'],
      serviceArea: ['Cary, NC; Apex,', 'Wake County • Durham'],
    },
  }) as { business: object };
  expect(business).toEqual({
    payments: ['Visa', 'Mastercard', 'Cash'],
    languages: ['English', 'español'],
    serviceArea: ['Cary, NC', 'Apex', 'Wake County', 'Durham'],
  });
});

test('a price in words is read, and what isn’t an amount stays as typed', () => {
  expect(
    tidyInput({
      services: [
        { name: 'Brakes', priceFrom: '$50—$60' },
        { name: 'Tires', priceFrom: 'about $200' },
        { name: 'Oil', priceFrom: '45', priceUnit: 'visit' },
      ],
      details: { pricing: [{ name: 'A', price: '$1,480' }], shop: [{ name: 'B', price: '1,5' }] },
    }),
  ).toEqual({
    services: [
      { name: 'Brakes', priceFrom: '50', priceTo: '60' },
      { name: 'Tires', priceFrom: 'about $200' },
      { name: 'Oil', priceFrom: '45', priceUnit: 'visit' },
    ],
    details: { pricing: [{ name: 'A', price: '1480' }], shop: [{ name: 'B', price: '1,5' }] },
  });
});

test.each([
  [{ name: 'TV mounting $75-150' }, { name: 'TV mounting', priceFrom: '75', priceTo: '150' }],
  [{ name: 'Facials: $60 to $90' }, { name: 'Facials', priceFrom: '60', priceTo: '90' }],
  [
    { name: 'Gutters', description: 'starts @ $149' },
    { name: 'Gutters', priceFrom: '149' },
  ],
  [
    { name: 'Limpieza', description: 'desde 80 dólares' },
    { name: 'Limpieza', priceFrom: '80' },
  ],
  [
    { name: 'Gutters', description: 'Starts at $149, and $40 for a second story.' },
    { name: 'Gutters', description: 'Starts at $149, and $40 for a second story.' },
  ],
  [{ name: 'Lunch under $20' }, { name: 'Lunch under $20' }],
  [
    { name: 'Half day $450', priceFrom: '400' },
    { name: 'Half day $450', priceFrom: '400' },
  ],
  [{ name: 'Class of 24' }, { name: 'Class of 24' }],
])('%j has its price in a field of its own', (service, expected) => {
  expect(tidyInput({ services: [service] })).toEqual({ services: [expected] });
});

test.each([...['From 30 to 60 min', 'Starting at 1 hour', 'Desde 1 hora', 'from 1 acre', 'Starts at 10', 'From 9 to 5', 'starts @ 149']])(
  'the description “%s” is no price',
  (description) => {
    const service = { name: 'Massage', description };
    expect(tidyInput({ services: [service] })).toEqual({ services: [service] });
  },
);

test.each([
  ...[
    'Free shipping from $50',
    'Free shipping $50',
    'Delivery on orders from $35',
    'Bail bonds up to $50,000',
    'Title loans $500 to $10,000',
  ],
  ...['Cash for junk cars up to $500', 'Haircut $25 kids $15', 'Men’s cut $20 / Women’s $35', 'Repairs up to $200', 'Brakes from $90'],
  ...['Corte hasta $20', 'Two rooms 90 or $80'],
])('the name “%s” is left whole', (name) => {
  expect(tidyInput({ services: [{ name }] })).toEqual({ services: [{ name }] });
});

test('the description of a loan is no price', () => {
  const service = { name: 'Title loans', description: 'Up to $10,000' };
  expect(tidyInput({ services: [service] })).toEqual({ services: [service] });
});

test('the booking form names a service as the list does', () => {
  const services = [{ name: 'TV mounting $75-150' }, { name: 'Half day $450', priceFrom: '400' }];
  const booking = { services: ['TV mounting $75-150', 'Half day $450', 'Art hanging $40'] };
  expect(tidyInput({ services, details: { booking } })).toMatchObject({
    services: [{ name: 'TV mounting' }, { name: 'Half day $450' }],
    details: { booking: { services: ['TV mounting', 'Half day $450', 'Art hanging $40'] } },
  });
});

test.each([
  [
    { text: '“Marcus came out! HIGHLY recomend!!!” — Google review”', name: 'Dana R.' },
    'Marcus came out! HIGHLY recomend!!!',
    'Dana R., Google review',
  ],
  [{ text: '"Great bread." - Ann', name: 'Ann' }, 'Great bread.', 'Ann'],
  [{ text: '“Gran pan.” – Ana', name: '' }, 'Gran pan.', 'Ana'],
  [{ text: '“Great bread.”', name: 'Ann' }, 'Great bread.', 'Ann'],
  [{ text: 'The “best” bread - really', name: 'Ann' }, 'The “best” bread - really', 'Ann'],
])('%j is a quote with its source', (quote, text, name) => {
  expect(tidyInput({ proof: { quotes: [quote] } })).toEqual({ proof: { quotes: [{ text, name }] } });
});

test('a tidied brief stays as it is', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', ' ', ',', '.', '•', '-', '1', ')', '"', '\n', '&amp;', '$', '!', ':') });
  const brief = fc.record({
    business: fc.record({
      name: text,
      description: text,
      tagline: text,
      address: fc.record({ street: text, city: text, state: text, zip: text }),
      payments: fc.array(text),
      people: fc.array(fc.record({ name: text, role: text })),
    }),
    services: fc.array(fc.record({ name: text, description: text, priceFrom: text })),
    proof: fc.record({ quotes: fc.array(fc.record({ text, name: text })) }),
  });
  fc.assert(
    fc.property(brief, (input) => {
      const once = tidyInput(input);
      expect(tidyInput(once)).toEqual(once);
    }),
    { numRuns: 300 },
  );
});

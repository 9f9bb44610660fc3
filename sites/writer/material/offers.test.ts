import { expect, test } from 'vitest';
import type { Brief } from '../../brief/brief.ts';
import { derive } from '../../interview/derived-brief.ts';
import { offersOf } from './offers.ts';

test.each([
  ['60 min', '60', '60 min.'],
  ['From 60 min', '60', 'From 60 min.'],
  ['$60', '60', undefined],
  ['60 dollars', '60', undefined],
  ['$80', '60', '$80.'],
])('the description “%s” of a service for $%s is shown as %s', (description, price, shown) => {
  const services = [{ name: 'Massage', description, priceFrom: price, priceTo: description.startsWith('From') ? undefined : price }];
  const brief = { business: { name: 'Acme', trade: 'massage', description: 'We work.' }, services, pages: ['home'] } as Brief;
  expect(offersOf(derive(brief), []).map(({ text }) => text?.text)).toEqual([shown]);
});

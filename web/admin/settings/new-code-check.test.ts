import { expect, test } from 'vitest';
import { fieldErrors } from '../../forms/checked-form.ts';
import { newCodeSchema, wholePriceHint } from './new-code-check.ts';

const right = { code: 'SPRING', kind: 'amount', value: '50', maxUses: '', lastDay: '', oncePerCustomer: 'on', note: '' };

test('all problems are listed together, each beside its field', () => {
  expect(newCodeSchema.parse(right)).toMatchObject({ code: 'SPRING', amountCents: 5_000, percent: null, oncePerCustomer: true });
  const errors = (typed: Record<string, string>) =>
    fieldErrors(newCodeSchema.safeParse({ ...right, ...typed }).error ?? ({ issues: [] } as never));
  expect(Object.keys(errors({ code: 'bad', value: 'abc' }))).toEqual(['code', 'value']);
  expect(Object.keys(errors({ value: 'abc' }))).toEqual(['value']);
  expect(Object.keys(errors({ code: 'bad', kind: '', maxUses: 'x' })).sort()).toEqual(['code', 'kind', 'maxUses']);
});

test.each([
  ['amount', '400', 'That’s more than the $299 setup price, so setup will be free.'],
  ['amount', '299', 'This covers the full $299 setup price.'],
  // What is left would be too little to charge.
  ['amount', '298.80', 'This covers the full $299 setup price.'],
  ['percent', '100 %', 'This covers the full $299 setup price.'],
  ['amount', '49.50', ''],
  ['percent', '99', ''],
  ['percent', '400', ''],
  ['amount', 'abc', ''],
])('%s %s of a setup price of 299 dollars', (kind, value, words) => {
  expect(wholePriceHint({ kind, value }, 29_900)).toBe(words);
});

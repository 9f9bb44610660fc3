import { expect, test } from 'vitest';
import { plainWords } from '../../text/plain-letters.ts';
import { termsOf } from './terms.ts';

test.each([
  ['What does a website cost?', 'how much is one site'],
  ['Can I get my money back?', 'refunds'],
  ['Do you have a coupon?', 'any discounts?'],
  ['e-mail', 'emails'],
  ['photographs', 'PICS'],
  ['hosting', 'Who hosts it?'],
  ['my colours', 'the color'],
])('%j and %j mean the same', (one, other) => {
  expect(termsOf(one).filter((term) => term !== 'site')).toEqual(termsOf(other).filter((term) => term !== 'site'));
});

test.each([
  ['price', 'refund'],
  ['how long', 'how much'],
  ['when do I pay', 'how can I pay'],
  ['draft', 'version'],
])('%j and %j do not', (one, other) => {
  expect(termsOf(one)).not.toEqual(termsOf(other));
});

test('words that ask nothing are left out, and numbers stay', () => {
  expect(termsOf('Hi there, could you please tell me about the 24 hours?')).toEqual(['24', 'hour']);
  expect(termsOf('thank you')).toEqual([]);
});

test('folding takes case, accents and apostrophes', () => {
  expect(plainWords('Café Don’t')).toBe('cafe dont');
});

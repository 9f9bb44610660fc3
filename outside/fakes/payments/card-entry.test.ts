import { expect, test } from 'vitest';
import { cardEntryProblem } from './card-entry.ts';

const good = { number: '4242 4242 4242 4242', expires: '12/34', cvc: '123' };
const now = new Date(2026, 5, 15);
const problem = (entry: Partial<typeof good>) => cardEntryProblem({ ...good, ...entry }, now);

test('a complete card is sent to the bank, however its date is typed', () => {
  for (const expires of ['12/34', '12 / 34', '1234', '12/2034', '6/26', '06/26']) expect(problem({ expires })).toBeUndefined();
  expect(problem({ number: '4242-4242-4242-4242', cvc: ' 1234 ' })).toBeUndefined();
});

test.each([
  [{ number: '1234' }, 'number', 'Your card number is incomplete.'],
  [{ number: '' }, 'number', 'Your card number is incomplete.'],
  [{ number: '4242 4242 4242 4241' }, 'number', 'Your card number is invalid.'],
  [{ number: 'my card, please' }, 'number', 'Your card number is invalid.'],
  [{ expires: '01/20' }, 'expires', 'Your card’s expiration date is in the past.'],
  [{ expires: '5/26' }, 'expires', 'Your card’s expiration date is in the past.'],
  [{ expires: '13/34' }, 'expires', 'Your card’s expiration date is invalid.'],
  [{ expires: '12' }, 'expires', 'Your card’s expiration date is incomplete.'],
  [{ cvc: '1' }, 'cvc', 'Your card’s security code is incomplete.'],
])('%o is refused in the provider’s words', (entry, field, message) => {
  expect(problem(entry)).toEqual({ field, message });
});

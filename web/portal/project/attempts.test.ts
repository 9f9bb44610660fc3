import { expect, test } from 'vitest';
import { Attempts } from './attempts.ts';

const formData = new FormData();
const refusal = { errors: { text: 'Use 80 characters or fewer.' } };

test('an attempt succeeds when the fetcher is idle again without an answer', () => {
  const attempts = new Attempts();
  expect(attempts.hasSucceeded({ state: 'idle' })).toBe(false);
  expect(attempts.hasSucceeded({ state: 'submitting', formData })).toBe(false);
  expect(attempts.hasSucceeded({ state: 'loading', formData })).toBe(false);
  expect(attempts.hasSucceeded({ state: 'idle' })).toBe(true);
  expect(attempts.hasSucceeded({ state: 'idle' })).toBe(false);
});

test('a refusal doesn’t succeed, even if React skips the state of submitting', () => {
  const attempts = new Attempts();
  attempts.hasSucceeded({ state: 'idle' });
  attempts.hasSucceeded({ state: 'loading', formData, data: refusal });
  expect(attempts.hasSucceeded({ state: 'idle', data: refusal })).toBe(false);
});

test('the answer to an earlier attempt doesn’t count for a later one', () => {
  const attempts = new Attempts();
  attempts.hasSucceeded({ state: 'submitting', formData });
  expect(attempts.hasSucceeded({ state: 'idle', data: refusal })).toBe(false);
  attempts.hasSucceeded({ state: 'submitting', formData, data: refusal });
  expect(attempts.hasSucceeded({ state: 'idle', data: refusal })).toBe(true);
});

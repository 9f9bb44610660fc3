import { expect, test } from 'vitest';
import { isSending } from './is-sending.ts';

const formData = new FormData();

test('a form counts as sending until the fetcher is idle again, including the reload after it', () => {
  expect(isSending({ state: 'submitting', formData })).toBe(true);
  expect(isSending({ state: 'loading', formData })).toBe(true);
  expect(isSending({ state: 'idle' })).toBe(false);
});

test('a reload without a form doesn’t count', () => {
  expect(isSending({ state: 'loading' })).toBe(false);
});

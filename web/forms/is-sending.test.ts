import { expect, test } from 'vitest';
import { isSending } from './is-sending.ts';

const formData = new FormData();

test('a fetcher sends until it’s idle again, the reload after its form included', () => {
  expect(isSending({ state: 'submitting', formData })).toBe(true);
  expect(isSending({ state: 'loading', formData })).toBe(true);
  expect(isSending({ state: 'idle' })).toBe(false);
});

test('a reload of its own accord sends nothing', () => {
  expect(isSending({ state: 'loading' })).toBe(false);
});

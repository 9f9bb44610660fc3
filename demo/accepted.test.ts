import { expect, test } from 'vitest';
import { accepted } from './accepted.ts';

test('what a verb answered is passed on, and a refusal throws with its words', () => {
  expect(accepted({ ok: true, id: '7' })).toEqual({ ok: true, id: '7' });
  expect(accepted(true)).toBe(true);
  expect(() => accepted({ ok: false, message: 'There’s no live site to cancel.' })).toThrow('There’s no live site to cancel.');
  expect(() => accepted(false)).toThrow('refused');
});

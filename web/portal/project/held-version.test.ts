import { expect, test } from 'vitest';
import { HeldVersion } from './held-version.ts';

const one = { id: '1' };
const two = { id: '2' };
const writing = { isWriting: true, isSaving: false };

test('a new version waits while the owner writes, and shows when they stop', () => {
  const held = new HeldVersion(one);
  expect(held.shown(two, writing)).toBe(one);
  expect(held.shown(two, { isWriting: false, isSaving: false })).toBe(two);
});

test('the version of a save shows, even if a reload from before the save arrives first', () => {
  const held = new HeldVersion(one);
  held.shown(one, { isWriting: true, isSaving: true });
  const again = { id: '1' };
  expect(held.shown(again, { isWriting: true, isSaving: true })).toBe(again);
  expect(held.shown(two, writing)).toBe(two);
  expect(held.shown({ id: '3' }, writing)).toBe(two);
});

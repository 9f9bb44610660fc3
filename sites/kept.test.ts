import { expect, test } from 'vitest';
import { Kept } from './kept.ts';

test('makes a value once, and lets go of the one longest unused', () => {
  const kept = new Kept<string>(2);
  let made = 0;
  const get = (key: string) => kept.get(key, () => `${key}${++made}`);
  expect([get('a'), get('b'), get('a'), get('c'), get('a'), get('b')]).toEqual(['a1', 'b2', 'a1', 'c3', 'a1', 'b4']);
});

test('does not keep a failure', async () => {
  const kept = new Kept<Promise<string>>(2);
  await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(kept.get('a', async () => 'yes')).resolves.toBe('yes');
});

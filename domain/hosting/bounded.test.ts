import { expect, test } from 'vitest';
import { Bounded } from './bounded.ts';

test('values over the weight limit are dropped, the least recently used first', () => {
  const kept = new Bounded<string>(10, (value) => value.length);
  kept.set('a', 'xxxx');
  kept.set('b', 'xxxx');
  kept.get('a');
  kept.set('c', 'xxxx');
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['xxxx', undefined, 'xxxx']);
});

test('a value that replaces another counts once, and one above the limit is not kept', () => {
  const kept = new Bounded<string>(10, (value) => value.length);
  for (let n = 0; n < 5; n++) kept.set('a', 'xxxxxxxx');
  kept.set('b', 'xx');
  expect([kept.get('a'), kept.get('b')]).toEqual(['xxxxxxxx', 'xx']);
  kept.set('huge', 'x'.repeat(11));
  expect([...kept]).toEqual([
    ['a', 'xxxxxxxx'],
    ['b', 'xx'],
  ]);
});

test('a held value is read without a lookup until it is replaced or dropped, and reading keeps it', () => {
  const kept = new Bounded<string>(2);
  kept.set('a', 'first');
  const held = kept.hold('a');
  expect(held?.read()).toBe('first');
  kept.set('a', 'second');
  expect([held?.read(), kept.get('a')]).toEqual([undefined, 'second']);
  const again = kept.hold('a');
  kept.set('b', 'b');
  again?.read();
  kept.set('c', 'c');
  expect([again?.read(), kept.get('b')]).toEqual(['second', undefined]);
  expect(kept.hold('b')).toBeUndefined();
});

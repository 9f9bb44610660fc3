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

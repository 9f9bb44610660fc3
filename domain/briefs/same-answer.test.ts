import { expect, test } from 'vitest';
import { isSameAnswer } from './same-answer.ts';

const empty = [undefined, null, '', [], {}];

test('all empty answers are the same, and differ from an answer', () => {
  for (const one of empty) {
    for (const other of empty) expect([one, other, isSameAnswer(one, other)]).toEqual([one, other, true]);
    for (const other of ['Spanish', ['Spanish'], { mon: '24h' }])
      expect([one, other, isSameAnswer(one, other)]).toEqual([one, other, false]);
  }
});

test('lists are the same in one order only, days in any', () => {
  expect(isSameAnswer(['Cash', 'Card'], ['Card', 'Cash'])).toBe(false);
  expect(isSameAnswer({ mon: '24h', tue: '24h' }, { tue: '24h', mon: '24h' })).toBe(true);
});

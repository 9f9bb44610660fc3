import { expect, test } from 'vitest';
import { answerAt } from '../../domain/briefs/schema.ts';
import { filledIndex, isBlank, sameAnswer, withoutBlankRows } from './same-answer.ts';

test('a value is found by its path, in lists too', () => {
  const answers = { business: { name: 'Halvorsen' }, services: [{ name: 'Drain cleared' }] };
  expect(answerAt(answers, 'business.name')).toBe('Halvorsen');
  expect(answerAt(answers, 'services.0.name')).toBe('Drain cleared');
  expect(answerAt(answers, 'services.1.name')).toBeUndefined();
  expect(answerAt(answers, 'business.name.length.x')).toBeUndefined();
});

test.each([undefined, null, '', '  ', [], {}, { name: ' ', consent: true }, [{ name: '' }]])('%j says nothing', (value) => {
  expect(isBlank(value)).toBe(true);
});

test.each(['x', 2011, ['x'], { price: '5' }])('%j says something', (value) => {
  expect(isBlank(value)).toBe(false);
});

test('blank rows are not sent and do not count', () => {
  const rows = [{ name: '' }, { name: 'a' }, { name: ' ' }, { name: 'b' }];
  expect(withoutBlankRows(rows)).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect([1, 3].map((index) => filledIndex(rows, index))).toEqual([0, 1]);
});

test.each([
  ['Leaks ', 'Leaks'],
  ['', undefined],
  [[{ name: 'a' }, { name: '' }], [{ name: 'a' }]],
  [
    { name: 'a', text: 'b', price: '' },
    { text: 'b', name: 'a' },
  ],
])('%j and %j say the same', (one, other) => {
  expect(sameAnswer(one, other)).toBe(true);
});

test.each([
  ['Leaks', 'leaks'],
  [[{ name: 'a', consent: true }], [{ name: 'a', consent: false }]],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [2011, 2012],
])('%j and %j do not say the same', (one, other) => {
  expect(sameAnswer(one, other)).toBe(false);
});

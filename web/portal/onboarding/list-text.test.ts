import { expect, test } from 'vitest';
import { joinList, parseList } from './list-text.ts';

test.each([
  ['Boise, Meridian, Eagle and Kuna', ['Boise', 'Meridian', 'Eagle', 'Kuna']],
  ['Boise; Meridian\nEagle & Kuna', ['Boise', 'Meridian', 'Eagle', 'Kuna']],
  ['Boise, Meridian, and Kuna', ['Boise', 'Meridian', 'Kuna']],
  ['Portland', ['Portland']],
  ['Sandy, Highland Park', ['Sandy', 'Highland Park']],
  [' , ,', []],
])('"%s" is read as a list', (text, items) => {
  expect(parseList(text)).toEqual(items);
});

test('what is written is read back', () => {
  for (const items of [[], ['Boise'], ['Boise', 'Kuna'], ['Boise', 'Meridian', 'Kuna']]) expect(parseList(joinList(items))).toEqual(items);
});

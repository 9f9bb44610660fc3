import { expect, test } from 'vitest';
import { joinList, parseList } from './list-text.ts';

test.each([
  ['Boise, Meridian, Eagle and Kuna', ['Boise', 'Meridian', 'Eagle', 'Kuna']],
  ['Boise; Meridian\nEagle & Kuna', ['Boise', 'Meridian', 'Eagle', 'Kuna']],
  ['Boise, Meridian, and Kuna', ['Boise', 'Meridian', 'Kuna']],
  ['Duluth, Fargo and Des Moines, Edina', ['Duluth', 'Fargo', 'Des Moines', 'Edina']],
  ['layton roy n clearfield', ['layton roy', 'clearfield']],
  ['español, inglés y mixteco', ['español', 'inglés', 'mixteco']],
  ['Español e inglés', ['Español', 'inglés']],
  ['Andover and Bandon', ['Andover', 'Bandon']],
  ['Portland', ['Portland']],
  ['Sandy, Highland Park', ['Sandy', 'Highland Park']],
  [' , ,', []],
])('"%s" is read as a list', (text, items) => {
  expect(parseList(text)).toEqual(items);
});

test('what is written is read back', () => {
  for (const items of [[], ['Boise'], ['Boise', 'Kuna'], ['Boise', 'Meridian', 'Kuna']]) expect(parseList(joinList(items))).toEqual(items);
});

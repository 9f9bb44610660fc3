import { expect, test } from 'vitest';
import { joinList, parseItems, parseList, parseTowns } from './list-text.ts';

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
  ['Cary\tApex\tGarner', ['Cary', 'Apex', 'Garner']],
  ['• Cary • Apex', ['Cary', 'Apex']],
  ['Sandy, Highland Park', ['Sandy', 'Highland Park']],
  [' , ,', []],
])('"%s" is read as a list', (text, items) => {
  expect(parseList(text)).toEqual(items);
});

test('items are written with commas, so they are read back', () => {
  for (const items of [[], ['Wash and fold'], ['Wash and fold', 'Ironing']]) expect(parseItems(items.join(', '))).toEqual(items);
});

test('what is written is read back', () => {
  for (const items of [[], ['Boise'], ['Boise', 'Kuna'], ['Boise', 'Meridian', 'Kuna']]) expect(parseList(joinList(items))).toEqual(items);
});

test.each([
  ['Wash and fold, ironing', ['Wash and fold', 'ironing']],
  ['Two coats & primer; cleanup\nA year of touch-ups', ['Two coats & primer', 'cleanup', 'A year of touch-ups']],
  ['Wash, dry, and fold', ['Wash', 'dry', 'fold']],
  [' , ;', []],
])('"%s" is read as items that may hold "and"', (text, items) => {
  expect(parseItems(text)).toEqual(items);
});

test('a state stays with its town, and what is written is read back', () => {
  const towns = ['Wake Forest NC', 'Raleigh, NC', 'Durham, North Carolina'];
  expect(parseTowns('Wake Forest NC, Raleigh, NC; Durham, North Carolina')).toEqual(towns);
  expect(parseTowns(towns.join(', '))).toEqual(towns);
  expect(parseTowns('Zebulon, NC and Wendell')).toEqual(['Zebulon, NC', 'Wendell']);
});

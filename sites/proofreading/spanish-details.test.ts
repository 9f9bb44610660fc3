import { expect, test } from 'vitest';
import { tidied } from './tidy.ts';

const cases: [typed: string, wanted: string][] = [
  ['Meter motor en la bahía', 'meter motor en la bahía'],
  ['Ropa que se pueda mojar, zapatos de agua', 'ropa que se pueda mojar, zapatos de agua'],
  ['Zelle y efectivo', 'Zelle y efectivo'],
  ['Pilar o su hermana', 'Pilar o su hermana'],
  ['Gaspar o yo', 'Gaspar o yo'],
  ['Vladimir o su hijo', 'Vladimir o su hijo'],
  ['Discover y Visa', 'Discover y Visa'],
  ['Denver y Aurora', 'Denver y Aurora'],
  ['Denver entero', 'Denver entero'],
  ['Vestir e Hijos', 'Vestir e Hijos'],
  ['Lavar', 'Lavar'],
  ['Lavarse el pelo antes', 'lavarse el pelo antes'],
  ['Santa Ana y Tustin', 'Santa Ana y Tustin'],
];

test.each(cases)('%s is put into a sentence as %s', async (typed, wanted) => {
  expect((await tidied(typed, 'detail', { language: 'es', names: [], towns: [] })).text).toBe(wanted);
});

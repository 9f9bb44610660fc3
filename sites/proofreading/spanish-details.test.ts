import { expect, test } from 'vitest';
import { tidied } from './tidy.ts';

const cases: [typed: string, wanted: string][] = [
  ['Meter motor en la bahía', 'meter motor en la bahía'],
  ['Ropa que se pueda mojar, zapatos de agua', 'ropa que se pueda mojar, zapatos de agua'],
  ['Zelle y efectivo', 'Zelle y efectivo'],
  ['Pilar o su hermana', 'Pilar o su hermana'],
  ['Santa Ana y Tustin', 'Santa Ana y Tustin'],
];

test.each(cases)('%s is put into a sentence as %s', async (typed, wanted) => {
  expect((await tidied(typed, 'detail', { language: 'es', names: [], towns: [] })).text).toBe(wanted);
});

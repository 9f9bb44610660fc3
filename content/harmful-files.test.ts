import { expect, test } from 'vitest';
import { isHarmfulName } from './harmful-files.ts';

test.each([
  ['invoice.exe', true],
  ['Photo.JPG.SCR', true],
  ['invoice.exe.', true],
  ['invoice.js ', true],
  ['macros.docm', true],
  ['sink.jpg', false],
  ['exe', false],
  ['price.list.pdf', false],
  ['', false],
])('%j: %j', (name, harmful) => {
  expect(isHarmfulName(name)).toBe(harmful);
});

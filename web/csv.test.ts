import { expect, test } from 'vitest';
import { dollarCell } from './admin/list/dollar-cell.ts';
import { csv, csvFile } from './csv.ts';

test('rows become lines, with a mark for UTF-8 in front', () => {
  expect(
    csv([
      ['Order', 'Setup'],
      ['S-1001', 299],
      [null, undefined],
    ]),
  ).toBe('\uFEFFOrder,Setup\r\nS-1001,299\r\n,\r\n');
});

test('commas, quotes and line ends stay inside their cell', () => {
  expect(csv([['Hollis, "the" plumber', 'a\nb']])).toBe('\uFEFF"Hollis, ""the"" plumber","a\nb"\r\n');
});

test.each(['=1+1', '+1+cmd', '-5 kg please', '@sum', '+1 919 HYPERLINK', '\t=1', '\r=1', ' =1', '\n@x'])('%j is no formula', (text) => {
  const cell = csv([[text]])
    .slice(1)
    .trimEnd()
    .replace(/^"/, '');
  expect(cell.startsWith("'")).toBe(true);
});

test.each(['+1 919 555 0148', '(919) 555-0148', '0049 30 1234', '-1'])('the phone number %s stays one', (phone) => {
  expect(csv([[phone]])).toBe(`\uFEFF"${phone}"\r\n`);
});

test('an amount has two decimals', () => {
  expect(csv([[dollarCell(5980), dollarCell(29_900), dollarCell(null)]])).toBe('\uFEFF59.80,299.00,\r\n');
});

test('a number below zero stays a number', () => {
  expect(csv([[-5]])).toBe('\uFEFF-5\r\n');
});

test('the file is downloaded, not shown, and never cached', () => {
  const { headers } = csvFile('orders', [['a']]);
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="orders.csv"');
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('Cache-Control')).toContain('no-store');
});

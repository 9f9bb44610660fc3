import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csv } from './csv.ts';
import { dayCell, dollarCell, timeCell } from './file-cell.ts';
import { tableFile } from './table-file.ts';

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

test('times and days are in a form that sorts', () => {
  expect(csv([[timeCell('2026-12-04T02:24:00Z', 'America/New_York'), dayCell('2026-12-03'), dayCell('Thursday')]])).toBe(
    '\uFEFF2026-12-03 21:24,2026-12-03,Thursday\r\n',
  );
});

test('a program of others reads the same cells', () => {
  const rows = [
    ['Name', 'Phone', 'Message'],
    ['Hollis, "the" plumber', '(615) 555-0148', 'one\ntwo'],
    ['Zoë', '', ''],
  ];
  expect(parse(csv(rows), { bom: true })).toEqual(rows);
});

test('a number below zero stays a number', () => {
  expect(csv([[-5]])).toBe('\uFEFF-5\r\n');
});

test('the file is downloaded, not shown, and never cached', async () => {
  const { headers } = await tableFile(new Request('http://localhost:3000/admin/orders.csv'), 'orders', [['a']]);
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="orders.csv"');
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('Cache-Control')).toContain('no-store');
});

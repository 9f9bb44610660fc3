import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { dayCell, dollarCell, timeCell } from './file-cell.ts';
import { tableFile } from './table-file.ts';
import { xlsx } from './xlsx.ts';

/** The file as a program of others reads it: text, numbers and dates of its cells. */
const read = async (rows: Parameters<typeof xlsx>[1]) => readSheet(Buffer.from(await xlsx('leads', rows)), { trim: false });

test('text stays text where it looks like a number, a date or a formula', async () => {
  const texts = [
    '06155550148',
    'Mar 5',
    '1/2',
    '1e5',
    '=1+1',
    '@sum',
    '-5 kg',
    ' padded ',
    'TRUE',
    '_x0041_',
    'a <b> & "c"',
    'one\ntwo',
    'Zoë 🎂',
  ];
  expect(await read([['Text'], ...texts.map((text) => [text])])).toEqual([['Text'], ...texts.map((text) => [text])]);
});

test('amounts and counts are numbers, times and days are dates, and empty cells are empty', async () => {
  const at = timeCell('2026-12-04T02:24:00Z', 'America/New_York');
  expect(
    await read([
      ['Amount (USD)', 'Count', 'At', 'Day', 'Nothing', 'Wish'],
      [dollarCell(5980), 3, at, dayCell('2026-12-03'), undefined, dayCell('Thursday')],
    ]),
  ).toEqual([
    ['Amount (USD)', 'Count', 'At', 'Day', 'Nothing', 'Wish'],
    [59.8, 3, new Date('2026-12-03T21:24:00Z'), new Date('2026-12-03T00:00:00Z'), null, 'Thursday'],
  ]);
});

test('amounts show dollars and two decimals, times minutes, and text keeps its zeros when it’s edited', async () => {
  const files = unzipSync(await xlsx('orders', [['Amount'], [dollarCell(5980)]]));
  const styles = strFromU8(files['xl/styles.xml'] ?? new Uint8Array());
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('<c r="A2" s="3"><v>59.80</v></c>');
  const formats = [...styles.slice(styles.indexOf('<cellXfs')).matchAll(/numFmtId="(\d+)"/g)].map(([, id]) => id);
  expect(formats).toEqual(['0', '0', '49', '164', '165', '166']);
  expect(styles).toContain('numFmtId="164" formatCode="&quot;$&quot;#,##0.00"');
  expect(sheet).not.toContain('<f>');
});

test('characters that XML can’t hold are left out, and a long text is cut where Excel would refuse it', async () => {
  const [[odd] = [], [long] = []] = await read([['a\u0001b\u001fc\ud800'], ['x'.repeat(40_000)]]);
  expect(odd).toBe('abc\ufffd');
  expect(String(long)).toHaveLength(32_767);
});

test('more columns and rows than one letter and one turn hold', async () => {
  const rows = Array.from({ length: 1203 }, (_, row) => Array.from({ length: 30 }, (_, column) => row * 100 + column));
  expect(await read(rows)).toEqual(rows);
});

test('a list is an Excel file at its .xlsx, and CSV at its .csv', async () => {
  const at = (path: string) => tableFile(new Request(`http://localhost:3000${path}?q=ida`), 'orders', [['Order'], ['S-1001']]);
  const workbook = await at('/admin/orders.xlsx');
  expect(workbook.headers.get('Content-Disposition')).toBe('attachment; filename="orders.xlsx"');
  expect(await readSheet(Buffer.from(await workbook.arrayBuffer()))).toEqual([['Order'], ['S-1001']]);
  expect(await (await at('/admin/orders.csv')).text()).toBe('Order\r\nS-1001\r\n');
});

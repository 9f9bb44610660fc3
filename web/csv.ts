import { downloadOf } from './http/download.ts';

/** An amount with two decimals. Without quotes, so spreadsheets count it as a number. */
interface Dollars {
  dollars: string;
}

export type CsvCell = string | number | Dollars | null | undefined;

/** Marks a file as UTF-8, so spreadsheets read names with accents correctly. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as CSV (RFC 4180) for spreadsheets. Text that a spreadsheet would run as a formula gets an apostrophe in front, because
 * visitors can type it into forms. Numbers stay numbers.
 */
export function csv(rows: CsvCell[][]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** The same as a download. `name` is ours, without extension. */
export function csvFile(name: string, rows: CsvCell[][]): Response {
  return downloadOf(csv(rows), { type: 'text/csv; charset=utf-8', name: `${name}.csv` });
}

/** Digits with punctuation, such as a phone number. Nothing of it runs as a formula. */
const phoneLike = /^\+?[\d ().-]+$/;

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.dollars;
  const isFormula = /^[\s]*[=+\-@]|^[\t\r\n]/.test(cell) && !phoneLike.test(cell);
  const plain = isFormula ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) || phoneLike.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

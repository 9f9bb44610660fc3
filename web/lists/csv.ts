import type { FileCell } from './file-cell.ts';

/** Marks a file as UTF-8, so spreadsheets read names with accents correctly. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as CSV (RFC 4180) for spreadsheets. Text that a spreadsheet would run as a formula gets an apostrophe in front, because
 * visitors can type it into forms. Numbers stay numbers.
 */
export function csv(rows: FileCell[][]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** Digits with punctuation, such as a phone number. Nothing of it runs as a formula. */
const phoneLike = /^\+?[\d ().-]+$/;

function cellText(cell: FileCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  // Without quotes, so spreadsheets count amounts as numbers.
  if (typeof cell === 'object') return 'dollars' in cell ? cell.dollars : 'time' in cell ? cell.time : cell.day;
  const isFormula = /^[\s]*[=+\-@]|^[\t\r\n]/.test(cell) && !phoneLike.test(cell);
  const plain = isFormula ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) || phoneLike.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Whether a value says nothing: no text, no entry with text. Ticks alone say nothing either. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object') return Object.values(value).every(isBlank);
  return false;
}

/** The position a row of a list has once blank rows are dropped, as the brief's problems count it. */
export function filledIndex(rows: readonly unknown[], index: number): number {
  return rows.slice(0, index).filter((row) => !isBlank(row)).length;
}

/** Whether two answers say the same, blanks apart: at the ends of texts, rows nobody filled in, the order of parts. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(bare(one)) === JSON.stringify(bare(other));
}

function bare(value: unknown): unknown {
  if (isBlank(value) && typeof value !== 'boolean') return null;
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.filter((row) => !isBlank(row)).map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, part]) => !isBlank(part) || typeof part === 'boolean')
    .map(([key, part]) => [key, bare(part)])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
}

/** A list without the rows nobody filled in; any other value as it is. */
export function withoutBlankRows(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((row) => !isBlank(row)) : value;
}

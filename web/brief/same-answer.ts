/** True for a value without any text. Checkboxes alone don't count. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object') return Object.values(value).every(isBlank);
  return false;
}

/** The index of a list's row without the blank rows before it. The brief's problems count like this. */
export function filledIndex(rows: readonly unknown[], index: number): number {
  return rows.slice(0, index).filter((row) => !isBlank(row)).length;
}

/** True if two answers are equal apart from spaces at the ends, blank rows and the order of keys. */
export function sameAnswer(one: unknown, other: unknown): boolean {
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

/** Removes blank rows from a list. Returns any other value unchanged. */
export function withoutBlankRows(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((row) => !isBlank(row)) : value;
}

/** Splits a list such as 'Boise, Meridian, Eagle and Kuna' at commas, semicolons, line breaks, '&' and the last 'and'. */
export function parseList(text: string): string[] {
  const parts = text.split(/[,;\n&]+/);
  const last = parts.pop() ?? '';
  return [...parts, ...last.split(/\band\b/i)].map((part) => part.replace(/^\s*and\s+/i, '').trim()).filter(Boolean);
}

/** Joins ['Boise', 'Meridian', 'Kuna'] to 'Boise, Meridian and Kuna'. */
export function joinList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

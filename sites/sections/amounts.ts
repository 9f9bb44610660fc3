const amount = /\$\d[\d,]*(?:\.\d+)?/g;

/** The dollar amounts in a text, in their order. */
export function amountsIn(text: string): number[] {
  return (text.match(amount) ?? []).map((found) => Number(found.replace(/[$,]/g, '')));
}

/**
 * The amount of each price, of a range its upper end; undefined for words. All are undefined if there's nothing to compare: fewer
 * than two amounts, or amounts for different units, such as a price per hour beside a price for the whole job.
 */
export function comparableAmounts(prices: readonly (string | undefined)[]): (number | undefined)[] {
  const amounts = prices.map((price) => amountsIn(price ?? '').at(-1));
  const units = new Set(prices.flatMap((price) => (amountsIn(price ?? '').length > 0 ? unitOf(price ?? '') : [])));
  const known = amounts.filter((each) => each !== undefined);
  return known.length > 1 && Math.max(...known) > 0 && units.size === 1 ? amounts : prices.map(() => undefined);
}

/** What is said after the last amount: 'per hour'. */
function unitOf(price: string): string {
  return price.split(amount).at(-1)?.trim().toLowerCase() ?? '';
}

const amount = /\$\s?(\d[\d,]*(?:\.\d{1,2})?)/g;

/** The dollar amounts in a text, in their order. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(amount)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
}

/** Words of a price beside its amounts that say nothing of its unit. */
const plainWord = /^(?:from|starting|starts|at|and|up|to|desde|a|partir|de|[-–+])?$/i;

/** What a price is for, in its own words: 'per hour'. Empty for a whole job. */
export function unitOf(price: string): string {
  const words = price.replace(amount, ' ').split(/\s+/);
  return words
    .filter((word) => !plainWord.test(word))
    .join(' ')
    .toLowerCase();
}

/** True for 'from $80', '$80+' and '$80 and up'. */
export function isMinimum(price: string): boolean {
  return /\b(?:from|starting|starts|desde|a partir)\b|\+|\band up\b/i.test(price);
}

/** True for 'up to $80'. */
export function isMaximum(price: string): boolean {
  return /\b(?:up to|at most|hasta)\b/i.test(price);
}

/**
 * The amount of each price, of a range its upper end; undefined for words and for a price up to an amount. All are undefined if
 * there's nothing to compare: fewer than two amounts, or amounts for different units, such as a price per hour beside a price for
 * the whole job.
 */
export function comparableAmounts(prices: readonly (string | undefined)[]): (number | undefined)[] {
  const amounts = prices.map((price = '') => (isMaximum(price) ? undefined : amountsIn(price).at(-1)));
  const units = new Set(prices.filter((_, index) => amounts[index] !== undefined).map((price = '') => unitOf(price)));
  const known = amounts.filter((each) => each !== undefined);
  return known.length > 1 && Math.max(...known) > 0 && units.size === 1 ? amounts : prices.map(() => undefined);
}

import { comparableAmounts } from '../../prices/price-amounts.ts';

/** Steps of the scale on which film is cut. */
const steps = 20;
/** The shortest piece that still looks like film. */
const shortest = 2;

/** For each price its length in twentieths of the largest; nothing for what can't be compared. */
export function lengthsOf(prices: readonly (string | undefined)[]): (number | undefined)[] {
  const amounts = comparableAmounts(prices);
  const most = Math.max(...amounts.filter((amount) => amount !== undefined));
  return amounts.map((amount) => amount && Math.max(shortest, Math.round((amount / most) * steps)));
}

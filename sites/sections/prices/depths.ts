/** A floor has so many steps at most. */
const mostSteps = 4;

/**
 * How deep each price lies, 1 to 4: what costs more lies deeper, what costs the same equally deep. Undefined when there are
 * more prices than steps, or one isn't a number.
 */
export function depthsOf(prices: (string | undefined)[]): number[] | undefined {
  const amounts = prices.map((price) => Number(/\d[\d,]*(?:\.\d+)?/.exec(price ?? '')?.[0].replaceAll(',', '') ?? Number.NaN));
  if (amounts.length > mostSteps || amounts.some(Number.isNaN)) return undefined;
  const ranks = [...new Set(amounts)].sort((a, b) => a - b);
  const [lone] = ranks.length === 1 ? [2] : [];
  return amounts.map((amount) => lone ?? 1 + Math.round((ranks.indexOf(amount) * (mostSteps - 1)) / (ranks.length - 1)));
}

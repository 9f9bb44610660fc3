/** Steps of the scale on which film is cut; the style sheet has a length for each. */
const steps = 20;
/** The shortest piece that still looks like film. */
const shortest = 2;

/** For each price its length in twentieths of the largest, by its last figure: a range ends there. Nothing for words, and nothing at all for a lone figure. */
export function lengthsOf(prices: readonly (string | undefined)[]): (number | undefined)[] {
  const figures = prices.map((price) => figureOf(price ?? ''));
  const known = figures.filter((figure) => figure !== undefined);
  const most = Math.max(...known);
  if (known.length < 2 || most === 0) return prices.map(() => undefined);
  return figures.map((figure) => figure && Math.max(shortest, Math.round((figure / most) * steps)));
}

function figureOf(price: string): number | undefined {
  const last = price.match(/\$[\d,]+(?:\.\d+)?/g)?.at(-1);
  return last === undefined ? undefined : Number(last.replace(/[$,]/g, ''));
}

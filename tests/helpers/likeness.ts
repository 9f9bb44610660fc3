/** Runs of five words that a text holds, each once. */
export function wordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$]+(?:['’]\p{L}+)?/gu) ?? [];
  return new Set(Array.from({ length: Math.max(0, words.length - 4) }, (_, index) => words.slice(index, index + 5).join(' ')));
}

/** The share of the smaller text's word runs that stand in the other one, too. */
export function sharedPart(one: Set<string>, other: Set<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const run of small) if (large.has(run)) shared++;
  return shared / small.size;
}

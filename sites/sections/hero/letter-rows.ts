/** The words of a name in one to three rows of letter cards: the fewest whose longest has up to `most` letters, else the three with the shortest. */
export function letterRows(name: string, most = 16): string[] {
  const words = name.split(/\s+/).filter(Boolean);
  const tries = [1, 2, 3].map((count) => balanced(words, count));
  const fitting = tries.find((rows) => longest(rows) <= most);
  return fitting ?? tries.reduce((best, rows) => (longest(rows) < longest(best) ? rows : best));
}

export function longest(rows: string[]): number {
  return Math.max(0, ...rows.map((row) => row.length));
}

/** The words in up to `count` rows, broken where the longest row comes out shortest. */
function balanced(words: string[], count: number): string[] {
  if (count === 1 || words.length < 2) return [words.join(' ')];
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), ...balanced(words.slice(index + 1), count - 1)]);
  return splits.reduce((best, rows) => (longest(rows) < longest(best) ? rows : best));
}

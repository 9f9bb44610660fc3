import { saidKeys, wordingKey } from './said.ts';

/** What live neighbours say, so that a new site can say something else. */
export interface Neighbours {
  /** What it would cost to say these texts: 0 when no neighbour has any, more for one that this site already resembles. */
  cost: (texts: readonly string[]) => number;
  /** Whether a neighbour says this. */
  says: (text: string) => boolean;
  /** Counts texts that this site says. */
  say: (texts: readonly string[]) => void;
}

/** So high that the nearest neighbour weighs far more than all the others together. */
const steepness = 6;

/** `said` are the keys of each neighbour's wordings (see said.ts); `own` takes this business's name and place out of a text. */
export function createNeighbours(said: readonly string[], own: RegExp): Neighbours {
  const neighbours = said.map((keys) => ({ keys: saidKeys(keys), shared: 0 }));
  const counted = new Set<string>();
  const weights = new Map<string, { key: string; words: number }>();
  const weigh = (texts: readonly string[]) =>
    texts.map((text) => {
      const weight = weights.get(text) ?? { key: wordingKey(text, own), words: text.split(' ').length };
      weights.set(text, weight);
      return weight;
    });
  const overlap = (keys: Set<string>, weighed: { key: string; words: number }[]) =>
    weighed.reduce((sum, { key, words }) => sum + (keys.has(key) && !counted.has(key) ? words : 0), 0);

  return {
    cost(texts) {
      if (neighbours.length === 0) return 0;
      const weighed = weigh(texts);
      return neighbours.reduce((sum, { keys, shared }) => {
        const more = overlap(keys, weighed);
        return more === 0 ? sum : sum + (shared + more) ** steepness - shared ** steepness;
      }, 0);
    },
    says: (text) => {
      const key = wordingKey(text, own);
      return neighbours.some(({ keys }) => keys.has(key));
    },
    say(texts) {
      if (neighbours.length === 0) return;
      const weighed = weigh(texts);
      for (const neighbour of neighbours) neighbour.shared += overlap(neighbour.keys, weighed);
      for (const { key } of weighed) counted.add(key);
    },
  };
}

/** The items in their order, the least costly first. */
export function cheapestFirst<T>(items: readonly T[], cost: (item: T) => number): T[] {
  return items
    .map((item, index) => ({ item, index, cost: cost(item) }))
    .sort((a, b) => a.cost - b.cost || a.index - b.index)
    .map(({ item }) => item);
}

/** The items in turn, each time the least costly of those left; all of them again when they run out. */
export function inTurn<T>(items: readonly T[], neighbours: Neighbours, textsOf: (item: T) => readonly string[]): () => T | undefined {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = [...items];
    const [next] = cheapestFirst(left, (item) => neighbours.cost(textsOf(item)));
    if (next === undefined) return undefined;
    left.splice(left.indexOf(next), 1);
    neighbours.say(textsOf(next));
    return next;
  };
}

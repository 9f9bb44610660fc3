import type { Facts, Line, SiteDocument } from '../document.ts';

/** What live neighbors say, which a new site avoids. */
export interface Neighbors {
  /** What it would cost to say these texts: 0 when no neighbor has any, more for one that this site already resembles. */
  cost: (texts: readonly string[]) => number;
  /** Whether a neighbor says this. */
  says: (text: string) => boolean;
  /** Counts texts that this site says. */
  record: (texts: readonly string[]) => void;
}

/** So high that the nearest neighbor weighs far more than all the others together. */
const steepness = 6;

/** `wordings` are the keys of each neighbor's wordings; `own` takes this business's name and place out of a text. */
export function createNeighbors(wordings: readonly string[], own: RegExp): Neighbors {
  const neighbors = wordings.map((keys) => ({ keys: wordingKeys(keys), shared: 0 }));
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
      if (neighbors.length === 0) return 0;
      const weighed = weigh(texts);
      return neighbors.reduce((sum, { keys, shared }) => {
        const more = overlap(keys, weighed);
        return more === 0 ? sum : sum + (shared + more) ** steepness - shared ** steepness;
      }, 0);
    },
    says: (text) => {
      const key = wordingKey(text, own);
      return neighbors.some(({ keys }) => keys.has(key));
    },
    record(texts) {
      if (neighbors.length === 0) return;
      const weighed = weigh(texts);
      for (const neighbor of neighbors) neighbor.shared += overlap(neighbor.keys, weighed);
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
export function leastUsedFirst<T>(items: readonly T[], neighbors: Neighbors, textsOf: (item: T) => readonly string[]): () => T | undefined {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = [...items];
    const [next] = cheapestFirst(left, (item) => neighbors.cost(textsOf(item)));
    if (next === undefined) return undefined;
    left.splice(left.indexOf(next), 1);
    neighbors.record(textsOf(next));
    return next;
  };
}

/** Letters of one wording's key: 60 million keys for the few hundred wordings of a site. */
const keyLength = 5;

/**
 * The wordings a site uses that are not its owner's, as keys in one string. Names, places and numbers of the business are
 * taken out first: 'Plumbing in Cary' and 'Plumbing in Apex' count as the same wording.
 */
export function wordingsOf({ facts, trade, pages }: Pick<SiteDocument, 'facts' | 'trade' | 'pages'>): string {
  const own = businessWords(facts, trade.label.text);
  const keys = linesIn(pages.map(({ sections }) => sections.map(({ props }) => props)))
    .filter(({ from }) => from === 'default' || from === 'computed')
    .map(({ text }) => wordingKey(text, own));
  return [...new Set(keys)].join('');
}

/** What a business is called and where it is, as whole words, longest first: the parts of a wording that no neighbor shares. */
export function businessWords(facts: Facts, trade: string): RegExp {
  const { name, shortName, city, state, phone } = facts;
  const places = city && state ? [`${city}, ${state}`, city] : [city];
  const parts = [name, shortName, ...places, phone?.display, trade, trade.toLowerCase()].filter((part) => part !== undefined);
  const sorted = [...new Set(parts)].sort((one, other) => other.length - one.length);
  const escaped = sorted.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** Key of a wording without the words of its business. */
export function wordingKey(text: string, own: RegExp): string {
  const plain = text
    .replace(own, '_')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, ' ')
    .trim();
  let hash = 0x811c9dc5;
  for (let at = 0; at < plain.length; at++) hash = Math.imul(hash ^ plain.charCodeAt(at), 0x01000193) >>> 0;
  return (hash % 36 ** keyLength).toString(36).padStart(keyLength, '0');
}

/** The keys in a string made by `wordingsOf`. */
export function wordingKeys(wordings: string): Set<string> {
  return new Set(wordings.match(new RegExp(`.{${keyLength}}`, 'g')) ?? []);
}

function linesIn(value: unknown): Pick<Line, 'text' | 'from'>[] {
  if (!value || typeof value !== 'object') return [];
  if ('text' in value && 'from' in value && 'fields' in value) return [value as Line];
  return Object.values(value).flatMap(linesIn);
}

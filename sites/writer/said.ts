import type { Facts, Line, SiteDocument } from '../document.ts';

/** Letters of one wording's key: 60 million keys for the few hundred wordings of a site. */
const keyLength = 5;

/**
 * The wordings a site uses that are not its owner's, as keys in one string. Names, places and numbers of the business are
 * taken out first, so that 'Plumbing in Cary' and 'Plumbing in Apex' count as the same wording.
 */
export function saidOf({ facts, trade, pages }: Pick<SiteDocument, 'facts' | 'trade' | 'pages'>): string {
  const own = ownWords(facts, trade.label.text);
  const keys = linesIn(pages.map(({ sections }) => sections.map(({ props }) => props)))
    .filter(({ from }) => from === 'default' || from === 'computed')
    .map(({ text }) => wordingKey(text, own));
  return [...new Set(keys)].join('');
}

/** What a business is called and where it is, as whole words, longest first: the parts of a wording that no neighbour shares. */
export function ownWords(facts: Facts, trade: string): RegExp {
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

/** The keys of a string that `saidOf` made. */
export function saidKeys(said: string): Set<string> {
  return new Set(said.match(new RegExp(`.{${keyLength}}`, 'g')) ?? []);
}

function linesIn(value: unknown): Pick<Line, 'text' | 'from'>[] {
  if (!value || typeof value !== 'object') return [];
  if ('text' in value && 'from' in value && 'fields' in value) return [value as Line];
  return Object.values(value).flatMap(linesIn);
}

import type { Line } from '../../document/document.ts';
import type { Site } from '../site.ts';
import type { HeroProps } from './schema.ts';

/** What one small tile of a wall says: a price with its service, or a few words. */
export type FactTile = { key: string; price: Line; name: Line } | { key: string; text: string };

/** Words of a fact that fit a tile. */
const longest = 26;

/** True facts for small tiles: up to `prices` prices, facts that say it all in their term, then the languages and the year if no fact has them. */
export function factTiles({ props, site, prices, most }: { props: HeroProps; site: Site; prices: number; most: number }): FactTile[] {
  const { languages, founded } = site.facts;
  const told = props.facts.map(({ term, text }) => `${term.text} ${text?.text ?? ''}`).join(' ');
  const short = props.facts.filter((fact) => !isExplained(fact)).map(({ term }) => term.text);
  const spoken = languages.length > 1 && !told.includes(languages[1] ?? '') ? [site.words.languages(languages)] : [];
  const since = founded && !told.includes(String(founded)) ? [site.words.facts.since(founded)] : [];
  const texts = [...short, ...[...spoken, ...since].filter((text) => text.length <= longest)];
  return [
    ...(props.prices ?? []).slice(0, prices).map(({ name, price }) => ({ key: name.text, price, name })),
    ...[...new Set(texts)].map((text) => ({ key: text, text })),
  ].slice(0, most);
}

/** Facts with more to say than a tile holds; they stand under the wall. */
export function explainedFacts({ facts }: HeroProps): HeroProps['facts'] {
  return facts.filter(isExplained);
}

function isExplained({ term, text }: HeroProps['facts'][number]): boolean {
  return text !== undefined || term.text.length > longest;
}

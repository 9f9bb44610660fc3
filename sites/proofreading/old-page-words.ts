import { plainWords } from '../../text/plain-letters.ts';
import { withoutGaps } from '../../text/tidy/gaps.ts';
import words from './words/old-pages.yaml';

type List =
  | 'always'
  | 'buttons'
  | 'buttonVerbs'
  | 'buttonNouns'
  | 'buttonStarts'
  | 'buttonWords'
  | 'pages'
  | 'anchors'
  | 'homes'
  | 'networks'
  | 'beforeNetworks'
  | 'credits'
  | 'builtBy'
  | 'builders'
  | 'designedBy'
  | 'designers'
  | 'posted'
  | 'labels'
  | 'tags'
  | 'cookieWords'
  | 'pageWords'
  | 'clickHere'
  | 'counted'
  | 'fields'
  | 'sayings'
  | 'months'
  | 'baking'
  | 'owners'
  | 'mottos'
  | 'scripture'
  | 'family';

/** Phrases of each list, in plain words. */
export const lists = listsOf<List>(words);

/** Lists of a file, each of whose phrases are separated by commas. */
export function listsOf<Name extends string>(file: unknown): Record<Name, ReadonlySet<string>> {
  return Object.fromEntries(
    Object.entries(file as Record<Name, string>).map(([list, phrases]) => [list, new Set((phrases as string).split(',').map(plain))]),
  ) as unknown as Record<Name, ReadonlySet<string>>;
}

/** The text in words to compare: small, without accents, apostrophes and marks. */
export function plain(text: string): string {
  return tokensOf(text)
    .map(({ key }) => key)
    .join(' ');
}

export interface Token {
  key: string;
  typed: string;
  at: number;
  end: number;
}

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}'’]+|&/gu)].map(({ 0: typed, index: at }) => ({
    key: typed === '&' ? 'and' : plainWords(typed),
    typed,
    at,
    end: at + typed.length,
  }));
}

export function keyOf(tokens: readonly Token[], at: number, end: number): string {
  return tokens
    .slice(at, end)
    .map(({ key }) => key)
    .join(' ');
}

/** How many words of a list's phrase a text begins with, and what comes after them. */
export function beginning(key: string, phrases: ReadonlySet<string>): [start: number, rest: string] {
  const phrase = [...phrases].find((one) => key.startsWith(`${one} `) || key === one);
  return phrase === undefined ? [0, ''] : [phrase.split(' ').length, key.slice(phrase.length + 1)];
}

export function hasOne(key: string, phrases: ReadonlySet<string>): boolean {
  return [...phrases].some((phrase) => ` ${key} `.includes(` ${phrase} `));
}

const amount =
  /[$€£¢]|\d%? ?(?:dollars?|bucks|cents|pesos|d[oó]lares|each|per|off)\b|\d[.,]\d\d\b(?!\d)|\b(?:starts?|starting|only|just|from|desde) (?:at )?\d/iu;

/** True if a text has a price or another amount. Nothing with one is removed. */
export function holdsAmount(text: string): boolean {
  return amount.test(text);
}

/** What's left without the gaps, or the whole text if nothing is. */
export function closedUp(left: string, text: string): string {
  if (left === text || !/[\p{L}\p{N}]/u.test(left)) return text;
  return withoutGaps(left.replace(/ {2,}/g, ' ').replace(/^ | $/gm, ''));
}

/** What separates the names in a row of pages. */
export const divider = /[|•·»›>→]{1,2}/;

import { withoutGaps } from '../../text/tidy/gaps.ts';
import { fold } from '../language/fold.ts';
import { capital } from '../language/phrases.ts';
import { sentences, wordCount } from '../language/sentences.ts';
import wordLists from './listed-prices.yaml';
import { isAmount, parsePrice, type ServicePrice } from './price-text.ts';

/** Fewest names with prices, one after the other, that are a price list. */
const fewest = 3;
/** Longest name in words. */
const longestName = 8;
/** The same for a line with several of them. */
const longestLine = 14;
/** Longest heading of a part of a list, in words: 'All day breakfast'. */
const longestCategory = 5;
/** The least amount in a row without marks between its entries: 'Cut 25 beard 15 kids 18'. */
const leastInRow = 5;

type Listed = { name: string } & ServicePrice;

/** The services of a price list in running text, and the text without them. Undefined if it has none. */
export function pricesListedIn(text: string): { services: Listed[]; rest: string } | undefined {
  const lines = text.split('\n').map((line) => (line.trim() ? sentences(line).map((said) => ({ said, listed: listedIn(said) })) : []));
  const runs = runsOf(lines.flat());
  const services = runs.flat().flatMap(({ listed }) => listed);
  if (services.length === 0 || categories(lines) > 1) return undefined;
  const taken = new Set(runs.flat().filter(({ listed }) => listed.length > 0));
  const left = lines.map((line) => line.flatMap((one) => (taken.has(one) ? [] : [one.said])).join(' '));
  return { services, rest: withoutGaps(left.filter((line, index) => line || lines[index]?.length === 0).join('\n')) };
}

interface Said {
  said: string;
  listed: Listed[];
}

/** Sentences one after the other that are a price list: 'Serves 6' elsewhere isn't of it. A line with two prices may be between them. */
function runsOf(all: Said[]): Said[][] {
  const runs: Said[][] = [[]];
  for (const one of all) {
    if (one.listed.length > 0 || isPriceLine(one.said)) runs.at(-1)?.push(one);
    else runs.push([]);
  }
  return runs.filter((run) => run.flatMap(({ listed }) => listed).length >= fewest);
}

/** How many lines head a part of the list, as 'SOUPS' does. Without their entries they'd say nothing. */
function categories(lines: { said: string }[][]): number {
  const texts = lines.map((line) => line.map(({ said }) => said).join(' ')).filter(Boolean);
  return texts.filter((text, index) => isCategory(text) && endsWithAmount.test(texts[index + 1] ?? '')).length;
}

const endsWithAmount = / \$?\d{1,4}(?:\.\d\d)?\+?\.?$/;

/** True for 'SOUPS' and 'All day breakfast' above prices. */
export function isCategory(line: string): boolean {
  return !/[\d!?]/.test(line) && wordCount(line) <= longestCategory;
}

/** A line of a price list, which may say more than a name and a price: 'Comforter Q 30 K 35', 'Zipper leather jkt ask'. */
export function isPriceLine(sentence: string): boolean {
  if (/^\p{L}.{2,120} \d{1,3}\.\d\d\.?$/u.test(sentence)) return true;
  const [, name = ''] = /^(\p{L}[^.!?;:]{2,80}) (?:\$?\d{1,4}(?:\.\d\d)?\+?|ask)\.?$/u.exec(sentence) ?? [];
  const isYear = /(?:19|20)\d\d\.?$/.test(sentence);
  return !isYear && isPricedName(name, longestLine);
}

/** The sentences that are of a price list. A number after a name may be anything: 'FAA part 107'. So it needs cents, or two others. */
export function priceLinesIn(sentences: readonly string[]): ReadonlySet<string> {
  const lines = sentences.filter(isPriceLine);
  const isSure = (line: string) => /\d\.\d\d\.?$/.test(line) || (line.match(/ \d/g) ?? []).length >= fewest;
  return new Set(lines.length >= fewest ? lines : lines.filter(isSure));
}

const pairs = /(\p{L}[^\d,;:()$#]{1,40}) \$?(\d{1,4}(?:\.\d\d)?)(?: |$)/gu;

/** What a sentence lists: nothing, a name with its price, or a row of at least three. */
function listedIn(said: string): Listed[] {
  const bare = said.replace(/\.$/, '');
  const numbered = bare.split(/ (?=#\d{1,2} )/);
  const isNumbered = numbered.length >= fewest && numbered.every((part) => part.startsWith('#'));
  const row = [...bare.matchAll(pairs)];
  const isRow =
    row.length >= fewest && row.map(([pair]) => pair).join('') === bare && row.every(([, , amount]) => Number(amount) >= leastInRow);
  const entries = isNumbered ? numbered : isRow ? row.map(([pair]) => pair.trim()) : [bare];
  const read = entries.flatMap((entry) => entryIn(entry) ?? []);
  return read.length === entries.length ? read : [];
}

const entry = /^(#\d{1,2} )?(\p{L}.{1,59}?) (\$?\d{1,4}(?:\.\d\d)?(?:-\$?\d{1,4}(?:\.\d\d)?|\+| & up| and up)?)(?: (\([^()]{2,40}\)))?$/u;

/** A name with the price after it: 'Waist in/out 20.00 & up', '#7 Trứng egg 6.50 (til 11am)'. */
function entryIn(text: string): Listed | undefined {
  const [, sign = '', name = '', price = '', note] = entry.exec(text) ?? [];
  // Two amounts or a second clause are more than a name: 'Stitch 40 lined'.
  const isName = !/[.!?:;$]|\d\d/.test(name) && isPricedName(name, longestName);
  const read = parsePrice(price);
  const isYear = /^(?:19|20)\d\d$/.test(price);
  if (!isName || isYear || !isAmount(read.priceFrom ?? '')) return undefined;
  return { name: [sign + capital(name), note].filter(Boolean).join(' '), ...read };
}

/** True if a number after these words is a price. */
function isPricedName(name: string, longest: number): boolean {
  const words = fold(name).split(' ');
  return name !== '' && words.length <= longest && !words.some((word) => never.has(word)) && !last.has(words.at(-1) ?? '');
}

const [never, last] = ['never', 'last'].map((list) => wordsOf((wordLists as Record<string, string>)[list] ?? '')) as [
  Set<string>,
  Set<string>,
];

function wordsOf(text: string): Set<string> {
  return new Set(text.split(',').map((word) => fold(word.trim())));
}

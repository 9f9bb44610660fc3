import { parsePrice } from '../prices/price-text.ts';
import type { Clause } from './clauses.ts';
import { matchesOf, patternsIn } from './phrases.ts';
import lines from './words/prices.txt?raw';

/** A price in a clause: where it is, and the words for it as typed. */
export interface SaidPrice {
  start: number;
  end: number;
  price: string;
}

const phrase = patternsIn(lines);
/** A number that's as likely a year as a price. */
export const year = /^(?:19|20)\d\d$/;
const from = new RegExp(`^(?:${phrase('from').source}|desde|a partir de) `, 'i');
const toStart = new RegExp(`,? (?:${phrase('toStart').source})$`, 'i');

/** The prices in a clause, without those that the writer takes back. */
export function pricesSaid({ says, typed }: Pick<Clause, 'says' | 'typed'>): SaidPrice[] {
  return [...matchesOf(phrase('price'), says), ...matchesOf(phrase('noNumber'), says)].flatMap(({ 0: words, index }) => {
    if (phrase('taken').test(says.slice(0, index)) || (year.test(words) && /\bsince\b|\byears?\b/.test(says))) return [];
    const [start, end] = [index, index + words.length];
    if (phrase('outdated').test(says.slice(end))) return [];
    const asTyped = typed(start, end)
      .replace(/ ?@ ?/, ' at ')
      .replace(/ the (?=\w+$)/i, ' an ');
    const isWords = /\bgrand\b/i.test(asTyped) || !/\d|free|call|quote|request|charge/i.test(asTyped);
    // 'seventy five dollars' → '$75'
    const said = isWords ? words.replace(/ (?:dollars|bucks)/, '').replace(/(?<!\$)(\d[\d,.]*)/, '$$$1') : asTyped;
    const one = { start, end, price: lowest(said) };
    return isPrice(one.price) ? [one] : [];
  });
}

/** 'starts at 42', '42 to start', '42 minimum' → 'from 42'. */
function lowest(price: string): string {
  const bare = price.replace(from, '').replace(toStart, '').trim();
  return bare.length < price.length ? `from ${bare}` : price;
}

function isPrice(text: string): boolean {
  const { priceFrom = '0', priceTo = '0', price: kind } = parsePrice(text);
  return kind === 'call' || [priceFrom, priceTo].every((one) => /^\d+(?:\.\d+)?$/.test(one));
}

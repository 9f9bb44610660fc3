import type { Clause } from '../clauses.ts';
import { patternsIn } from '../phrases.ts';
import { pricesSaid, type SaidPrice } from '../prices-said.ts';
import type { Reader } from '../reader.ts';
import { type NamedService, servicesNamed } from '../services-named.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/services.txt?raw';

const phrase = patternsIn(lines);

/** Reads prices of services of the brief, and that one goes. The clause before may have named it: 'the balayage price is off' … 'it's $185'. */
export const readServices: Reader = (clause, { subject, before, beforeSays, isJoined, topic }) => {
  const { says } = clause;
  if (phrase('notServices').test(says)) return [];
  const named = servicesNamed(says, subject.services);
  if (named.length === 0) {
    const isOfService = before?.do === 'price' || before?.do === 'remove-service' || before?.do === 'rename-service';
    return ofIt(clause, isOfService ? before.name : topic?.of.includes('price') ? topic.name : undefined);
  }
  const prices = newPrices(clause, named.length);
  if (prices.length > 0 && !phrase('notPrices').test(says)) return pricesFor(says, named, prices);
  const isNext = isJoined && /^(?:remove-|hide$|pages$)/.test(before?.do ?? '') && !phrase('kept').test(beforeSays) && isBare(says, named);
  if (!(phrase('removes').test(says) || isNext) || phrase('notRemoved').test(says)) return [];
  // 'take pitch raise off, it's part of the tuning' isn't about tuning.
  const removed = named.filter(({ start }) => start < reasonAt(says));
  return [...new Set(removed.map(({ name }) => name))].map((name) => ({ do: 'remove-service', name }));
};

/** True for 'so just say from $50', which puts another price in the place of the one before. */
export function correctsPrice(says: string): boolean {
  return phrase('corrects').test(says);
}

/** What's said of the one service that was named before: 'take that off', 'it's $25 now'. */
function ofIt(clause: Clause, name: string | undefined): Wish[] {
  const { says } = clause;
  if (!name) return [];
  if (phrase('removeIt').test(says)) return [{ do: 'remove-service', name }];
  const [price, more] = newPrices(clause);
  const isOfIt = phrase('priceOfIt').test(says) && !phrase('day').test(says) && says.replace(/[\d$.,]+/g, '').split(' ').length < 8;
  return price && !more && isOfIt ? [{ do: 'price', name, price: price.price }] : [];
}

/** The prices in a clause. After a verb of change, 'from 68 to 72' is no range, and of '5' and '$25' the latter counts. */
function newPrices(clause: Clause, count = 1): SaidPrice[] {
  if (phrase('delta').test(clause.says)) return [];
  const all = pricesSaid(clause);
  const marked = all.filter(({ price }) => price.includes('$'));
  const prices = marked.length === 1 && count !== all.length ? marked : all;
  if (!phrase('changes').test(clause.says)) return prices;
  return prices.map((one) => ({ ...one, price: one.price.replace(/^(?:(?:from|de) )?\$?[\d,.]+ (?:to|a) /i, '') }));
}

/** Each service with the price after it: 'color 135, kids cut 32', or before it: '$75 for cut and style'. */
function pricesFor(says: string, all: NamedService[], prices: SaidPrice[]): Wish[] {
  const named = all.filter(({ name, start }) => !all.some((other) => other.name === name && other.start < start));
  if (prices.length !== named.length) return [];
  const isFirst = (prices[0]?.end ?? 0) <= (named[0]?.start ?? 0);
  const areNear = named.every(({ start, end }, at) => {
    const price = prices[at];
    if (!price) return false;
    if (isFirst) return price.end <= start && phrase('fromPrice').test(says.slice(price.end, start));
    return price.start >= end && price.start < (named[at + 1]?.start ?? says.length) && isNear(says.slice(end, price.start), price.price);
  });
  return areNear ? named.map(({ name }, at) => ({ do: 'price', name, price: prices[at]?.price ?? '' })) : [];
}

/** True if a price belongs to the service before it, by what's between them. A number without a sign has to be closer. */
function isNear(between: string, price: string): boolean {
  const words = between.match(/[a-z']+/g)?.length ?? 0;
  return !phrase('otherName').test(between) && (phrase('toPrice').test(between) || words < (price.includes('$') ? 9 : 6));
}

/** Where a removal is followed by its reason. */
function reasonAt(says: string): number {
  const [, end] = phrase('removes').exec(says)?.indices?.[0] ?? [0, 0];
  const at = says.slice(end).search(phrase('reason'));
  return at < 0 ? says.length : end + at;
}

function isBare(says: string, named: NamedService[]): boolean {
  return says.length - named.reduce((sum, { start, end }) => sum + end - start, 0) < 14;
}

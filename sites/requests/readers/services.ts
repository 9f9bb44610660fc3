import type { Clause } from '../clauses.ts';
import { phrasesIn } from '../phrases.ts';
import { pricesSaid, type SaidPrice } from '../prices-said.ts';
import type { Reader, Reading, Said } from '../reader.ts';
import { type NamedService, servicesNamed } from '../services-named.ts';
import { isAgain } from '../stories.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/services.txt?raw';

const { one } = phrasesIn(lines);
const [removes, kept, reason, removeIt, notRemoved] = [one('removes'), one('kept'), one('reason'), one('remove-it'), one('not-removed')];
const [delta, changes, toPrice, fromPrice, noPrice] = [one('delta'), one('changes'), one('to-price'), one('from-price'), one('no-price')];
const [priceOfIt, pricesWrong, notPrices, notServices, told, otherName, corrects, ofDays] = [
  one('price-of-it'),
  one('prices-wrong'),
  one('not-prices'),
  one('not-services'),
  one('told'),
  one('other-name'),
  one('corrects'),
  one('day'),
];

/** Reads prices of services of the brief, and that one goes. */
export const readKnownServices: Reader = (clause, reading) => {
  const { says } = clause;
  if (notServices.test(says)) return undefined;
  const named = servicesNamed(says, reading.subject.services);
  if (named.length === 0 && pricesWrong.test(says) && !/\d/.test(says)) {
    reading.topic = { of: 'service' };
    return 'waits';
  }
  if (named.length === 0) return ofTopic(clause, reading);
  const prices = newPrices(clause, named.length);
  const { verb } = reading;
  reading.topic = { of: 'service', name: named.at(-1)?.name };
  if (prices.length > 0 && !notPrices.test(says)) return pricesFor(says, named, prices) ?? 'waits';
  if ((removes.test(says) || (verb === 'remove' && isBare(says, named))) && !notRemoved.test(says)) {
    reading.verb = kept.test(says) ? undefined : 'remove';
    // 'take pitch raise off, it's part of the tuning' isn't about tuning.
    const removed = named.filter(({ start }) => start < reasonAt(says));
    reading.topic.name = removed.at(-1)?.name;
    return [...new Set(removed.map(({ name }) => name))].map((name) => ({ do: 'remove-service', name }));
  }
  return delta.test(says) || told.test(says) ? undefined : 'waits';
};

/** What's said of the service before: 'take that off', 'it's $25 now'. */
function ofTopic(clause: Clause, { topic, last, subject, unread, isBetween }: Reading): Said {
  const { says } = clause;
  const { name = '' } = topic?.of === 'service' ? topic : {};
  const isKnown = subject.services.includes(name);
  if (name && removeIt.test(says)) return last?.do === 'remove-service' ? 'more' : isKnown ? [{ do: 'remove-service', name }] : undefined;
  if (last?.do === 'add-service' && noPrice.test(says)) return 'more';
  if (last?.do === 'remove-service' && last.name === name) return undefined;
  const [price, another] = newPrices(clause);
  if (
    !name ||
    ofDays.test(says) ||
    !price ||
    another ||
    (unread > 0 && !/^(?:from )?[^a-z]*$/.test(says) && !(corrects.test(says) && !isBetween)) ||
    !priceOfIt.test(says) ||
    says.replace(/[\d$.,]+/g, '').split(' ').length > 7
  )
    return undefined;
  const [added] = topic?.added ?? [];
  const isBare = isAgain(`${says.slice(0, price.start)} ${says.slice(price.end)}`, '');
  if (added && topic?.added?.length === 1 && added.do === 'add-service' && !added.price)
    return !isBare ? undefined : [{ ...added, price: price.price }];
  const isNew = last?.do === 'add-service' && last.name === name;
  if (isNew && !last.price) {
    last.price = price.price;
    return 'more';
  }
  if (!isKnown || isNew) return undefined;
  // 'Color is $62, so just say from $50'
  if (last?.do === 'price' && last.name === name) {
    if (!corrects.test(says)) return undefined;
    last.price = price.price;
    return 'more';
  }
  return [{ do: 'price', name, price: price.price }];
}

/** The prices in a clause. After a verb of change, 'from 68 to 72' is no range, and of '5' and '$25' the latter counts. */
function newPrices(clause: Clause, count = 1): SaidPrice[] {
  if (delta.test(clause.says)) return [];
  const all = pricesSaid(clause);
  const marked = all.filter(({ price }) => price.includes('$'));
  const prices = marked.length === 1 && count !== all.length ? marked : all;
  if (!changes.test(clause.says)) return prices;
  return prices.map((one) => ({ ...one, price: one.price.replace(/^(?:(?:from|de) )?\$?[\d,.]+ (?:to|a) /i, '') }));
}

/** Each service with the price after it: 'color 135, kids cut 32', or before it: '$75 for cut and style'. */
function pricesFor(says: string, all: NamedService[], prices: SaidPrice[]): Wish[] | undefined {
  const named = all.filter(({ name, start }) => !all.some((other) => other.name === name && other.start < start));
  const [service, price] = [named[0], prices[0]];
  if (!service || !price) return undefined;
  if (price.end <= service.start) {
    const areNext = named.every(({ start }, at) => fromPrice.test(says.slice(prices[at]?.end ?? start, start)));
    if (!areNext || prices.length !== named.length) return undefined;
    return named.map(({ name }, at) => ({ do: 'price', name, price: prices[at]?.price ?? '' }));
  }
  const pairs = named.map(({ name, end }, at) => {
    const until = named[at + 1]?.start ?? says.length;
    const own = prices.filter((one) => one.start >= end && one.start < until);
    const [first] = own;
    return own.length === 1 && first && isNear(says.slice(end, first.start), first.price) ? { name, price: first.price } : undefined;
  });
  if (pairs.some((pair) => !pair) || prices.length !== named.length) return undefined;
  return pairs.flatMap((pair) => (pair ? [{ do: 'price', ...pair }] : []));
}

/** True if a price belongs to the service before it, by what's between them. A number without a sign has to be closer. */
function isNear(between: string, price: string): boolean {
  const words = between.match(/[a-z']+/g)?.length ?? 0;
  return !otherName.test(between) && (toPrice.test(between) || words < (price.includes('$') ? 9 : 6));
}

/** Where a removal is followed by its reason. */
function reasonAt(says: string): number {
  const [, end] = removes.exec(says)?.indices?.[0] ?? [0, 0];
  const at = says.slice(end).search(reason);
  return at < 0 ? says.length : end + at;
}

function isBare(says: string, named: NamedService[]): boolean {
  return says.length - named.reduce((sum, { start, end }) => sum + end - start, 0) < 14;
}

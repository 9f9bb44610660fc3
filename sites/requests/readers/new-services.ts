import { withoutEnd } from '../../../text/text-end.ts';
import type { Clause } from '../clauses.ts';
import { matchesOf, phrasesIn } from '../phrases.ts';
import { pricesSaid, type SaidPrice } from '../prices-said.ts';
import type { Reader, Reading, Said } from '../reader.ts';
import { plainName, servicesNamed } from '../services-named.ts';
import { isAgain, leadsToServices } from '../stories.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/services.txt?raw';

const { one, each } = phrasesIn(lines);
const leads = each('new-services');
const [addIt, listed, moreOfIt, never] = [one('add-it'), one('listed'), one('more-of-it'), one('never')];
const notAlone = one('not-alone');
const [noFee, sells] = [one('no-fee'), one('sells')];
const afterPrice = one('after-price');
const [unpriced, notANoun] = [one('unpriced'), one('not-a-noun')];
const [separator, lead, trail, article] = [one('separator'), one('lead'), one('trail'), one('article')];

interface Entry {
  from: number;
  to: number;
  price?: string;
  hasArticle: boolean;
}

/** Reads new services, each with its price if one is said. */
export const readNewServices: Reader = (clause, reading) => {
  const { says, typed, full } = clause;
  const { topic, last, subject } = reading;
  const pending = topic?.of === 'service' && reading.unread === 0 ? (topic.added ?? []) : [];
  if (addIt.test(says) && pending.length > 0) return pending;
  if (addIt.test(says) && last?.do === 'add-service' && reading.unread === 0) return 'more';
  const [said] = pricesSaid(clause);
  const [first] = pending;
  if (said && first?.do === 'add-service' && pending.length === 1 && !first.price) {
    const around = `${says.slice(0, said.start)} ${says.slice(said.end)}`;
    if (isAgain(around, '')) return [{ ...first, price: said.price }];
  }
  // 'Please add.' after a wish only repeats it.
  if (leadsToServices(says) && (!last || reading.unread > 0 || says.includes(' '))) {
    reading.isListing = true;
    return undefined;
  }
  // 'I want a shop page, we sell beans now'
  if (last?.do === 'pages' && last.in === 'shop' && sells.test(says)) return 'more';
  const match = leads.map((pattern) => pattern.exec(says)).find(Boolean);
  const { what, priced } = match?.groups ?? {};
  const before = pending.filter(() => !topic?.isName);
  const isNext = reading.isListing || (last?.do === 'add-service' && ((reading.verb === 'add' && reading.isJoined) || moreOfIt.test(full)));
  const [start, end] = match?.indices?.groups?.rest ?? [0, says.length];
  const prices = pricesSaid(clause).filter((one) => one.start >= start && one.end <= end);
  const noPrice = unpriced.exec(says)?.indices?.groups?.name;
  if (!match && noPrice) return waitsFor(clause, reading, noPrice);
  const isListed = !match && Boolean(reading.isListing);
  if (!match && !isNext && prices.length === 0) return bareName(clause, reading);
  const entries = entriesIn(says, [start, end], prices);
  if (!entries?.length || (priced && entries.some(({ price }) => !price))) return undefined;
  // Without a word that leads to services, what has no price has to be a name and nothing else.
  const areNames = entries.every(({ from, to, price }) => price || isBareNoun(says.slice(from, to)));
  if ((!(match || isNext) || isListed) && !(areNames && entries.some(({ price }) => price || isListed))) return undefined;
  // 'Color correction should be on there, $100/hr'
  const [only, another] = entries;
  const [after, more] = pricesSaid(clause).filter((one) => one.start >= end);
  if (only && !another && !only.price && after && !more) only.price = after.price;
  const added: Wish[] = [];
  for (const { from, to, price, hasArticle } of entries) {
    if (noFee.test(says.slice(from, to))) continue;
    if (!isName(says.slice(from, to)) || (hasArticle && !price && !what && !listed.test(says) && !/\blisted\b/.test(says)))
      return undefined;
    // What the brief has already isn't new.
    const known = servicesNamed(says.slice(from, to), subject.services).find(({ isWhole }) => isWhole);
    if (known && !price) return undefined;
    added.push(
      known && price
        ? { do: 'price', name: known.name, price }
        : { do: 'add-service', name: newName(typed(from, to)), ...(price ? { price } : {}) },
    );
  }
  const wish = added.at(-1);
  const name = wish && 'name' in wish ? wish.name : undefined;
  // A name with a price may be a new service or another word for one of the brief, so it takes an 'add it'.
  const isSure = Boolean(match) || isNext || entries.every((entry) => isPricedName(entry, says, subject.services));
  reading.topic = { of: 'service', name, ...(isSure ? {} : { added: [...before, ...added] }) };
  if (!isSure) return 'waits';
  reading.verb = 'add';
  return [...before, ...added];
};

/** 'Bathroom remodels don't have a price', which 'but add them' may follow. */
function waitsFor({ says, typed }: Clause, reading: Reading, [from, to]: [number, number]): Said {
  if (!isName(says.slice(from, to)) || servicesNamed(says.slice(from, to), reading.subject.services).length > 0) return undefined;
  const wish: Wish = { do: 'add-service', name: newName(typed(from, to)) };
  reading.topic = { of: 'service', name: wish.name, added: [wish] };
  return reading.isListing ? [wish] : 'waits';
}

/** 'Hydro jetting.', which a price or 'we do those too' may follow. */
function bareName({ says, typed, isQuestion, isRequest }: Clause, reading: Reading): Said {
  const name = says.replace(trail, '');
  const isBare = !/^(?:my|our|his|her|their) /.test(says) && isName(name) && isBareNoun(name);
  if (!isBare || isQuestion || isRequest || reading.verb || servicesNamed(name, reading.subject.services).length > 0) return undefined;
  const wish: Wish = { do: 'add-service', name: newName(typed(0, name.length)) };
  if (reading.topic && reading.topic.of !== 'service') return undefined;
  reading.topic = { of: 'service', name: wish.name, added: [wish], isName: true };
  return 'waits';
}

/** A few words that make no sentence. */
function isBareNoun(name: string): boolean {
  return !notANoun.test(name) && !/[^a-z' -]/.test(name) && name.split(' ').length < 5;
}

/** 'Lion cut $110' is a new service by itself. A number without a sign has to follow the name at once. */
function isPricedName({ from, to, price = '' }: Entry, says: string, services: string[]): boolean {
  const name = says.slice(from, to);
  const isShort = name.split(' ').length < 7 && !notANoun.test(name);
  const isPart = services.some((service) => plainName(service).split(/\W+/).includes(name.replace(/s$/, '')));
  return (
    isShort &&
    !isPart &&
    (/\$|dollars|bucks|call|quote|request/.test(price) || /^(?:[,:= -]|is|are|now|at|for|from|just)*\d/.test(says.slice(to)))
  );
}

/** The services from `start` to `end` of a clause. Undefined if it can't be told which they are. */
function entriesIn(says: string, [start, end]: [number, number], prices: SaidPrice[]): Entry[] | undefined {
  const stops = matchesOf(separator, says.slice(start, end))
    .map(({ 0: { length }, index }) => [start + index, start + index + length] as const)
    .filter(([at]) => !prices.some((price) => at >= price.start && at < price.end));
  const entries: Entry[] = [];
  for (const [index, [to]] of [...stops, [end] as const].entries()) {
    let from = stops[index - 1]?.[1] ?? start;
    const own = prices.filter((price) => price.start >= from && price.end <= to);
    for (const { price, start: at, end: next } of own) {
      const name = nameIn(says, from, at);
      const last = entries.at(-1);
      if (name) entries.push({ ...name, price });
      else if (last && !last.price) last.price = price;
      // '$18 brow waxing', but not '3 kids'.
      else if (/\$|dollars|bucks/.test(says.slice(at, next))) entries.push({ from: next, to: next, price, hasArticle: false });
      else return undefined;
      from = next;
    }
    const rest = nameIn(says, from, to);
    const last = entries.at(-1);
    if (rest && own.length === 0) entries.push(rest);
    // '$18 brow waxing', but not '$210 installed'.
    else if (rest && last?.to === last?.from) Object.assign(last ?? {}, { from: rest.from, to: rest.to });
    else if (rest && !afterPrice.test(says.slice(rest.from, rest.to))) return undefined;
  }
  const [one, two] = entries;
  if (!one || !two || entries.length > 2 || one.price || !/^ and $/.test(says.slice(one.to, two.from))) return entries;
  // 'wash and fold $20' is one, 'perms and highlights' are two, and 'perms and highlights $90' can't be told.
  if (/^[a-z]+ and [a-z]+[^s]$/.test(says.slice(one.from, two.to))) return [{ ...one, to: two.to, price: two.price }];
  return two.price && !/\(/.test(says) ? undefined : entries;
}

function nameIn(says: string, start: number, end: number): Entry | undefined {
  const text = says.slice(start, end);
  const [before = ''] = lead.exec(text) ?? [];
  const name = text.slice(before.length).replace(trail, '');
  const from = start + before.length;
  return name.length > 1 ? { from, to: from + name.length, hasArticle: article.test(before) } : undefined;
}

function isName(name: string): boolean {
  if (/"/.test(name) && name.split(' ').length > 3) return false;
  return (
    name.length > 2 &&
    !notAlone.test(name) &&
    name.split(' ').length < 7 &&
    !never.test(name) &&
    !/[?!"@]|^\d|\d{3}|[a-z] \d\d [a-z]/.test(name)
  );
}

/** A name as it's shown: 'beard trims' → 'Beard trims', 'SUMP PUMPS' → 'Sump pumps'. */
export function newName(typed: string): string {
  const words = withoutEnd(typed.trim().replace(/^["“”']+/, ''), /["“”'.!,]/);
  const calm = words.length > 4 && words === words.toUpperCase() ? words.toLowerCase() : words;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}

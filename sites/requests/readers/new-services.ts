import { withoutEnd } from '../../../text/text-end.ts';
import { type Clause, captured } from '../clauses.ts';
import { eachPatternIn, matchesOf, patternsIn } from '../phrases.ts';
import { pricesSaid, type SaidPrice, year } from '../prices-said.ts';
import type { Reader } from '../reader.ts';
import { plainName, servicesNamed } from '../services-named.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/services.txt?raw';
import { townsNamed } from './towns-named.ts';

const leads = eachPatternIn(lines, 'newServices');
const phrase = patternsIn(lines);

interface Entry {
  from: number;
  to: number;
  price?: string;
  hasArticle: boolean;
}

/** Reads new services, each with its price if one is said. */
export const readNewServices: Reader = (clause, { subject, before, isJoined, lead }) => {
  const { says, typed, full } = clause;
  if (phrase('heading').test(says)) return [];
  // 'I want a shop page, we sell beans now'
  if (before?.do === 'pages' && before.in === 'shop' && phrase('sells').test(says)) return [before];
  const prices = pricesSaid(clause);
  const [price, another] = prices;
  if (before?.do === 'add-service' && !before.price) {
    if (phrase('noPrice').test(says)) return [before];
    // '$475', or 'from $325'
    const isBare =
      price && !another && !/[a-z]{3}/.test(`${says.slice(0, price.start)}${says.slice(price.end)}`.replace(phrase('aroundPrice'), ''));
    if (isBare) return [{ ...before, price: price.price }];
  }
  const match = leads.map((pattern) => pattern.exec(says)).find(Boolean);
  const { what, priced } = match?.groups ?? {};
  const isNext =
    (lead && phrase('heading').test(lead.says)) || (before?.do === 'add-service' && (isJoined || phrase('moreOfIt').test(full)));
  const [start, end] = match?.indices?.groups?.rest ?? [0, says.length];
  const inRest = prices.filter((one) => one.start >= start && one.end <= end);
  const entries = entriesIn(says, [start, end], inRest);
  const [only, ...others] = entries ?? [];
  if (!entries || !only) return [];
  // 'Color correction should be on there, $100/hr'
  const [after, more] = prices.filter((one) => one.start >= end);
  if (others.length === 0 && !only.price && after && !more) only.price = after.price;
  // Without a word that leads to services, a name has to be a bare one, and have a price or go on a list.
  const isSure = (entry: Entry) =>
    match ? !priced || entry.price : isNext ? isBareNoun(says.slice(entry.from, entry.to)) : isPricedName(entry, says, subject.services);
  // 'Opened 1998' has a year.
  if (!entries.every((entry) => isSure(entry) && !year.test(entry.price ?? ''))) return [];
  const isListed = what !== undefined || phrase('listed').test(says) || /\blisted\b/.test(says);
  const added = entries.flatMap(({ from, to, price, hasArticle }): (Wish | undefined)[] => {
    const name = says.slice(from, to);
    if (phrase('noFee').test(name)) return [];
    const said = { says: name, typed: (one: number, other: number) => typed(from + one, from + other) };
    const towns = townsNamed(said, { towns: [], isAboutTowns: true, isJoined: true });
    if (towns.some(({ isSure }) => isSure) || !isName(name) || (hasArticle && !price && !isListed)) return [undefined];
    // What the brief has already isn't new.
    const known = servicesNamed(name, subject.services).find(({ isWhole }) => isWhole);
    if (known) return [price ? { do: 'price', name: known.name, price } : undefined];
    return [{ do: 'add-service', name: newName(typed(from, to)), ...(price && { price }) }];
  });
  return added.includes(undefined) ? [] : (added as Wish[]);
};

/** What may be a new service, if the next clause says so: 'hydro jetting', 'bathroom remodels don't have a price'. */
export function bareServiceIn({ says, isQuestion, isRequest }: Clause, known: string[]): string | undefined {
  const name = phrase('unpriced').exec(says)?.groups?.name ?? says.replace(phrase('trail'), '');
  const isBare = !isQuestion && !isRequest && isName(name) && isBareNoun(name) && !phrase('notBare').test(name);
  return isBare && servicesNamed(name, known).length === 0 ? name : undefined;
}

/** 'Bathroom remodels don't have a price', before services that have one. */
export function unpricedService(clause: Clause): Wish | undefined {
  const name = captured(clause, phrase('unpriced'), 'name')?.typed;
  return name ? { do: 'add-service', name: newName(name) } : undefined;
}

/** A few words that make no sentence. */
function isBareNoun(name: string): boolean {
  return !phrase('notANoun').test(name) && !/[^a-z' -]/.test(name) && name.split(' ').length < 5;
}

/** 'Lion cut $110' is a new service by itself. A number without a sign has to follow the name at once. */
function isPricedName({ from, to, price = '' }: Entry, says: string, services: string[]): boolean {
  const name = says.slice(from, to);
  const isPart = services.some((service) => plainName(service).split(/\W+/).includes(name.replace(/s$/, '')));
  const isPrice =
    /\$|dollars|bucks|call|quote|^price/.test(price) ||
    (price !== '' && /^(?:[,:= -]|is|are|now|at|for|from|just)*\d/.test(says.slice(to)));
  // 'Downtown is 7 to 7' has hours.
  return isPrice && !isPart && !/(?<!\$)\b\d\d? ?(?:to|-) ?\d/.test(says) && name.split(' ').length < 7 && !phrase('notANoun').test(name);
}

/** The services from `start` to `end` of a clause. Undefined if it can't be told which they are. */
function entriesIn(says: string, [start, end]: [number, number], prices: SaidPrice[]): Entry[] | undefined {
  const stops = matchesOf(phrase('separator'), says.slice(start, end))
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
      else return undefined;
      from = next;
    }
    const rest = nameIn(says, from, to);
    if (rest && own.length === 0) entries.push(rest);
    // '$210 installed'
    else if (rest && !phrase('afterPrice').test(says.slice(rest.from, rest.to))) return undefined;
  }
  const [one, two] = entries;
  if (!one || !two || entries.length > 2 || one.price || !/^ and $/.test(says.slice(one.to, two.from))) return entries;
  // 'wash and fold $20' is one, 'perms and highlights' are two, and 'perms and highlights $90' can't be told.
  if (/^[a-z]+ and [a-z]+[^s]$/.test(says.slice(one.from, two.to))) return [{ ...one, to: two.to, ...(two.price && { price: two.price }) }];
  return two.price && !/\(/.test(says) ? undefined : entries;
}

function nameIn(says: string, start: number, end: number): Entry | undefined {
  const text = says.slice(start, end);
  const [before = ''] = phrase('leadIn').exec(text) ?? [];
  const name = text.slice(before.length).replace(phrase('trail'), '');
  const from = start + before.length;
  return name.length > 1 ? { from, to: from + name.length, hasArticle: phrase('article').test(before) } : undefined;
}

function isName(name: string): boolean {
  const isOther = phrase('notAlone').test(name) || phrase('never').test(name) || /[?!"@]|^\d|\d{3}|[a-z] \d\d [a-z]/.test(name);
  return name.length > 2 && name.split(' ').length < 7 && !isOther;
}

/** A name as it's shown: 'beard trims' → 'Beard trims', 'SUMP PUMPS' → 'Sump pumps'. */
export function newName(typed: string): string {
  const words = withoutEnd(typed.trim().replace(/^["“”']+/, ''), /["“”'.!,]/);
  const calm = words.length > 4 && words === words.toUpperCase() ? words.toLowerCase() : words;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}

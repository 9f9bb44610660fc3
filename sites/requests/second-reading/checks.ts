import { emailAddress } from '../../../text/email-address.ts';
import { isLocalPhone, isPhone, phoneDigits } from '../../../text/phone.ts';
import { notATown } from '../../addresses/town-like.ts';
import { briefLimits } from '../../brief/limits.ts';
import type { PageKind } from '../../document/document.ts';
import { parsePrice } from '../../prices/price-text.ts';
import { isPlace } from '../../proofreading/rules/places.ts';
import { matchesOf, patternsIn } from '../phrases.ts';
import { needsPlace } from '../places-named.ts';
import { pricesSaid } from '../prices-said.ts';
import { serviceHinted } from '../services-named.ts';
import type { Subject, Wish } from '../wish.ts';
import lines from '../words/second-reading.txt?raw';
import { hoursIn } from './hours-check.ts';
import type { Quote } from './quote.ts';

/** What a wish may name of the site. */
export interface Site extends Subject {
  /** True if words name a section of the site. */
  hasSection: (words: string) => boolean;
}
type Of<Kind extends Wish['do']> = Extract<Wish, { do: Kind }>;

const phrase = patternsIn(lines);
const phoneLike = /\+?\(?\d[\d\s().-]{5,}\d(?: ?(?:ext\.?|x) ?\d+)?/;
const inQuotes = /(?:["“„«]|(?<!\p{L})['‘])$/u;

/**
 * Checks that a wish is in its quote: its values as the owner typed them, what it names on the site, and words for its kind. Returns it
 * in the owner's words, or why it isn't theirs.
 */
export function wishIn(wish: Wish, quote: Quote, site: Site): Wish | string {
  if (needsPlace(wish, site)) return 'may be of another place';
  switch (wish.do) {
    case 'hours':
      return hoursIn(wish, quote, site);
    case 'phone':
    case 'email':
    case 'name':
    case 'address':
    case 'web-address':
    case 'license':
    case 'link':
      return detailIn(wish, quote);
    case 'add-service':
      return newServiceIn(wish, quote, site);
    case 'remove-service':
      return serviceProblem(wish.name, quote, site) ?? (isTaken(quote) ? wish : 'takes nothing away');
    case 'rename-service': {
      const to = quote.typedAs(wish.to);
      if (!to || to.length > briefLimits.serviceName) return 'has another name';
      return serviceProblem(wish.name, quote, site) ?? (phrase('names').test(quote.says) ? { ...wish, to: capital(to) } : 'names nothing');
    }
    case 'price': {
      const price = priceIn(wish.price, quote);
      return price ? (serviceProblem(wish.name, quote, site) ?? { ...wish, price }) : 'has another price';
    }
    case 'add-town':
    case 'remove-town':
      return townsIn(wish, quote, site);
    case 'colors': {
      const colors = eachIn(wish.colors, quote);
      return colors && named('colors', quote) ? { ...wish, colors } : 'names another color';
    }
    case 'language': {
      const languages = eachIn(wish.languages, quote)?.map(capital);
      const isKnown = languages?.every((word) => phrase('knownLanguage').test(word.toLowerCase()));
      return languages && isKnown && !phrase('takesAway').test(quote.says) && named('language', quote)
        ? { ...wish, languages }
        : 'names another language';
    }
    case 'payment': {
      const ways = eachIn(wish.ways, quote);
      return ways?.every((typed) => phrase('way').test(typed.toLowerCase())) && isAdded(quote)
        ? { ...wish, ways }
        : 'names another way to pay';
    }
    case 'look':
      return named('look', quote) && (!wish.mood || named(wish.mood, quote)) ? wish : 'names no look';
    case 'photo':
      return named('photo', quote) && (!wish.lead || named('lead', quote)) && (!wish.remove || phrase('takesAway').test(quote.says))
        ? wish
        : 'names no such photo';
    case 'logo':
    case 'publish':
    case 'undo':
      return named(wish.do, quote) ? wish : `doesn’t speak of ${wish.do}`;
    case 'pages':
      return pagesIn(wish, quote, site);
    case 'hide':
    case 'move':
      return sectionIn(wish, quote, site);
    case 'text':
      return textIn(wish, quote);
    default:
      return 'is for a person';
  }
}

/** True if the quote has words for a kind of thing. Accounts for them. */
function named(kind: string, quote: Quote): boolean {
  const words = phrase(kind);
  const isNamed = words.test(quote.rest());
  quote.takeAll(words);
  return isNamed;
}

/** True if the quote asks to take something away, and not to bring it back. */
function isTaken({ says }: Quote): boolean {
  return phrase('takesAway').test(says) && !phrase('wanted').test(says);
}

/** True if the quote asks to add something. Accounts for the words that do. */
function isAdded(quote: Quote): boolean {
  return !phrase('takesAway').test(quote.says) && named('adds', quote);
}

/** All entries of a list as typed. */
function eachIn(list: string[], quote: Quote): string[] | undefined {
  const typed = list.flatMap((entry) => quote.typedAs(entry) ?? []);
  return typed.length === list.length && list.length > 0 ? [...new Set(typed)] : undefined;
}

type Detail = Exclude<Extract<Wish, { to: string }>, { name: string }>;

const forms: Partial<Record<Detail['do'], RegExp>> = {
  address: /\d/,
  'web-address': /^[a-z0-9][a-z0-9.-]{2,}$/i,
  link: /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$|^@?[\w.]{2,}$/i,
};

function detailIn(wish: Detail, quote: Quote): Wish | string {
  if (wish.do === 'phone') return phoneIn(wish, quote);
  const to = quote.typedAs(wish.to);
  const isLong = wish.do === 'name' && (to?.length ?? 0) > briefLimits.name;
  const isOther = wish.do === 'email' ? emailAddress(to ?? '') === undefined : forms[wish.do]?.test(to ?? '') === false;
  if (!to || isLong || isOther) return 'has another value';
  return named(wish.do === 'name' ? 'business' : wish.do, quote) ? { ...wish, to } : `doesn’t speak of ${wish.do}`;
}

function phoneIn(wish: Detail, quote: Quote): Wish | string {
  const match = matchesOf(phoneLike, quote.says).find(([number]) => phoneDigits(number) === phoneDigits(wish.to));
  if (!match || !(isPhone(match[0]) || isLocalPhone(match[0]))) return 'has another value';
  const [start, end] = [match.index, match.index + match[0].length];
  quote.take(start, end);
  // Number words were typed without digits.
  const typed = quote.typed(start, end);
  return named('phone', quote) ? { ...wish, to: isPhone(typed) || isLocalPhone(typed) ? typed : match[0] } : 'doesn’t speak of phone';
}

/** Why a name isn't the service that the quote speaks of. Accounts for its words. */
function serviceProblem(name: string, quote: Quote, { services }: Site): string | undefined {
  if (!services.includes(name)) return 'names a service that doesn’t exist';
  const hinted = serviceHinted(quote.rest(), services);
  for (const place of hinted?.places ?? []) quote.take(...place);
  return hinted?.name === name ? undefined : 'names another service';
}

function newServiceIn({ name, price }: Of<'add-service'>, quote: Quote, { services }: Site): Wish | string {
  const typed = quote.typedAs(name);
  if (!typed || typed.length > briefLimits.serviceName || /\d/.test(typed)) return 'has another name';
  if (services.some((known) => known.toLowerCase() === typed.toLowerCase())) return 'names a service that exists already';
  const said = price === undefined ? undefined : priceIn(price, quote);
  if (price !== undefined && !said) return 'has another price';
  return isAdded(quote) ? { do: 'add-service', name: capital(typed), ...(said && { price: said }) } : 'adds nothing';
}

/** The price as typed, if it's the only one in the quote and neither a change of one nor a fee. */
function priceIn(price: string, quote: Quote): string | undefined {
  const [said, another] = pricesSaid(quote);
  if (!said || another || JSON.stringify(parsePrice(said.price)) !== JSON.stringify(parsePrice(price))) return undefined;
  const isElse = phrase('byAmount').test(quote.says.slice(0, said.start)) || phrase('notPrice').test(quote.says.slice(said.end));
  if (isElse || phrase('notPrice').test(quote.says.slice(0, said.start))) return undefined;
  quote.take(said.start, said.end);
  return said.price;
}

function townsIn(wish: Extract<Wish, { towns: string[] }>, quote: Quote, site: Site): Wish | string {
  const isKnown = (town: string) => site.towns.find((known) => bareTown(known) === bareTown(town));
  const towns = eachIn(
    wish.towns.map((town) => town.split(',')[0] ?? ''),
    quote,
  );
  if (!towns) return 'names another town';
  if (wish.do === 'remove-town') {
    const known = towns.flatMap((town) => isKnown(town) ?? []);
    if (known.length < towns.length) return 'names a town that isn’t on the site';
    return isTaken(quote) ? { ...wish, towns: known } : 'takes nothing away';
  }
  const isTown = (town: string) => town.length <= briefLimits.place && !/\d/.test(town) && !notATown(town) && !isKnown(town);
  if (!towns.every(isTown)) return 'names no new town';
  if (!towns.every(isPlace) && !named('town', quote)) return 'doesn’t speak of towns';
  return isAdded(quote) ? { ...wish, towns: towns.map((town) => town.replace(/(?<!\p{L})\p{L}/gu, capital)) } : 'adds nothing';
}

/** A town without its state: 'Cary, NC' as 'cary'. */
export function bareTown(town: string): string {
  return (town.split(',')[0] ?? '').trim().toLowerCase();
}

function pagesIn(wish: Of<'pages'>, quote: Quote, { pages }: Site): Wish | string {
  const { out, in: into } = wish;
  const isNamed = (page: PageKind | undefined) => !page || named(`page-${page}`, quote);
  if (!(out || into) || !isNamed(out) || !isNamed(into)) return 'names another page';
  if ((out && (out === 'home' || !pages.includes(out))) || (into && pages.includes(into))) return 'isn’t a change of the pages';
  const isSaid = (out && into ? phrase('swaps') : out ? phrase('takesAway') : phrase('adds')).test(quote.says);
  return isSaid && (named('pages', quote) || (out && into)) ? wish : 'doesn’t speak of pages';
}

function sectionIn(wish: Of<'hide' | 'move'>, quote: Quote, site: Site): Wish | string {
  if (!quote.typedAs(wish.what) || !site.hasSection(wish.what)) return 'names no section of the site';
  if (wish.do === 'hide') return isTaken(quote) ? wish : 'takes nothing away';
  const [side = '', ...others] = wish.where.split(' ');
  const other = others.join(' ');
  if (!other) return named(side, quote) ? wish : 'goes elsewhere';
  const isThere = quote.typedAs(other) && site.hasSection(other) && named(side === 'before' ? 'up' : 'down', quote);
  return isThere ? wish : 'goes elsewhere';
}

/** New text only counts if the owner put it in quotes or began it with a capital: 'something nicer' is none. */
function textIn(wish: Of<'text'>, quote: Quote): Wish | string {
  const { from, to, where } = wish;
  const typed = to && quote.typedAs(to);
  const isInOrder = !from || (quote.typedAs(from) && quote.text.indexOf(from) < quote.text.indexOf(typed ?? ''));
  if (!typed || !isInOrder || from === to) return 'has other text';
  const isPlace = where === 'headline' || where === 'introduction' ? named(where, quote) : !where || quote.typedAs(where);
  if (!isPlace || !(from || where)) return 'names no such place';
  const before = quote.text.slice(0, quote.text.indexOf(typed));
  const isGiven = inQuotes.test(before) || (/^\p{Lu}/u.test(typed) && phrase('names').test(quote.rest()) && quote.text.endsWith(typed));
  if (!isGiven) return 'isn’t given as text';
  quote.takeAll(/["']/);
  return { ...wish, to: typed };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

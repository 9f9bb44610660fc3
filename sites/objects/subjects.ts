import { placeInState } from '../addresses/address-parts.ts';
import landData from './lands.yaml';
import { object, objectNames } from './object.ts';
import type { Place } from './places.ts';
import wordData from './words.yaml';

/** A word that names what an object shows, as it is found in a service. */
interface Stem {
  object: string;
  /** In small letters, with blanks for hyphens. */
  word: string;
  /** The word must end there, apart from a plural s. */
  whole: boolean;
  /** It means the object in every trade. */
  everywhere: boolean;
  /** Beside it, the object isn't meant. */
  excludes: boolean;
}

/** Every object's own name, unless it's so short that it is part of too much, and its other words. */
const [exclusions, stems] = separated([
  ...objectNames.filter((name) => name.length > 3).map((name) => stemOf(name, `${name.replaceAll('-', ' ')}$`)),
  ...Object.entries(wordData as Record<string, string[]>).flatMap(([name, words]) => words.map((word) => stemOf(name, word))),
]);

/** 'tun' begins a word; `$` ends it, or its plural; `-` before it excludes. */
function stemOf(name: string, written: string): Stem {
  const [, start = '', word = '', end = ''] = /^(-?)([^$!]*)([$!]*)$/.exec(written) ?? [];
  return { object: name, word: plain(word), whole: end.includes('$'), everywhere: end.includes('!'), excludes: start === '-' };
}

/** Words that exclude, by their objects, and the others, longest first. */
function separated(all: Stem[]): [exclusions: Map<string, Stem[]>, stems: Stem[]] {
  const others = all.filter(({ excludes }) => !excludes).sort((a, b) => b.word.length - a.word.length);
  return [
    Map.groupBy(
      all.filter(({ excludes }) => excludes),
      (stem) => stem.object,
    ),
    others,
  ];
}

/** By their first two letters, because looking for all of the thousands of words in every service took 40 ms of a site. */
const stemsByStart = Map.groupBy(
  stems.map((stem, rank) => ({ ...stem, rank })),
  ({ word }) => startOf(word),
);

function startOf(word: string): string {
  return word.slice(0, 2);
}

/** In small letters, with blanks for hyphens: 't shirt' is also 'T-shirt'. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ');
}

/** The words that a plain text may have, longest first. */
function stemsNear(text: string): Stem[] {
  const starts = new Set([...text.matchAll(/(?<![\p{L}\d])(?=(..))/gu)].map(([, start = '']) => startOf(start)));
  return [...starts].flatMap((start) => stemsByStart.get(start) ?? []).sort((one, other) => one.rank - other.rank);
}

const letter = /[\p{L}\d]/u;

/** True if a plain text has the word. */
function isNamed({ word, whole }: Stem, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (letter.test(text[at - 1] ?? '')) continue;
    const end = at + word.length;
    const next = text[end] === 's' ? end + 1 : end;
    if (!whole || !letter.test(text[next] ?? '')) return true;
  }
  return false;
}

/**
 * The object that shows a service of a business with these subjects, or none; the longest word counts. A word counts only
 * if its object belongs to the trade, since 'pitch' is a roof's or a piano's, and shingles a roof's or a vaccine's.
 */
export function objectOfService(service: string, subjects: readonly string[]): string | undefined {
  return stemsNear(plain(service)).find(namesItsObject(service, subjects))?.object;
}

/** The objects that a text names, the one of the longest word first. */
function objectsIn(text: string, subjects: readonly string[]): string[] {
  return [
    ...new Set(
      stemsNear(plain(text))
        .filter(namesItsObject(text, subjects))
        .map((stem) => stem.object),
    ),
  ];
}

/** Tells of a word whether it names its object in a text of this trade. */
function namesItsObject(text: string, subjects: readonly string[]): (stem: Stem) => boolean {
  const belongs = belongsTo(subjects);
  const written = plain(text);
  const around = plain([text, ...subjects].join('; '));
  return (stem) => (stem.everywhere || belongs(stem.object)) && isNamed(stem, written) && !isExcluded(stem.object, around);
}

/** True if a plain text says something beside which an object isn't meant: a pie that is a pizza. */
function isExcluded(name: string, text: string): boolean {
  return (exclusions.get(name) ?? []).some((stem) => isNamed(stem, text));
}

/** True if an object is from the trade of these subjects. */
function belongsTo(subjects: readonly string[]): (name: string) => boolean {
  const worlds = worldsOf(subjects);
  return (name) => subjects.includes(name) || object(name).tags.some((tag) => worlds.has(tag));
}

/**
 * The worlds that a trade's objects are from: the tags of its first subject, and those that two share. A hair salon's
 * scissors don't make it a tailor's. Nothing belongs together since a person works with it.
 */
function worldsOf([first, ...others]: readonly string[]): Set<string> {
  const worlds = new Set(first === undefined ? [] : object(first).tags);
  const once = new Set<string>();
  for (const tag of others.flatMap((name) => object(name).tags)) (once.has(tag) ? worlds : once).add(tag);
  worlds.delete('person');
  return worlds;
}

/** What a business says of itself. */
export interface Giving {
  /** The subjects of its trade. */
  subjects: readonly string[];
  /** Names of its services. */
  services: readonly string[];
  /** Its trade in its owner's words. */
  trade?: string;
  /** Its name and description. */
  says?: readonly string[];
}

/**
 * The subjects of the trade. Of one that's unknown or has none, what its owner's words for it name, if something else they say
 * names it too: a service 'Carpet' of a carpet store. Words that name a thing in any trade need no other.
 */
function subjectsOf({ subjects, services, trade = '', says = [] }: Giving): readonly string[] {
  if (subjects.length > 0) return subjects;
  const written = plain(trade);
  const around = plain([trade, ...says].join('; '));
  const found = stemsNear(written).filter((stem) => isNamed(stem, written) && !isExcluded(stem.object, around));
  // A longer word says what a shorter one in it means: 'crown molding' is no tooth's crown.
  const named = found.filter(
    (stem, rank) => !found.slice(0, rank).some((longer) => longer.object !== stem.object && longer.word.includes(stem.word)),
  );
  if (named.some(({ everywhere }) => everywhere)) return subjects;
  const isConfirmed = (stem: Stem) =>
    services.some((service) => isOffered(stem, service)) || says.some((text) => isSaidElse(stem, plain(text)));
  return [...new Set(named.filter(isConfirmed).map((stem) => stem.object))];
}

/** True if a service names a stem's object, or where the stem is the object's own name, anything of its trade. */
function isOffered(stem: Stem, service: string): boolean {
  const offered = objectOfService(service, [stem.object]);
  return offered === stem.object || (offered !== undefined && isOwnName(stem) && belongsTo([stem.object])(offered));
}

/** True if a plain text names a stem's object by another of its words, or by its own name. */
function isSaidElse(stem: Stem, text: string): boolean {
  return stemsNear(text).some(
    (other) => other.object === stem.object && (other.word !== stem.word || isOwnName(stem)) && isNamed(other, text),
  );
}

function isOwnName({ object: name, word }: Stem): boolean {
  return word === plain(name);
}

/** How many of a trade's subjects are shown though the brief doesn't name them: what every business of the trade has. */
const sure = 3;

/** What a trade's first subject weighs before anything is named. A service that names an object weighs 2, a text 1. */
const prior = 1.5;

/**
 * Objects that may stand for a business, likeliest first: weighed by how many services and texts name them, and by what every
 * business of the trade has. Empty if it isn't sure what the business gives.
 */
export function objectsOf(giving: Giving): string[] {
  const { services, trade = '', says = [] } = giving;
  const subjects = subjectsOf(giving);
  const [first] = subjects;
  const certain = subjects.slice(0, sure);
  const belongs = belongsTo(subjects);
  const named = {
    services: services.flatMap((service) => objectOfService(service, subjects) ?? []),
    trade: objectsIn(trade, subjects),
    texts: says.flatMap((text) => objectsIn(text, subjects)),
  };
  const refused = new Set(refusedObjects(says).filter((name) => !named.services.includes(name)));
  const around = plain([...subjects, trade, ...says].join('; '));
  // Where no drawing is of the trade, its owner's own words for it say what it's about: 'basket weaving'.
  const isOfTrade = (name: string) => subjects.includes(name) || (first === undefined && named.trade.includes(name));
  const leads = (name: string) => isOfTrade(name) || isSupported(name, named, subjects, services.length);
  const stands = (name: string) => {
    if (name === first) return true;
    if (refused.has(name) || isExcluded(name, around)) return false;
    return certain.includes(name) || (named.services.includes(name) && belongs(name)) || leads(name);
  };
  const weigh = (name: string) => {
    const mentions = countOf(name, [...named.trade, ...named.texts]);
    const weight = 2 * countOf(name, named.services) + mentions + (name === first ? prior : 0);
    return leads(name) ? weight : Math.min(weight, 1);
  };
  const weighed = [...new Set([...named.services, ...certain, ...named.trade, ...named.texts])]
    .filter(stands)
    .map((name) => ({ name, weight: weigh(name) }))
    .sort((one, other) => other.weight - one.weight);
  return weighed.map(({ name }) => name);
}

/**
 * True if things of an object's kind, beside those of the trade, make up half of the services, where the trade counts as one and a
 * mention in a text as half: an arepa beside an empanada. The hot tub that one of a cleaning company's six services names isn't what
 * it sells.
 */
function isSupported(
  name: string,
  { services, trade, texts }: Record<'services' | 'trade' | 'texts', readonly string[]>,
  subjects: readonly string[],
  count: number,
): boolean {
  const { tags } = object(name);
  const isAlike = (other: string) => other === name || (!subjects.includes(other) && object(other).tags.some((tag) => tags.includes(tag)));
  const offers = services.filter(isAlike).length + Math.min(trade.filter(isAlike).length, 1);
  const mentions = texts.filter(isAlike).length;
  return offers + mentions >= (count === 1 ? 1 : 2) && offers + mentions / 2 >= Math.ceil(count / 2);
}

function countOf(name: string, names: readonly string[]): number {
  return names.filter((other) => other === name).length;
}

/** 'No treadmills', up to the end of the phrase. */
const refusal =
  /(?<![\p{L}\d])(?:no|without|sin|never an?|not an?|(?:don|doesn)[’']?t (?:do|sell|offer|make|have|serve|carry|rent|use|need)) ([^.,;:!?()\n]{1,60})/giu;
const turn = /(?<![\p{L}\d])(?:but|just|only|pero|sino|solo)(?![\p{L}\d])/u;

/** 'No cake is too big' and 'no tacos in town are better' praise what's sold. */
const praise = /^no (?:[\p{L}\d’']+ ){1,4}?(?:is|are|in|leaves?)(?![\p{L}\d])/u;

/** What texts say the business doesn't have, and say nowhere else without refusing it. */
function refusedObjects(texts: readonly string[]): string[] {
  const read = texts.map((text) => {
    const written = plain(text);
    const phrases = [...written.matchAll(refusal)].flatMap(([whole, rest = '']) => (praise.test(whole) ? [] : rest.split(turn, 1)));
    return { phrases, others: phrases.reduce((others, phrase) => others.replace(phrase, ' '), written) };
  });
  const kept = new Set(read.flatMap(({ others }) => namesIn(others)));
  return read.flatMap(({ phrases }) => phrases.flatMap(namesIn)).filter((name) => !kept.has(name));
}

/** The objects whose words a plain text has, whatever the trade. */
function namesIn(written: string): string[] {
  return stemsNear(written).flatMap((stem) => (isNamed(stem, written) ? stem.object : []));
}

/** What of a brief says what the business gives. */
interface Told {
  business: { name: string; trade: string; description: string; tagline?: string | undefined };
  services?: readonly { name: string }[] | undefined;
}

/** Objects that may stand for the business of a brief, likeliest first. */
export function objectsOfBrief(brief: Told, subjects: readonly string[]): string[] {
  return objectsOf(givingOf(brief, subjects));
}

/** The subjects of a brief's trade, or of its owner's words for it if the trade has none. */
export function subjectsOfBrief(brief: Told, subjects: readonly string[]): readonly string[] {
  return subjectsOf(givingOf(brief, subjects));
}

function givingOf({ business, services = [] }: Told, subjects: readonly string[]): Giving {
  const { name, trade, description, tagline = '' } = business;
  return { subjects, services: services.map((service) => service.name), trade, says: [name, description, tagline] };
}

const lands = landData as Record<'towns' | 'states', Partial<Record<Place, string[]>>> & { inland: string[] };

/** Where a business is, as far as its brief says. */
interface Located {
  address?: { city?: string | undefined; state?: string | undefined } | undefined;
  serviceArea?: readonly string[] | undefined;
  state?: string | undefined;
}

/** The land around a business, if its town or state tells. */
export function placeOf({ address, serviceArea = [], state: home }: Located): Place | undefined {
  const named = placeInState(address?.city ?? serviceArea[0] ?? '');
  const town = ` ${named.city.toLowerCase()} `;
  const state = address?.state ?? home ?? named.state ?? '';
  const entries = (of: Partial<Record<Place, string[]>>) => Object.entries(of) as [Place, string[]][];
  const isThere = (land: Place) => land !== 'coast' || !lands.inland.includes(state);
  const byTown = entries(lands.towns).find(([land, words]) => isThere(land) && words.some((word) => town.includes(` ${word} `)));
  return (byTown ?? entries(lands.states).find(([, states]) => states.includes(state)))?.[0];
}

import { type Family, families, unknownFamily } from '../families/families.ts';
import type { FamilyName, Headings, KnownService, LikelyTraits, Noun, Question, SpanishFile } from '../kinds/format.ts';
import { fold, singular } from '../language/fold.ts';
import { type Trade, trades } from '../trades/trades.ts';
import endData from './ends.yaml';
import { modifiers, qualifiers, spanishModifiers, vague } from './modifiers.ts';

/** A kind of business: what to ask it, what to call it, and what is likely true of it. */
export interface Kind {
  /** Folder of its trade, else of its family. */
  key: string;
  trade?: Trade | undefined;
  family: Family;
  /** What it is called. Nothing if no name fits: then its owner's words are used. */
  noun?: Noun | undefined;
  schema: string;
  /** Only the end of its owner's words is known, so the rest may be mistyped. */
  isByEnd?: boolean;
  /** Likely traits; the brief decides (see sites/interview/traits.ts). */
  traits?: LikelyTraits | undefined;
  /** The trade whose drawings show it. */
  drawings?: string | undefined;
  subjects: string[];
  services: KnownService[];
  interview: Question[];
  headings: Headings;
  photos: string[];
  spanish?: SpanishFile | undefined;
}

export interface Lexicon {
  /** The kind that a business's own words name for sure, or `unknown`. */
  kindOf: (business: Named) => Kind;
  /** Every name, folded, with its kind. */
  names: ReadonlyMap<string, Kind>;
}

/** What of a brief tells the kind of business. */
export interface Named {
  trade: string;
  name?: string | undefined;
  /** Towns and states, which say nothing about the kind. */
  places?: string[] | undefined;
}

/**
 * A name within an answer: whether 'and' is before it, and whether it says little beside another name, as 'contractor' and 'nonprofit'
 * do.
 */
interface Found {
  kind: Kind;
  joined: boolean;
  isGeneral: boolean;
}

export const unknownKind: Kind = {
  key: unknownFamily.key,
  family: unknownFamily,
  schema: unknownFamily.schema ?? 'LocalBusiness',
  subjects: [],
  services: [],
  interview: unknownFamily.interview,
  headings: unknownFamily.headings,
  photos: unknownFamily.photos,
  spanish: unknownFamily.spanishWords,
};

const ends = endData as { people: string[]; work: Record<string, string>; shared: string[] };
const people = new Set(ends.people);
const sharedEnds = new Set(ends.shared);
const otherForms = new Map(Object.entries(ends.work).flatMap(([person, work]) => [[person, work] as const, [work, person] as const]));

/** Words before which a name isn't what the business is: 'marketing for roofers'. */
const prepositions = new Set(['for', 'of', 'to', 'from', 'by', 'at', 'para', 'de']);

/** Words that make one business of two names: 'bakery and cafe'. */
const joints = new Set(['and', 'y', 'plus', 'or']);

/** An answer folded, with the signs between its words spelled: 'Heating & Cooling' → 'heating and cooling', 'A/C' → 'ac'. */
function spelled(text: string): string {
  return fold(text.replace(/\ba\/c\b/gi, 'ac').replace(/[&+,;|/•·]/g, ' and '));
}

/** Signs between several things that an answer names. 'And' may be within one: 'piano store and museum'. */
const between = /[,;&+/|•·]/;
const joined = /(?<!\s)\s+(?:and|plus|y|with|w\/|–|-)\s+/i;
/** What a business of this end does is something else: 'bar & grill supplier'. */
const otherBusiness =
  /\b(?:suppl(?:y|ies|iers?)|stores?|shops?|schools?|academy|museums?|rentals?|parts|lawyers?|attorneys?|distributors?|wholesale|magazine|software|consult\w*|insurance|sales|tours?|bar)\s*$/i;

/** 'dog groomer in Destin': a town that the brief may not name elsewhere. */
const townAtEnd = /(?<!\s)\s+in(?:\s+\p{Lu}[\p{L}.'’-]*,?)+$/u;

/** Before these words, the end of a name isn't what the business is: 'Rosie’s Dog Bakery'. */
const turning = new Set(['dog', 'cat', 'pet', 'horse', 'doll', 'kid', 'kids', 'toy']);

/** Longest name in words; longer runs needn't be looked up. */
const longest = 7;

export function createLexicon(allTrades: Trade[], allFamilies: Family[]): Lexicon {
  const names = namesOf(allTrades, allFamilies);

  const listed = (words: string[]): Kind | undefined => names.get(words.join(' ')) ?? names.get(singularName(words.join(' ')));

  /** The kind of words that are listed, or whose last one is in its other form: 'drone photographer' of 'drone photography'. */
  function lookUp(words: string[]): Kind | undefined {
    const other = otherForms.get(singular(words.at(-1) ?? ''));
    return listed(words) ?? (other && words.length > 1 ? listed([...words.slice(0, -1), other]) : undefined);
  }

  /** Names in a row of words, longest first from the left, and the words that belong to none. */
  function namesIn(words: string[]): { found: Found[]; rest: string[] } {
    const found: Found[] = [];
    const rest: string[] = [];
    let joined = false;
    for (let at = 0; at < words.length; ) {
      const length = [...Array(Math.min(longest, words.length - at)).keys()]
        .map((count) => count + 1)
        .reverse()
        .find((count) => lookUp(words.slice(at, at + count)));
      const taken = words.slice(at, at + (length ?? 1));
      const kind = length && lookUp(taken);
      if (kind) found.push({ kind, joined, isGeneral: taken.every((word) => modifiers.has(word) || qualifiers.has(word)) });
      else rest.push(...taken);
      joined = kind ? false : joined || joints.has(taken.join(' '));
      at += taken.length;
    }
    return { found, rest };
  }

  /** The kind that an answer names: exactly, or beside words that leave it as it is. */
  function named(given: string, places: string[]): Kind | undefined {
    const words = spelled(given.replace(townAtEnd, '')).split(' ').filter(Boolean);
    const whole = lookUp(words) ?? withSharedEnd(words);
    if (whole) return whole;
    const beside = new Set(places.flatMap((place) => fold(place).split(' ')));
    const { found, rest } = namesIn(words);
    const first = found[0]?.kind;
    const isSure = rest.every((word) => modifiers.has(word) || spanishModifiers.has(word) || beside.has(word));
    // Two names side by side are one business only if they belong together: 'bakery and cafe', but no 'piano bar'.
    const together = found.every(({ kind, joined }, index) => index === 0 || joined || kind.family === first?.family);
    // 'Landscaping lawn care tree service' names what it does most first, and a 'nonprofit food bank' is a food bank.
    const next = found.findIndex(({ joined }, index) => index > 0 && joined);
    const row = next < 0 ? found : found.slice(0, next);
    return isSure && together ? (row.find(({ isGeneral }) => !isGeneral) ?? row[0])?.kind : undefined;
  }

  /** The kind of the first of several beginnings with one end: 'wedding photographer' of 'wedding and portrait photographer'. */
  function withSharedEnd(words: string[]): Kind | undefined {
    const joint = words.findIndex((word) => joints.has(word));
    const end = joint > 0 ? [2, 1].map((count) => words.slice(-count)).find((last) => sharedEnds.has(last.join(' '))) : undefined;
    return end && joint < words.length - end.length ? lookUp([...words.slice(0, joint), ...end]) : undefined;
  }

  /** The kind of someone whom a name ends with: 'estate lawyer'. */
  function person(given: string): Kind | undefined {
    const words = spelled(given.replace(townAtEnd, '')).split(' ');
    if (words.some((word) => prepositions.has(word))) return undefined;
    const end = [3, 2, 1].map((count) => words.slice(-count).join(' ')).find((last) => people.has(last));
    const kind = end ? lookUp(end.split(' ')) : undefined;
    return kind && { ...kind, isByEnd: true };
  }

  /** The first of several things that names a kind: 'septic tank pumping' of 'Septic tank pumping & inspections'. */
  function firstPart(given: string, places: string[]): Kind | undefined {
    if (otherBusiness.test(given)) return undefined;
    const parts = given.split(between).filter((part) => part.trim());
    const [beforeAnd, ...more] = given.split(joined);
    const several = [...(parts.length > 1 ? parts : []), ...(more.length > 0 && beforeAnd ? [beforeAnd] : [])];
    return several.map((part) => named(part, places)).find((kind) => kind !== undefined);
  }

  function kindIn(given: string, places: string[]): Kind | undefined {
    return named(given, places) ?? firstPart(given, places) ?? person(given);
  }

  return {
    names,
    kindOf({ trade, name = '', places = [] }) {
      // What's after a colon or in parentheses only tells more of what's before it: 'law firm: wills and trusts'.
      const kind = kindIn(trade, places) ?? kindIn(trade.split(/[:(]/, 1)[0] ?? '', places);
      if (kind) return kind;
      const saysNothing = fold(trade)
        .split(' ')
        .every((word) => vague.has(word) || modifiers.has(word));
      return (saysNothing ? endOf(name, lookUp) : undefined) ?? unknownKind;
    },
  };
}

/** The kind that a business's name ends with: 'Hollis & Daughter Plumbing'. */
function endOf(name: string, lookUp: (words: string[]) => Kind | undefined): Kind | undefined {
  const words = spelled(name.replaceAll(',', ' '))
    .split(' ')
    .filter((word) => !/^(?:llc|inc|co|corp|company|ltd|pllc|pc)$/.test(word));
  for (let count = Math.min(longest, words.length); count > 0; count--) {
    const kind = lookUp(words.slice(-count));
    if (kind) return turning.has(words.at(-count - 1) ?? '') ? undefined : kind;
  }
  return undefined;
}

function namesOf(allTrades: Trade[], allFamilies: Family[]): Map<string, Kind> {
  const names = new Map<string, Kind>();
  const add = (list: string[], kind: Kind) => {
    for (const name of list) if (!names.has(fold(name))) names.set(fold(name), kind);
  };
  const byKey = new Map(allTrades.map((trade) => [trade.key, trade]));
  for (const family of allFamilies)
    for (const entry of family.names ?? []) {
      const kind = kindOfName(entry, family, entry.trade === undefined ? undefined : byKey.get(entry.trade));
      add([...entry.names, ...(entry.spanish ?? [])], kind);
    }
  const familyOf = new Map(allFamilies.map((family) => [family.key, family]));
  const ofTrades = allTrades.map((trade) => ({ trade, kind: kindOfTrade(trade, familyOf.get(trade.family) ?? unknownFamily) }));
  for (const { trade, kind } of ofTrades) add([...trade.names, ...trade.spanish], kind);
  // Nouns last: a name that someone listed is more certain.
  for (const kind of new Set(names.values()))
    if (kind.noun) {
      const nouns = Object.values(kind.noun);
      add(
        nouns.filter((noun) => !names.has(singularName(noun))),
        kind,
      );
    }
  return names;
}

/** 'concrete masons' → 'concrete mason', folded. */
function singularName(name: string): string {
  const words = fold(name).split(' ');
  return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
}

function kindOfTrade(trade: Trade, family: Family): Kind {
  return {
    key: trade.key,
    trade,
    family,
    noun: trade.noun,
    schema: trade.schema,
    traits: trade.traits,
    drawings: trade.key,
    subjects: trade.subjects,
    services: trade.services,
    interview: trade.interview,
    headings: trade.headings,
    photos: trade.photos,
    spanish: trade.spanishWords,
  };
}

function kindOfName(entry: FamilyName, family: Family, trade: Trade | undefined): Kind {
  const { noun, schema, traits, subjects, drawings } = entry;
  const base: Kind = trade
    ? kindOfTrade(trade, family)
    : {
        key: family.key,
        family,
        schema,
        traits: family.traits,
        subjects: family.subjects,
        services: [],
        interview: family.interview,
        headings: family.headings,
        photos: family.photos,
        spanish: family.spanishWords,
      };
  return {
    ...base,
    noun,
    schema,
    ...(base.traits && { traits: { ...base.traits, ...traits } }),
    ...headingsOf(entry, family, base),
    // A name with subjects of its own isn't what the trade's drawings show.
    drawings: drawings ?? (subjects ? undefined : base.drawings),
    subjects: subjects ?? base.subjects,
  };
}

/** The trade's headings, or where they aren't true of the entry its own, and the family's, which are true of all its members. */
function headingsOf({ headings }: FamilyName, family: Family, base: Kind): Pick<Kind, 'headings' | 'spanish'> {
  if (!headings) return { headings: base.headings, spanish: base.spanish };
  const translated = Object.entries(family.spanishWords?.headings ?? {}).filter(([section]) => !(section in headings));
  return {
    headings: { ...family.headings, ...headings },
    spanish: base.spanish && { ...base.spanish, headings: Object.fromEntries(translated) },
  };
}

export const lexicon: Lexicon = createLexicon(trades, families);

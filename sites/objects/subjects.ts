import landData from './lands.yaml';
import { object, objectNames } from './object.ts';
import type { Place } from './places.ts';
import wordData from './words.yaml';

/** A word that names what an object shows, as it is found in a service. */
interface Stem {
  object: string;
  /** In small letters. */
  word: string;
  /** The word must end there, apart from a plural s. */
  whole: boolean;
  /** It means the object in every trade. */
  everywhere: boolean;
}

/** Every object's own name, unless it's so short that it is part of too much, and its other words. */
const stems: Stem[] = [
  ...objectNames.filter((name) => name.length > 3).map((name) => stemOf(name, `${name.replaceAll('-', ' ')}$`)),
  ...Object.entries(wordData as Record<string, string[]>).flatMap(([name, words]) => words.map((word) => stemOf(name, word))),
].sort((a, b) => b.word.length - a.word.length);

/** 'tun' begins a word; `$` ends it, or its plural. */
function stemOf(name: string, written: string): Stem {
  const [, word = '', end = ''] = /^([^$!]*)([$!]*)$/.exec(written) ?? [];
  return { object: name, word: word.toLowerCase(), whole: end.includes('$'), everywhere: end.includes('!') };
}

/** By their first two letters, because looking for all of the thousands of words in every service took 40 ms of a site. */
const stemsByStart = Map.groupBy(
  stems.map((stem, rank) => ({ ...stem, rank })),
  ({ word }) => startOf(word),
);

/** The first two letters. 't shirt' also matches 't-shirt'. */
function startOf(word: string): string {
  return word.slice(0, 2).replace('-', ' ');
}

/** The words that a text in small letters may have, longest first. */
function stemsNear(text: string): Stem[] {
  const starts = new Set([...text.matchAll(/(?<![\p{L}\d])(?=(..))/gu)].map(([, start = '']) => startOf(start)));
  return [...starts].flatMap((start) => stemsByStart.get(start) ?? []).sort((one, other) => one.rank - other.rank);
}

/** Whether a text in small letters has the word. A blank of the word stands for a hyphen, too. */
function isNamed({ word, whole }: Stem, text: string): boolean {
  const [start = ''] = word.split(' ', 1);
  if (!text.includes(start)) return false;
  const escaped = word.split(' ').map(RegExp.escape).join('[ -]');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}${whole ? 's?(?![\\p{L}\\d])' : ''}`, 'u').test(text);
}

/**
 * The object that shows a service of a business with these subjects, or none; the longest word counts. A word counts only
 * if its object belongs to the trade, since 'pitch' is a roof's or a piano's, and shingles a roof's or a vaccine's.
 */
export function objectOfService(service: string, subjects: readonly string[]): string | undefined {
  const worlds = worldsOf(subjects);
  const belongs = (name: string) => subjects.includes(name) || object(name).tags.some((tag) => worlds.has(tag));
  const text = service.toLowerCase();
  return stemsNear(text).find((stem) => isNamed(stem, text) && (stem.everywhere || belongs(stem.object)))?.object;
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

/** How many of a trade's subjects are shown though the brief doesn't name them: what every business of the trade has. */
const sure = 3;

/** Objects that may stand for a business, likeliest first: what its services name, then the trade's first subjects. */
export function objectsOf({ subjects, services }: { subjects: readonly string[]; services: readonly string[] }): string[] {
  const own = services.flatMap((service) => objectOfService(service, subjects) ?? []);
  const [first] = subjects;
  const ofTrade = own.filter((name) => subjects.includes(name));
  // The trade's first subject says what it is; one of a service's may say something beside it.
  return [...new Set([...ofTrade, ...(first ? [first] : []), ...own, ...subjects.slice(0, sure)])];
}

const lands = landData as Record<'towns' | 'states', Partial<Record<Place, string[]>>>;

/** Where a business is, as far as its brief says. */
interface Located {
  address?: { city?: string | undefined; state?: string | undefined } | undefined;
  serviceArea?: readonly string[] | undefined;
  state?: string | undefined;
}

/** The land around a business, if its town or state tells. */
export function placeOf({ address, serviceArea = [], state: home }: Located): Place | undefined {
  const town = ` ${(address?.city ?? serviceArea[0] ?? '').toLowerCase()}`;
  const state = address?.state ?? home ?? '';
  const entries = (of: Partial<Record<Place, string[]>>) => Object.entries(of) as [Place, string[]][];
  const byTown = entries(lands.towns).find(([, words]) => words.some((word) => town.includes(` ${word}`)));
  return (byTown ?? entries(lands.states).find(([, states]) => states.includes(state)))?.[0];
}

import landData from './lands.yaml';
import { object, objectNames } from './object.ts';
import type { Place } from './places.ts';
import wordData from './words.yaml';

/** A word that names what an object shows, as it is found in a service. */
interface Stem {
  object: string;
  pattern: RegExp;
  length: number;
}

const stems: Stem[] = Object.entries(wordData as Record<string, string[]>)
  .flatMap(([name, words]) => words.map((word) => ({ object: name, ...patternOf(word) })))
  .sort((a, b) => b.length - a.length);

const ownNames: Stem[] = objectNames
  .filter((name) => name.length > 3)
  .map((name) => ({ object: name, ...patternOf(`${name.replaceAll('-', ' ')}$`) }));

/** 'tun' begins a word; `$` ends it, or its plural. */
function patternOf(word: string): { pattern: RegExp; length: number } {
  const stem = word.replace(/\$$/, '');
  const escaped = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { pattern: new RegExp(`(?<![\\p{L}\\d])${escaped}${word.endsWith('$') ? 's?(?![\\p{L}\\d])' : ''}`, 'iu'), length: stem.length };
}

/**
 * The object that shows a service of a business with these subjects, or none. A word counts only if its object belongs to
 * the trade, since 'pitch' is a roof's or a piano's; an object's own name always does.
 */
export function objectOfService(service: string, subjects: readonly string[]): string | undefined {
  const named = ownNames.find(({ pattern }) => pattern.test(service));
  if (named) return named.object;
  return stems.find((stem) => stem.pattern.test(service) && belongs(stem.object, subjects))?.object;
}

/** An object belongs to a trade if it is one of its subjects or shares a tag with one. */
function belongs(name: string, subjects: readonly string[]): boolean {
  if (subjects.includes(name)) return true;
  const { tags } = object(name);
  return subjects.some((subject) => object(subject).tags.some((tag) => tags.includes(tag)));
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

/** The land around a town, if it's known. */
export function placeOf({ city = '', state = '' }: { city?: string | undefined; state?: string | undefined }): Place | undefined {
  const town = ` ${city.toLowerCase()}`;
  const entries = (of: Partial<Record<Place, string[]>>) => Object.entries(of) as [Place, string[]][];
  const byTown = entries(lands.towns).find(([, words]) => words.some((word) => town.includes(` ${word}`)));
  return (byTown ?? entries(lands.states).find(([, states]) => states.includes(state)))?.[0];
}

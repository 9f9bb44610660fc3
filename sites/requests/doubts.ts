import type { Clause } from './clauses.ts';
import type { Found } from './found.ts';
import { matchesOf, patternsIn } from './phrases.ts';
import { needsPlace, withoutPlaces } from './places-named.ts';
import { townsNamed } from './readers/towns-named.ts';
import { servicesNamed } from './services-named.ts';
import { placeOf, type Subject, type Wish } from './wish.ts';
import lines from './words/doubts.txt?raw';
import lookLines from './words/look.txt?raw';
import wayLines from './words/ways.txt?raw';

const phrase = patternsIn(lines);
const anyBase = patternsIn(lookLines)('anyBase');
const way = patternsIn(wayLines)('way');
const language = patternsIn(wayLines)('language');

/** What a site has once, so it can't have a value for each place. */
const perPlace = new Set<Wish['do']>(['hours', 'phone', 'email']);
const single = new Set<Wish['do']>(['phone', 'email', 'address', 'name', 'web-address']);
/** Wishes that are lists of names, and have no other value. */
const listed = new Set<Wish['do']>(['language', 'payment', 'add-town', 'remove-town']);

/**
 * Gives wishes to a person whose clauses say more than the wish has: hours of two places, two phone numbers, 'Naples only for water
 * heaters'. The change would be wrong, or only a part of what was said.
 */
export function withoutDoubts(found: Found[], subject: Subject): Found[] {
  return joinedUp(
    found.map((line) => (isDoubted(line, found, subject) ? { ...line, wish: { do: 'person' as const }, isWhole: true } : line)),
  );
}

function isDoubted({ wish, clauses }: Found, all: Found[], subject: Subject): boolean {
  // Without its place, the change may be for any of them.
  if (needsPlace(wish, subject) && placeOf(wish) === undefined) return true;
  if ((wish.do === 'phone' || wish.do === 'email') && clauses.some((clause) => isOneMore(clause, wish.to, subject))) return true;
  if ((wish.do === 'colors' || wish.do === 'add-town') && clauses.some(isOfBrand)) return true;
  if (perPlace.has(wish.do) && isOfPlaces(clauses, subject)) return true;
  if (single.has(wish.do)) return all.some((other) => isOther(other.wish, wish));
  const towns = all.flatMap((other) => ('towns' in other.wish ? other.wish.towns : []));
  return clauses.some((clause) => hasMore(wish, clause, { ...subject, towns: [...subject.towns, ...towns] }));
}

/** True for another value of what a place has once. */
function isOther(one: Wish, other: Wish): boolean {
  return one.do === other.do && placeOf(one) === placeOf(other) && JSON.stringify(one) !== JSON.stringify(other);
}

/** True if a color is named after someone: 'John Deere green', 'Carolina blue'. A person knows or asks which that is. */
function isOfBrand({ says, typed }: Clause): boolean {
  const isLoud = typed(0, says.length) === typed(0, says.length).toUpperCase();
  return matchesOf(anyBase, says).some(({ index }) => {
    const [word = ''] = /(?<![a-z'.])[a-z'.]{1,30} $/.exec(says.slice(0, index)) ?? [];
    const at = index - word.length;
    const mayBeName = word !== '' && !phrase('beforeColor').test(word.trim());
    return mayBeName && (isLoud || /^\p{Lu}/u.test(typed(at, at + 1)));
  });
}

/** True if a number or an email isn't to be the site's: it's for some calls only, one more, or someone's. */
function isOneMore({ says, full }: Clause, value: string, subject: Subject): boolean {
  if (!says.includes(value.toLowerCase())) return false;
  if (phrase('notForAll').test(full)) return true;
  // 'The downtown phone' is no one's but that place's.
  return phrase('someonesNumber').test(withoutPlaces(says, subject)) && !phrase('mainNumber').test(says);
}

/** True if more than one place of the business is named. */
function isOfPlaces(clauses: Clause[], { towns }: Subject): boolean {
  const named = new Set<string>();
  for (const clause of clauses) {
    if (phrase('severalPlaces').test(clause.says)) return true;
    const own = townsNamed(clause, { towns, isAboutTowns: true, isJoined: true }).filter(({ isSure }) => isSure);
    for (const { name } of own) named.add(name.toLowerCase());
    for (const { groups, index } of matchesOf(phrase('placeNamed'), clause.says)) {
      const name = groups?.name ?? '';
      if (!phrase('noPlaceName').test(name) && !own.some(({ start, end }) => start <= index && index < end)) named.add(name);
    }
  }
  return named.size > 1;
}

/** True if a clause names what its wish doesn't have. */
function hasMore(wish: Wish, { says }: Clause, subject: Subject): boolean {
  if (wish.do === 'link') return new Set(matchesOf(phrase('network'), says).map(([name]) => name)).size > 1;
  if (wish.do === 'hours') return servicesNamed(says, subject.services).length > 0;
  if (!listed.has(wish.do)) return false;
  // Why a town goes may have numbers and names of its own.
  if (wish.do === 'remove-town') return false;
  if (phrase('figure').test(says) || servicesNamed(says, subject.services).length > 0) return true;
  if (wish.do !== 'language' && matchesOf(language, says).length > 0) return true;
  if (wish.do !== 'payment' && matchesOf(way, says).length > 0) return true;
  if (!('towns' in wish)) return false;
  const said = { says, typed: (from: number, to: number) => says.slice(from, to) };
  return townsNamed(said, { towns: subject.towns, isAboutTowns: true, isJoined: true }).some(({ isKnown, isSure }) => isSure && !isKnown);
}

/** Lines in a row that are for a person whole are one: 'Fort Myers: 555-0188. Estero: 555-0199.' */
function joinedUp(found: Found[]): Found[] {
  const all: Found[] = [];
  for (const line of found) {
    const last = all.at(-1);
    if (last?.isWhole && line.isWhole) last.clauses = [...new Set([...last.clauses, ...line.clauses])];
    else all.push(line);
  }
  return all;
}

import { isPlace } from '../../editor/rules/places.ts';
import type { Clause } from '../clauses.ts';
import { phrasesIn } from '../phrases.ts';
import type { Reader, Said } from '../reader.ts';
import { plainName } from '../services-named.ts';
import type { Wish } from '../wish.ts';
import lines from '../words/towns.txt?raw';

/** A town that a clause names. */
interface NamedTown {
  name: string;
  start: number;
  end: number;
  isKnown: boolean;
  /** True if it's on a list of ours or looks like a town. Other names need a word around them that says they are one. */
  isSure: boolean;
}
interface Word {
  text: string;
  start: number;
  end: number;
  isCapital: boolean;
}

const { one } = phrasesIn(lines);
const [goes, area, adds, negative, kept, swaps, there] = ['goes', 'area', 'adds', 'negative', 'kept', 'swaps', 'there'].map(one) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
  RegExp,
  RegExp,
  RegExp,
];
const [never, notTowns, townLike, notLike] = [new RegExp(`^${one('never').source}$`), one('not-towns'), one('town-like'), one('not-like')];
const moreOfIt = /^(?:also|plus|and)\b|\b(?:too|also|as well)$/;
const around = new RegExp(one('around').source, 'g');
const [isAround, smallWord] = [new RegExp(`^(?:${one('around').source})$`), one('small-word')];
const longestName = 4;

/** Reads towns they go to now, or no longer. */
export const readTowns: Reader = (clause, reading) => {
  const { says } = clause;
  const { subject, verb, last, isJoined, topic } = reading;
  if (notTowns.test(says) || topic?.of === 'colors') return undefined;
  const about = topic?.of === 'remove-town' && topic.name;
  const isNegative = negative.test(says);
  const isOfTowns = goes.test(says) || area.test(says);
  const inList = (isJoined || (moreOfIt.test(says) || moreOfIt.test(clause.full))) && (last?.do === 'add-town' || last?.do === 'remove-town');
  const isListOnly = subject.towns.length > 0 && isBareList(clause, subject.towns);
  const named = townsIn(clause, subject.towns, isOfTowns || inList || isListOnly, isJoined || inList);
  const isAboutTowns = isOfTowns || inList || isListOnly || named.some(({ isKnown }) => isKnown);
  if (about && isNegative && there.test(says) && !named.some(({ isKnown }) => isKnown)) return [{ do: 'remove-town', towns: [about] }];
  const known = named.filter(({ isKnown }) => isKnown);
  const isTold = isNegative || swaps.test(says) || (verb === 'remove' && inList);
  const gone = known.filter(({ start }) => isTold && !isKept(says, start));
  const fresh = named.filter(({ isKnown, isSure }) => !isKnown && (isSure || isAboutTowns || adds.test(says)));
  const isAdded = subject.towns.length > 0 ? isAboutTowns || adds.test(says) || about : isOfTowns;
  const comes = isAdded && !(isNegative && gone.length === 0 && !/\b(?:forgot|missing|isn't|(?:doesn't|don't) (?:have|show|list|mention|include|say)|don't see|not (?:on|in|listed|there|included))\b/.test(says)) ? fresh : [];
  const wishes: Wish[] = [
    ...(gone.length > 0 ? [{ do: 'remove-town', towns: gone.map(({ name }) => name) } as const] : []),
    ...(comes.length > 0 ? [{ do: 'add-town', towns: comes.map(({ name }) => name) } as const] : []),
  ];
  if (wishes.length > 0) {
    reading.verb = comes.length > 0 ? 'add' : 'remove';
    return wishes;
  }
  return waitsFor(known, clause, reading);
};

/** 'Only trouble is Eagle', which the next clause may say something of. */
function waitsFor([town]: NamedTown[], { says }: Clause, reading: Parameters<Reader>[1]): Said {
  if (!town || says.split(' ').length > 10) return undefined;
  reading.topic = { of: 'remove-town', name: town.name };
  return 'waits';
}

/** True for a town that stays: 'no longer Boise, just Meridian'. */
function isKept(says: string, start: number): boolean {
  const before = says.slice(0, start);
  return kept.test(before.slice(Math.max(before.search(negative), 0)));
}

/** The towns in a clause. Names with capitals only count where it's about towns. */
function townsIn({ says, typed }: Clause, towns: string[], isAboutTowns: boolean, isJoined: boolean): NamedTown[] {
  const all = typed(0, says.length);
  const isCalm = all !== all.toUpperCase();
  const words = [...says.matchAll(/[a-z][a-z'.-]*[a-z]|[a-z]/g)].map(({ 0: text, index }): Word => {
    const end = index + text.length;
    return { text, start: index, end, isCapital: isCalm && /^\p{Lu}/u.test(typed(index, end)) };
  });
  const found: NamedTown[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
      const town = townOf(words.slice(at, at + length), says, typed, towns, isAboutTowns, isJoined);
      if (!town) continue;
      found.push(town);
      at += length - 1;
      break;
    }
  }
  return isAboutTowns ? withNeighbors(found, words, says, typed) : found;
}

/** Adds words next to a sure town in a list: 'knightdale zebulon', 'Star and Caldwell'. */
function withNeighbors(found: NamedTown[], words: Word[], says: string, typed: Clause['typed']): NamedTown[] {
  const isTaken = ({ start, end }: Word) => found.some((town) => town.start < end && start < town.end);
  const isNext = ({ start, end, isCapital }: Word) =>
    found.some((town) => {
      if (!town.isSure || town.isKnown) return false;
      const between = town.start >= end ? says.slice(end, town.start) : town.end <= start ? says.slice(town.end, start) : 'x';
      return /^(?: |,? and |, )$/.test(between) && (isCapital || !/^ $/.test(between) || isPlace(says.slice(town.start, town.end)));
    });
  const isWord = ({ text }: Word) => text.length < 4 || isAround.test(text) || smallWord.test(text);
  const more = words.filter((word) => !isTaken(word) && !isWord(word) && isNext(word));
  const added = more.map(({ start, end }): NamedTown => ({ name: capital(typed(start, end)), start, end, isKnown: false, isSure: false }));
  return [...found, ...added].sort((one, other) => one.start - other.start);
}

/** True if a clause has nothing but towns and words that lead to them: 'add nampa star and kuna'. */
function isBareList(clause: Clause, towns: string[]): boolean {
  const named = townsIn(clause, towns, true, false).filter(({ isSure }) => isSure);
  const rest = named.reduceRight((says, { start, end }) => `${says.slice(0, start)} ${says.slice(end)}`, clause.says);
  const others = rest.replace(around, ' ').match(/[a-z0-9]+/g) ?? [];
  return named.length >= others.length && others.length < 2;
}

function townOf(
  words: Word[],
  says: string,
  typed: Clause['typed'],
  towns: string[],
  isAboutTowns: boolean,
  isJoined: boolean,
): NamedTown | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return undefined;
  const name = says.slice(first.start, last.end);
  if (/[^a-z' .-]/.test(name)) return undefined;
  const known = towns.find((town) => plainName(town) === name || (name.length > 4 && isTypo(name, plainName(town))));
  const place = { start: first.start, end: last.end };
  if (known) return { name: known, isKnown: true, isSure: true, ...place };
  // 'Meridian Eagle' is two, 'North Ogden' is one.
  if (!townLike.test(name) && words.some(({ text }) => towns.some((town) => plainName(town) === text))) return undefined;
  const areCapital = words.every(({ isCapital }) => isCapital);
  const isListed = isPlace(name) && (areCapital || isAboutTowns || name.includes(' '));
  const isLike = townLike.test(name) && !notLike.test(name) && isAboutTowns && !/^(?:those|these|some|many|all|over|big|both|two|our|my|their)\b/.test(name);
  const isSure = (isListed || isLike) && !never.test(name);
  if (!isSure && words.some(({ text }) => never.test(text))) return undefined;
  // A capital at the start of a sentence says nothing.
  const isProper = areCapital && isAboutTowns && (first.start > 0 || isJoined);
  return isSure || isProper ? { name: capital(typed(first.start, last.end)), isKnown: false, isSure, ...place } : undefined;
}

function isTypo(name: string, town: string): boolean {
  if (Math.abs(name.length - town.length) > 1 || name[0] !== town[0]) return false;
  const at = [...name].findIndex((letter, index) => letter !== town[index]);
  const [rest, other] = [name.slice(at), town.slice(at)];
  const isSwap = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return at > 0 && (isSwap || rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1));
}

/** 'nampa' and 'NAMPA' → 'Nampa'. */
function capital(town: string): string {
  const isPlain = town === town.toLowerCase() || town === town.toUpperCase();
  return isPlain ? town.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase()) : town;
}

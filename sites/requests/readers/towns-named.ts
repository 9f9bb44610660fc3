import { isPlace } from '../../proofreading/rules/places.ts';
import type { Clause } from '../clauses.ts';
import { patternsIn } from '../phrases.ts';
import { plainName } from '../services-named.ts';
import { isOneOff, isSwapped } from '../vocabulary.ts';
import lines from '../words/towns.txt?raw';

/** A town that a clause names. */
export interface NamedTown {
  name: string;
  start: number;
  end: number;
  isKnown: boolean;
  /** True if it's on a list of ours or looks like a town. Other names need a word around them that says they are one. */
  isSure: boolean;
}
/** What's known of a clause before its towns are found. */
export interface Setting {
  /** Towns of the brief. */
  towns: string[];
  /** True if the clause is about towns: then small letters are no obstacle. */
  isAboutTowns: boolean;
  /** True if words of the clause say that it's about towns. */
  isSaid?: boolean;
  /** True if it doesn't begin a sentence, so a capital at its start says something. */
  isJoined: boolean;
}
interface Word {
  text: string;
  start: number;
  end: number;
  isCapital: boolean;
}

const phrase = patternsIn(lines);
const whole = ({ source }: RegExp) => new RegExp(`^(?:${source})$`);
const [never, isAround] = [whole(phrase('never')), whole(phrase('around'))];
const anyAround = new RegExp(phrase('around').source, 'g');
const longestName = 4;

/** The towns in a clause. Names with capitals only count where it's about towns. */
export function townsNamed({ says, typed }: Pick<Clause, 'says' | 'typed'>, setting: Setting): NamedTown[] {
  const all = typed(0, says.length);
  const isCalm = all !== all.toUpperCase();
  const words = [...says.matchAll(/[a-z][a-z'.-]*[a-z]|[a-z]/g)].map(({ 0: text, index }): Word => {
    const end = index + text.length;
    return { text, start: index, end, isCapital: isCalm && /^\p{Lu}/u.test(typed(index, end)) };
  });
  const found: NamedTown[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
      const town = townOf(words.slice(at, at + length));
      if (!town) continue;
      found.push(town);
      at += length - 1;
      break;
    }
  }
  return setting.isAboutTowns ? [...found, ...neighborsOf(found, words)].sort((one, other) => one.start - other.start) : found;

  function townOf(some: Word[]): NamedTown | undefined {
    const [start, end] = [some[0]?.start ?? 0, some.at(-1)?.end ?? 0];
    const name = says.slice(start, end);
    if (/[^a-z' .-]/.test(name) || phrase('season').test(says.slice(0, end))) return undefined;
    const known = setting.towns.find((town) => isSameTown(name, plainName(town)));
    if (known) return { name: known, isKnown: true, isSure: true, start, end };
    // 'Meridian Eagle' is two, 'North Ogden' is one.
    if (!phrase('townLike').test(name) && some.some(({ text }) => setting.towns.some((town) => plainName(town) === text))) return undefined;
    const areCapital = some.every(({ isCapital }) => isCapital);
    const isListed = isPlace(name) && (areCapital || setting.isAboutTowns || name.includes(' '));
    // 'El precio' is no town, 'El Paso' is one.
    const isSpanish = /^(?:el|la|los|las) /.test(name) && !areCapital;
    const isLike = !isSpanish && phrase('townLike').test(name) && !phrase('notLike').test(name) && setting.isAboutTowns;
    const isSure = (isListed || isLike) && !never.test(name);
    if (!isSure && some.some(({ text }) => never.test(text))) return undefined;
    const isProper =
      name.length > 2 && areCapital && setting.isAboutTowns && (setting.isSaid || words.length < 6) && (start > 0 || setting.isJoined);
    return isSure || isProper ? { name: capital(typed(start, end)), isKnown: false, isSure, start, end } : undefined;
  }

  /** Words next to a sure town in a list, and those next to them: 'knightdale zebulon', 'Star and Caldwell'. */
  function neighborsOf(towns: NamedTown[], some: Word[]): NamedTown[] {
    const next = nextTo(towns, some);
    return next.length > 0 ? [...next, ...neighborsOf([...towns, ...next], some)] : [];
  }

  function nextTo(towns: NamedTown[], some: Word[]): NamedTown[] {
    const isTaken = ({ start, end }: Word) => towns.some((town) => town.start < end && start < town.end);
    const isNext = ({ start, end, isCapital }: Word) =>
      towns.some((town) => {
        if (town.isKnown) return false;
        const between = town.start >= end ? says.slice(end, town.start) : town.end <= start ? says.slice(town.end, start) : 'x';
        const isList = /^(?:,? and |, )$/.test(between);
        return isList || (town.isSure && between === ' ' && (isCapital || isPlace(says.slice(town.start, town.end))));
      });
    const isWord = ({ text }: Word) => text.length < 4 || isAround.test(text) || phrase('smallWord').test(text);
    return some
      .filter((word) => !isTaken(word) && !isWord(word) && isNext(word))
      .map(({ start, end }) => ({ name: capital(typed(start, end)), start, end, isKnown: false, isSure: false }));
  }
}

/** True if a clause has nothing but towns and words that lead to them: 'add nampa star and kuna'. */
export function isBareList(clause: Clause, towns: string[]): boolean {
  const named = townsNamed(clause, { towns, isAboutTowns: true, isJoined: false });
  const rest = named.reduceRight((says, { start, end }) => `${says.slice(0, start)} ${says.slice(end)}`, clause.says);
  const others = rest.replace(anyAround, ' ').match(/[a-z0-9]+/g) ?? [];
  return named.some(({ isSure }) => isSure) && named.length >= others.length && others.length < 2;
}

/** True for the same name, or for a typo of it. */
function isSameTown(name: string, town: string): boolean {
  return town === name || (name.length > 4 && name[0] === town[0] && (isOneOff(name, town) || isSwapped(name, town)));
}

/** 'nampa' and 'NAMPA' → 'Nampa'. */
function capital(town: string): string {
  const isPlain = town === town.toLowerCase() || town === town.toUpperCase();
  return isPlain ? town.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase()) : town;
}

import { dayNames } from '../document/document.ts';
import type { Clause } from './clauses.ts';
import type { Topic } from './reader.ts';
import type { Subject, Wish } from './wish.ts';

/** A wish, and the clauses it was read from. */
export interface Found {
  wish: Wish;
  clauses: Clause[];
  /** True for what a person has to read in one piece, because its parts say different things of one thing. */
  isWhole?: true;
}

/** Wishes that a text has once, however often it speaks of them. */
const once = new Set<Wish['do']>(['hours', 'look', 'colors', 'language', 'payment', 'logo', 'publish', 'undo', 'question']);
/** Wishes whose later value counts, if it's put as a correction: 'it says 4471 but it should be 4417'. */
const corrected = new Set<Wish['do']>(['phone', 'email', 'address', 'license', 'web-address', 'name']);
/** Says that hours take back others. */
const takesBack = /\b(?:no|not|wait|sorry|i mean|actually|make that|scratch that|correction|or rather|instead|should be|it's|change)\b/;
const corrects = /^but\b|\bshould be\b|\b(?:sorry|i mean|no wait|actually)\b/;

/** Puts wishes together that are one, in the order of the text. */
export function merged(found: Found[], subject: Subject): Found[] {
  const all: Found[] = [];
  for (const one of withoutHeadings(found)) {
    const same = sameIn(all, one);
    const isOther = same?.wish.do === 'hours' && one.wish.do === 'hours' && isOtherHours(same.wish, one.wish, one.clauses);
    if (!same) all.push({ ...one });
    else if (isOther) Object.assign(same, { wish: { do: 'person' }, clauses: [...same.clauses, ...one.clauses], isWhole: true });
    else Object.assign(same, { wish: joined(same.wish, one), clauses: [...same.clauses, ...one.clauses] });
  }
  return all
    .map(({ wish, clauses, isWhole }) => ({
      ...(isWhole && { isWhole }),
      wish: wish.do === 'hours' ? changedHours(wish, subject) : wish,
      clauses: clauses.toSorted((one, other) => one.start - other.start),
    }))
    .sort((one, other) => (one.clauses[0]?.start ?? 0) - (other.clauses[0]?.start ?? 0));
}

/** True if a wish is what a clause before it spoke of. */
export function isAbout(wish: Wish, { of, name, added }: Topic): boolean {
  // 'Cut 75' with no service of that name isn't what 'color 128' is about.
  const isPriced = added?.some((one) => one.do === 'add-service' && one.price);
  if (of === 'service' && isPriced) return wish.do === 'add-service';
  if (of === 'service') return /service|price/.test(wish.do) && (!name || Boolean(added) || ('name' in wish && wish.name === name));
  if (of === 'page') return wish.do === 'pages';
  return wish.do === of || (of === 'hide' && wish.do === 'move') || (of === 'text' && wish.do === 'rename-service');
}

/** The wish that another one repeats, corrects or adds to. */
function sameIn(all: Found[], one: Found): Found | undefined {
  const { wish } = one;
  const last = all.at(-1);
  const twin = all.find((other) => wish.do !== 'person' && JSON.stringify(other.wish) === JSON.stringify(wish));
  if (twin) return twin;
  const isNext = last?.wish.do === wish.do && !last.isWhole && !one.isWhole && (/^person$|-town$/.test(wish.do) || isCorrection(one));
  if (isNext) return last;
  return all.find((other) => (once.has(wish.do) ? other.wish.do === wish.do : isSwap(other.wish, wish)));
}

function isCorrection({ wish, clauses }: Found): boolean {
  return corrected.has(wish.do) && corrects.test(clauses[0]?.full ?? '');
}

/** True if hours are said of days that have other hours already, as if of another place: '8 to 5 ... Mon-Sat 9 to 4'. */
function isOtherHours(one: Wish & { do: 'hours' }, later: Wish & { do: 'hours' }, [clause]: Clause[]): boolean {
  const days = Object.keys(one.days) as (keyof typeof one.days)[];
  if (days.length === 0 || !clause || takesBack.test(clause.full) || !days.every((day) => day in later.days)) return false;
  return days.every((day) => {
    const [[own] = [], [other] = []] = [one.days[day], later.days[day]].map((hours) => (Array.isArray(hours) ? hours : []));
    return own && other && own[0] !== other[0] && own[1] !== other[1];
  });
}

/** 'Add cats. Cat bath $65, lion cut $95.' and 'we do lunch now! Soup $6, paninis $9': the first is what the others are. */
function withoutHeadings(found: Found[]): Found[] {
  const isPriced = (line: Found | undefined) => line?.wish.do === 'add-service' && line.wish.price !== undefined;
  return found.filter((line, at) => {
    const { wish } = line;
    const next = found[at + 1];
    const isList = isPriced(found[at + 2]) && sentenceOf(next) === sentenceOf(found[at + 2]) && sentenceOf(next) !== sentenceOf(line);
    const isOneWord = wish.do === 'add-service' && !wish.price && !/\s/.test(wish.name);
    const isHeading = isOneWord && isPriced(next) && (isList || startsLike(next, wish.name));
    if (isHeading) next?.clauses.push(...line.clauses);
    return !isHeading;
  });
}

function sentenceOf(line: Found | undefined): number | undefined {
  return line?.clauses[0]?.sentence;
}

/** 'Cat bath' and 'Cats'. */
function startsLike(line: Found | undefined, heading: string): boolean {
  return line?.wish.do === 'add-service' && line.wish.name.toLowerCase().startsWith(heading.toLowerCase().replace(/s$/, ''));
}

/** 'Drop the blog. I'd rather have a shop' swaps them. */
function isSwap(one: Wish, other: Wish): boolean {
  return one.do === 'pages' && other.do === 'pages' && (one.in ? !one.out && !other.in : !other.out);
}

/** Two wishes of a kind as one: lists as one list, and what was said first else, but for hours, where later words count. */
function joined(one: Wish, later: Found): Wish {
  const { wish: other } = later;
  if (isCorrection(later)) return other;
  if (one.do === 'hours' && other.do === 'hours') return { do: 'hours', days: { ...one.days, ...other.days } };
  const lists = Object.entries(one).flatMap(([field, value]) =>
    Array.isArray(value) ? [[field, [...new Set([...value, ...(other[field as keyof Wish] as unknown as string[])])]]] : [],
  );
  return { ...other, ...one, ...Object.fromEntries(lists) };
}

/**
 * The days that change, in the order of the week. If none does, all that were named, so their owner reads that the site already has them.
 * A site without hours doesn't have them, so a person has to see what's meant.
 */
function changedHours({ days }: Wish & { do: 'hours' }, { hours }: Subject): Wish {
  const changed = dayNames.filter((name) => days[name] && JSON.stringify(days[name]) !== JSON.stringify(hours?.[name] ?? []));
  if (changed.length === 0) return hours ? { do: 'hours', days } : { do: 'person' };
  return { do: 'hours', days: Object.fromEntries(changed.map((name) => [name, days[name]])) };
}

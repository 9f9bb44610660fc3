import { dayNames } from '../document.ts';
import type { Clause } from './clauses.ts';
import { type Passage, wishIn } from './passages.ts';
import type { Topic } from './reader.ts';
import { asksFor, isBeside, isHeading, isJoke, isRemark, isStory, isTakenBack, type Read } from './stories.ts';
import type { Subject, Wish } from './wish.ts';

/** A wish, and the clauses it was read from. */
interface Found {
  wish: Wish;
  clauses: Clause[];
}

/** Wishes whose later value counts, if it's put as a correction: 'it says 4471 but it should be 4417'. */
const corrected = new Set<Wish['do']>(['phone', 'email', 'address', 'license', 'web-address', 'name']);
const corrects = /^but\b|\bshould be\b|\b(?:sorry|i mean|no wait|actually)\b/;
const longestPassage = 4;

/** Wishes that a text has once, however often it speaks of them. */
const once = new Set<Wish['do']>(['hours', 'look', 'colors', 'language', 'payment', 'logo', 'publish', 'undo', 'question']);

/** The wishes in what was read. What wasn't read is for a person, unless it only tells a story around a wish: that's chatter. */
export function linesOf(reads: Read[], subject: Subject, passageOf: (clauses: Clause[]) => Passage): { found: Found[]; chatter: Clause[] } {
  const found: Found[] = [];
  const chatter: Clause[] = [];
  // Clauses that say what it's about, and complaints of it, until one says what's wished.
  let waiting: { clauses: Clause[]; topic: Topic } | undefined;
  const give = () => {
    const clauses = waiting?.clauses ?? [];
    const isTold = clauses.every((clause) => (waiting?.topic.isName || clause.full.split(' ').length > 3) && isStory(clause, reads));
    if (isTold) chatter.push(...clauses);
    else found.push({ wish: { do: 'person' }, clauses });
    waiting = undefined;
  };
  for (const [at, read] of reads.entries()) {
    const { clause } = read;
    const wishes = read.is === 'read' ? read.wishes : read.is === 'more' ? found.slice(-1).map(({ wish }) => wish) : [];
    const { topic } = waiting ?? {};
    const isElse =
      wishes.length > 0 ? !wishes.some((wish) => topic && isAbout(wish, topic)) : read.is === 'waits' && read.topic.of !== topic?.of;
    if (topic && isElse) give();
    const clauses = [...(waiting?.clauses ?? []), clause];
    if (isJoke(clause)) chatter.push(...clauses, ...(found.pop()?.clauses ?? []));
    else if (read.is === 'read') found.push(...read.wishes.map((wish, index) => ({ wish, clauses: index === 0 ? clauses : [clause] })));
    else if (read.is === 'more' && found.length > 0) found.at(-1)?.clauses.push(...clauses);
    else if (read.is === 'waits' && isAfterwards(read.topic, found) && (read.topic.of === 'hours' ? !asksFor(clause) : isStory(clause, reads))) found.at(-1)?.clauses.push(clause);
    else if (read.is === 'waits') waiting = { clauses, topic: read.topic };
    else if (topic && read.is === 'unread' && (isRemark(clause) || isBefore(reads[at + 1], topic)) && /^(?:read|more)$/.test(reads[at + 1]?.is ?? ''))
      waiting = { clauses, topic };
    else if (isTakenBack(clause)) chatter.push(...clauses, ...(found.at(-1)?.wish.do === 'person' ? (found.pop()?.clauses ?? []) : []));
    else if (read.is === 'chatter' || isHeading(clause, reads[at + 1]) || isStory(clause, reads)) chatter.push(clause);
    else {
      if (waiting) give();
      found.push({ wish: { do: 'person' }, clauses: [clause] });
    }
    if (read.is === 'read' || read.is === 'more' || isTakenBack(clause)) waiting = undefined;
  }
  if (waiting) give();
  return { found: merged(merged(withoutHeadings(found), subject).flatMap(again), subject), chatter };

  /** What's for a person, read once more by its parts: the fewest clauses in a row that make a wish. */
  function again(line: Found): Found[] {
    const { clauses } = line;
    if (line.wish.do !== 'person') return [line];
    for (let length = 1; length <= Math.min(clauses.length, longestPassage); length++) {
      for (let at = 0; at + length <= clauses.length; at++) {
        const some = clauses.slice(at, at + length);
        const wish = wishIn(passageOf(some), subject);
        if (wish) return [...rest(clauses.slice(0, at)), { wish, clauses: some }, ...rest(clauses.slice(at + length))];
      }
    }
    return [line];
  }

  /** What's left beside a wish found so: it may be a story now. */
  function rest(clauses: Clause[]): Found[] {
    const asked = clauses.filter((clause) => !isBeside(clause));
    chatter.push(...clauses.filter(isBeside));
    return asked.length > 0 ? again({ wish: { do: 'person' }, clauses: asked }) : [];
  }
}

/** 'Remove the reviews. They're made up reviews.': speaks of the wish before. */
function isAfterwards(topic: Topic, found: Found[]): boolean {
  const last = found.at(-1)?.wish;
  return Boolean(last && isAbout(last, topic));
}

/** True if a clause that was read is about a topic. */
function isBefore(next: Read | undefined, topic: Topic): boolean {
  return next?.is === 'read' && next.wishes.some((wish) => isAbout(wish, topic));
}

/** True if a wish is what a clause before it spoke of. */
function isAbout(wish: Wish, { of, name, added }: Topic): boolean {
  if (of === 'service') return /service|price/.test(wish.do) && (!name || Boolean(added) || ('name' in wish && wish.name === name));
  if (of === 'page') return wish.do === 'pages';
  return wish.do === of || (of === 'hide' && wish.do === 'move') || (of === 'text' && wish.do === 'rename-service');
}

/** 'Add cats. Cat bath $65, lion cut $95.': the first is what the others are. */
function withoutHeadings(found: Found[]): Found[] {
  const isPriced = (line: Found | undefined) => line?.wish.do === 'add-service' && line.wish.price !== undefined;
  return found.filter((line, at) => {
    const { wish } = line;
    const next = found[at + 1];
    const isHeading = wish.do === 'add-service' && !wish.price && !/\s/.test(wish.name) && isPriced(next) && startsLike(next, wish.name);
    if (isHeading) next?.clauses.push(...line.clauses);
    return !isHeading;
  });
}

/** 'Cat bath' and 'Cats'. */
function startsLike(line: Found | undefined, heading: string): boolean {
  return line?.wish.do === 'add-service' && line.wish.name.toLowerCase().startsWith(heading.toLowerCase().replace(/s$/, ''));
}

function merged(found: Found[], subject: Subject): Found[] {
  const all: Found[] = [];
  for (const one of found) {
    const last = all.at(-1);
    const twin = all.find(({ wish }) => wish.do !== 'person' && JSON.stringify(wish) === JSON.stringify(one.wish));
    if (twin) {
      twin.clauses.push(...one.clauses);
      continue;
    }
    const isNext = last?.wish.do === one.wish.do && /^person$|-town$/.test(one.wish.do);
    const isCorrected = last && corrected.has(one.wish.do) && last.wish.do === one.wish.do && 'to' in one.wish && corrects.test(one.clauses[0]?.full ?? '');
    if (isCorrected) {
      Object.assign(last, { wish: one.wish, clauses: [...last.clauses, ...one.clauses] });
      continue;
    }
    const same = isNext ? last : all.find(({ wish }) => (once.has(wish.do) ? wish.do === one.wish.do : isSwap(wish, one.wish)));
    if (!same) all.push(one);
    else Object.assign(same, { wish: joined(same.wish, one.wish), clauses: [...same.clauses, ...one.clauses] });
  }
  return all
    .map(({ wish, clauses }) => ({
      wish: wish.do === 'hours' ? changedHours(wish, subject) : wish,
      clauses: clauses.toSorted((one, other) => one.start - other.start),
    }))
    .sort((one, other) => (one.clauses[0]?.start ?? 0) - (other.clauses[0]?.start ?? 0));
}

/** 'Drop the blog. I'd rather have a shop' swaps them. */
function isSwap(one: Wish, other: Wish): boolean {
  return one.do === 'pages' && other.do === 'pages' && (one.in ? !one.out && !other.in : !other.out);
}

/** Two wishes of a kind as one: lists as one list, and what was said first else, but for hours, where later words count. */
function joined(one: Wish, other: Wish): Wish {
  if (one.do === 'hours' && other.do === 'hours') return { do: 'hours', days: { ...one.days, ...other.days } };
  const lists = Object.entries(one).flatMap(([field, value]) =>
    Array.isArray(value) ? [[field, [...new Set([...value, ...(other[field as keyof Wish] as unknown as string[])])]]] : [],
  );
  return { ...other, ...one, ...Object.fromEntries(lists) };
}

/** The days that change, in the order of the week. If none does, a person has to see what's meant. */
function changedHours({ days }: Wish & { do: 'hours' }, { hours }: Subject): Wish {
  const changed = dayNames.filter((name) => days[name] && JSON.stringify(days[name]) !== JSON.stringify(hours?.[name] ?? []));
  return changed.length > 0 ? { do: 'hours', days: Object.fromEntries(changed.map((name) => [name, days[name]])) } : { do: 'person' };
}

import type { Clause } from './clauses.ts';
import { withoutDoubts } from './doubts.ts';
import { type Found, isAbout, merged } from './found.ts';
import { type Passage, wishIn } from './passages.ts';
import type { Topic } from './reader.ts';
import {
  asksFor,
  beginsWish,
  isBeside,
  isHeading,
  isJoke,
  isLeftAsIs,
  isRemark,
  isStory,
  isTakenBack,
  maySayWish,
  type Read,
} from './stories.ts';
import type { Subject } from './wish.ts';

/** The most clauses that make a wish together though none does by itself. */
const longestPassage = 4;

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
    if (isJoke(clause) || isLeftAsIs(clause, found.at(-1)?.wish)) chatter.push(...clauses, ...(found.pop()?.clauses ?? []));
    else if (read.is === 'read') found.push(...read.wishes.map((wish, index) => ({ wish, clauses: index === 0 ? clauses : [clause] })));
    else if (read.is === 'more' && found.length > 0) found.at(-1)?.clauses.push(...clauses);
    else if (read.is === 'waits' && isAfterwards(read.topic, found) && isRemarkOf(read.topic, clause, reads))
      found.at(-1)?.clauses.push(clause);
    else if (read.is === 'waits') waiting = { clauses, topic: read.topic };
    else if (topic && read.is === 'unread' && isOnTheWay(clause, reads[at + 1], topic)) waiting = { clauses, topic };
    else if (isTakenBack(clause)) chatter.push(...clauses, ...(found.at(-1)?.wish.do === 'person' ? (found.pop()?.clauses ?? []) : []));
    else if (read.is === 'chatter' || isHeading(clause, reads[at + 1]) || isStory(clause, reads)) chatter.push(clause);
    else {
      if (waiting) give();
      found.push({ wish: { do: 'person' }, clauses: [clause] });
    }
    if (read.is === 'read' || (read.is === 'more' && found.length > 0) || isTakenBack(clause)) waiting = undefined;
  }
  if (waiting) give();
  return { found: withoutDoubts(merged(merged(found, subject).flatMap(again), subject), subject).flatMap(wishesApart), chatter };

  /** What's for a person, read once more by its parts: the fewest clauses in a row that make a wish. */
  function again(line: Found): Found[] {
    const { clauses } = line;
    if (line.wish.do !== 'person' || line.isWhole) return [line];
    for (let length = 1; length <= Math.min(clauses.length, longestPassage); length++) {
      for (let at = 0; at + length <= clauses.length; at++) {
        const some = clauses.slice(at, at + length);
        const wish = wishIn(passageOf(some), subject);
        // 'Could you add a chat box? It should be blue.'
        const isOfBefore = wish?.do === 'colors' && at > 0 && pointsBack(some[0]);
        if (wish && !isOfBefore) return [...rest(clauses.slice(0, at)), { wish, clauses: some }, ...rest(clauses.slice(at + length))];
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

/** True for a clause whose subject is what the clause before speaks of. */
function pointsBack(clause: Clause | undefined): boolean {
  return /^(?:it|that|they|those|these)\b/.test(clause?.says ?? '');
}

/** What's for a person, one wish each: a clause that asks for something, and speaks of nothing before it, begins another. */
function wishesApart(line: Found): Found[] {
  if (line.wish.do !== 'person' || line.isWhole) return [line];
  const wishes: Clause[][] = [];
  for (const clause of line.clauses) {
    const last = wishes.at(-1);
    const isNew = last?.some(maySayWish) && beginsWish(clause, last.at(-1)?.sentence === clause.sentence);
    if (last && !isNew) last.push(clause);
    else wishes.push([clause]);
  }
  return wishes.map((clauses) => ({ ...line, clauses }));
}

/** 'Remove the reviews. They're made up reviews.': speaks of the wish before. */
function isAfterwards(topic: Topic, found: Found[]): boolean {
  const last = found.at(-1)?.wish;
  return Boolean(last && isAbout(last, topic));
}

/** True if a clause about a topic asks for nothing. */
function isRemarkOf({ of }: Topic, clause: Clause, reads: Read[]): boolean {
  return of === 'hours' ? !asksFor(clause) : isStory(clause, reads);
}

/** True if a clause lies between what names a topic and what's wished for it. */
function isOnTheWay(clause: Clause, next: Read | undefined, topic: Topic): boolean {
  if (next?.is === 'more') return isRemark(clause);
  return next?.is === 'read' && (isRemark(clause) || next.wishes.some((wish) => isAbout(wish, topic)));
}

import { isChatter } from './chatter.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { linesOf } from './lines.ts';
import { phrasesIn } from './phrases.ts';
import { plainOf } from './plain.ts';
import type { Reader, Reading } from './reader.ts';
import { readContact } from './readers/contact.ts';
import { readHours } from './readers/hours.ts';
import { readLook } from './readers/look.ts';
import { readName } from './readers/name.ts';
import { readNewServices } from './readers/new-services.ts';
import { readPages } from './readers/pages.ts';
import { readPhotos } from './readers/photos.ts';
import { readRenaming } from './readers/renaming.ts';
import { readSections } from './readers/sections.ts';
import { readKnownServices } from './readers/services.ts';
import { readSpanishServices } from './readers/spanish-services.ts';
import { isMoreText, readOtherText, readText } from './readers/text.ts';
import { readTowns } from './readers/towns.ts';
import { readPublish, readQuestion, readUndo } from './readers/version.ts';
import { readLanguages, readPayment } from './readers/ways.ts';
import { plainName } from './services-named.ts';
import { asksAlone, isAgain, isBeside, type Read } from './stories.ts';
import type { Subject, Wish } from './wish.ts';
import storyLines from './words/stories.txt?raw';

/** A wish, and the places in the text whose words it was read from. */
export interface Line {
  wish: Wish;
  spans: [start: number, end: number][];
}

/** Each clause goes to these in turn, until one knows what it says. */
const readers: Reader[] = [
  ...[readUndo, readRenaming, readText, readContact, readName, readKnownServices, readHours, readLanguages, readPayment],
  ...[readPages, readSections, readPhotos, readTowns, readSpanishServices, readNewServices, readLook, readPublish, readOtherText],
];
/** These have a value for what they wish, so they count in a question too. */
const valued = new Set<Reader>([readText, readContact, readHours, readRenaming]);
const takesAway = phrasesIn(storyLines).one('removes');
const bareNoun = phrasesIn(storyLines).one('bare-noun');

/**
 * Reads what an owner wrote about their site into wishes, in the order of the text. What no rule understands for sure becomes a wish
 * for a person.
 */
export function readRequest(text: string, subject: Subject): Line[] {
  return read(text, subject).lines;
}

/** Like `readRequest`, with the places of what asks for nothing: greetings and praise, and the `remarks` among it, which tell something. */
export function read(text: string, subject: Subject): { lines: Line[]; chatter: Line['spans']; remarks: Line['spans'] } {
  const plain = plainOf(text);
  const names = [...subject.services, ...subject.towns].map(plainName);
  const clauses = clausesOf(text, plain, names, (left, right) => areTwo(left, right, subject));
  const reading: Reading = { subject, hours: subject.hours, isJoined: false, unread: 0 };
  const reads = clauses.map((clause, at): Read => {
    reading.isJoined = clauses[at - 1]?.sentence === clause.sentence;
    if (!reading.isJoined || !bareNoun.test(clause.says)) reading.verb = undefined;
    const read = readClause(clause, reading, clauses[at + 1]);
    reading.isAfterAsking = /^(?:unread|waits)$/.test(read.is) && clause.isRequest;
    return read;
  });
  const placeOf = ({ start, end }: Clause): [number, number] => [plain.from[start] ?? 0, plain.to[end - 1] ?? text.length];
  const passageOf = (some: Clause[]) => {
    const [start, end] = [some[0]?.start ?? 0, some.at(-1)?.end ?? 0];
    const typed = (one: number, other: number) => text.slice(plain.from[start + one], plain.to[start + other - 1]);
    return { says: plain.plain.slice(start, end), typed };
  };
  const { found, chatter } = linesOf(reads, subject, passageOf);
  const remarks = chatter.filter(({ says, full }) => !isChatter(says) && !isChatter(full));
  return {
    lines: found.map(({ wish, clauses }) => ({ wish, spans: clauses.map(placeOf) })),
    chatter: chatter.map(placeOf),
    remarks: remarks.map(placeOf),
  };
}

/** Kinds of wishes that are read from a few words safely, by what they're about. */
const subjects: Partial<Record<Wish['do'], string>> = {
  ...{ hours: 'hours', phone: 'phone', email: 'email', address: 'address', link: 'link', payment: 'payment', language: 'language' },
  ...{ price: 'price', 'remove-service': 'removal', 'add-town': 'town', 'remove-town': 'town' },
  ...{ colors: 'look', look: 'look', photo: 'picture', logo: 'picture', hide: 'page', move: 'page', pages: 'page', publish: 'publish' },
};

/** True if two parts of a clause are wishes of different kinds, each by itself: 'start at 9 on sat, wrong logo'. */
function areTwo(left: Clause, right: Clause, subject: Subject): boolean {
  // 'The photo is dark, pick a brighter one' is one wish.
  if (/\b(?:it|one|ones|them|those|that)\b/.test(right.says) || !/[a-z]{2} [a-z\d]|[a-z]{2}$/.test(right.says)) return false;
  const [one, other] = [left, right].map((clause) => kindsIn(clause, subject)) as [Kinds, Kinds];
  if (one === 'asks' || other === 'asks') return one !== other && Boolean(one && other);
  return Boolean(other && (one || /"$/.test(left.says))) && !other?.some((kind) => one?.includes(kind));
}

/** What a clause wishes for by itself, 'asks' if it's something for a person, or undefined if it isn't sure. */
type Kinds = string[] | 'asks' | undefined;

function kindsIn(clause: Clause, subject: Subject): Kinds {
  const read = readClause(clause, { subject, hours: subject.hours, isJoined: false, unread: 0 });
  if (read.is === 'unread') return asksAlone(clause) ? 'asks' : undefined;
  const kinds = read.is === 'read' ? read.wishes.map((wish) => subjects[wish.do]) : [undefined];
  return kinds.every((kind) => kind !== undefined) ? kinds : undefined;
}

function readClause(clause: Clause, reading: Reading, next?: Clause): Read {
  // 'No rush.' in the middle of a headline asks for no patience.
  const isWithinText = next && isMoreText(clause, reading) && isMoreText(next, reading) && !isChatter(next.says);
  // 'The reviews thing, no.'
  const isRefused =
    reading.topic?.of === 'hide' && reading.unread === 0 && !reading.last && /^no(?:pe)?(?: thanks| way)?$/.test(clause.says);
  if (!isWithinText && !isRefused && (isChatter(clause.says) || isChatter(clause.full))) return { clause, is: 'chatter' };
  const question = readQuestion(clause, reading);
  const { topic } = reading;
  let waits = topic;
  for (const reader of readers) {
    const said = reader(clause, reading);
    if (said === undefined || said.length === 0) continue;
    if (said === 'waits') {
      // A later reader may know what's wished, and what a text says may name what it's about.
      if (waits === topic || (waits?.of === 'text' && reading.topic?.of !== 'page')) waits = reading.topic;
      reading.topic = topic;
      continue;
    }
    // 'What photos do you need?' wishes for none, but 'is sunday 10 to 2 ok?' does.
    if (question && !valued.has(reader)) break;
    Object.assign(reading, { unread: 0, isBetween: false });
    if (reader !== readNewServices && reader !== readKnownServices) reading.isListing = false;
    reading.lastSays = clause.says;
    if (said === 'more') return { clause, is: 'more' };
    // 'Phone 555-0170, saturday 9 to 1' has both.
    const hours = reader === readContact ? readHours(clause, reading) : undefined;
    const wishes = Array.isArray(hours) ? [...said, ...hours] : said;
    reading.last = wishes.at(-1);
    return { clause, is: 'read', wishes };
  }
  if (
    reading.last &&
    !reading.isBetween &&
    !Array.isArray(question) &&
    !isOtherwise(clause, reading.last) &&
    isAgain(clause.says, reading.lastSays ?? '')
  )
    return { clause, is: 'more' };
  if (Array.isArray(question)) {
    reading.topic = waits;
    return { clause, is: 'read', wishes: question };
  }
  if (waits && waits !== topic) {
    Object.assign(reading, { topic: waits, unread: 0, isBetween: true });
    return { clause, is: 'waits', topic: waits };
  }
  reading.unread++;
  // What only tells a story doesn't come between a wish and what repeats it.
  if (!isBeside(clause) || /^also\b/.test(clause.full)) reading.isBetween = true;
  return { clause, is: 'unread' };
}

/** True if a clause takes away what the wish before it wants: 'add perms ... remove it'. */
function isOtherwise({ says }: Clause, last: Wish): boolean {
  const isGone = /^remove|^hide|^pages/.test(last.do) || (last.do === 'photo' && last.remove);
  return takesAway.test(says) && !isGone;
}

import { isChatter } from './chatter.ts';
import { type Clause, clausesOf } from './clauses.ts';
import type { Read } from './found.ts';
import { linesOf } from './lines.ts';
import { patternsIn } from './phrases.ts';
import { needsPlace, placesNamed } from './places-named.ts';
import { plainOf } from './plain.ts';
import type { Context, Reader, Topic } from './reader.ts';
import { readContact } from './readers/contact.ts';
import { readHours } from './readers/hours.ts';
import { readLook } from './readers/look.ts';
import { readName } from './readers/name.ts';
import { readNewServices, unpricedService } from './readers/new-services.ts';
import { readPages } from './readers/pages.ts';
import { readPhotos } from './readers/photos.ts';
import { readRenaming } from './readers/renaming.ts';
import { readSections } from './readers/sections.ts';
import { readServices } from './readers/services.ts';
import { readSpanishServices } from './readers/spanish-services.ts';
import { readOtherText, readText } from './readers/text.ts';
import { readTowns } from './readers/towns.ts';
import { isQuestion, readPublish, readUndo } from './readers/version.ts';
import { readLanguages, readPayment } from './readers/ways.ts';
import { asksForNothing, isAgain, isBeside, isKept, isLeadOf, isOneMoreService, isWholly } from './remarks.ts';
import { plainName } from './services-named.ts';
import { isAbout, isEither, naming, topicOf } from './topics.ts';
import { type KnownPlace, placeOf, type Subject, type Wish } from './wish.ts';
import lines from './words/doubts.txt?raw';

/** A wish, and the places in the text whose words it was read from. */
export interface Line {
  wish: Wish;
  spans: [start: number, end: number][];
}

const ofBusiness = patternsIn(lines)('ofBusiness');

/** One reader for each kind of wish. The first that knows what a clause wishes for has it. */
const readers: { read: Reader; isSureInQuestions?: true }[] = [
  { read: readUndo },
  { read: readRenaming, isSureInQuestions: true },
  { read: readText, isSureInQuestions: true },
  { read: readContact, isSureInQuestions: true },
  { read: readName },
  { read: readServices },
  { read: readHours, isSureInQuestions: true },
  { read: readLanguages },
  { read: readPayment },
  { read: readPages },
  { read: readSections },
  { read: readPhotos },
  { read: readTowns },
  { read: readSpanishServices },
  { read: readNewServices },
  { read: readLook },
  { read: readPublish },
  { read: readOtherText },
];

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
  const places = (subject.places ?? []).flatMap(({ calledBy }) => calledBy);
  const clauses = clausesOf(text, plain, [...subject.services, ...subject.towns, ...places].map(plainName));
  const { found, greetings, remarks } = linesOf(readAll(clauses, subject), subject);
  const spanOf = ({ start, end }: Clause): [number, number] => [plain.from[start] ?? 0, plain.to[end - 1] ?? text.length];
  return {
    lines: found.map(({ wish, clauses }) => ({ wish, spans: clauses.map(spanOf) })),
    chatter: [...greetings, ...remarks].map(spanOf),
    remarks: remarks.map(spanOf),
  };
}

function readAll(clauses: Clause[], subject: Subject): Read[] {
  const reads: Read[] = [];
  for (const clause of clauses) {
    const last = reads.findLast((read) => read.is !== 'chatter' && !isAside(read));
    const before = last?.is === 'read' ? last.wishes.at(-1) : undefined;
    const lead = last?.is === 'unread' ? last.clause : undefined;
    const isJoined = last?.clause.sentence === clause.sentence;
    const { topic, leads = [] } = topicBefore(reads, clause) ?? {};
    const at = atPlace(placeFor(clause, isJoined ? reads : lead ? [{ clause: lead, is: 'unread' }] : [], subject), reads, subject);
    const context = { subject, ...at, before, beforeSays: last?.clause.says ?? '', isJoined, lead, topic };
    // Read with and without what came before: if that makes a difference, the clause before belongs to the wish.
    const own = atPlace(placeFor(clause, isJoined ? reads : [], subject), reads, subject);
    const [read, alone] = [context, { ...context, ...own, beforeSays: '', lead: undefined, topic: undefined }].map((one) =>
      readClause(clause, one, last),
    ) as [Read, Read];
    const isOfLead = read.is === 'read' && JSON.stringify(read) !== JSON.stringify(alone);
    if (isOfLead) reads.push({ ...read, leads: topic ? leads : lead && asksForNothing(lead) ? [lead] : [] });
    else reads.push((topic && read.is === 'unread' && ofTopic(clause, topic, leads, context)) || read);
  }
  return reads.map((read, at) => {
    const service = isOneMoreService(reads, at) && unpricedService(read.clause);
    return service ? { clause: read.clause, is: 'read', wishes: [service] } : read;
  });
}

/** True for what only tells something between two clauses that go together. */
function isAside(read: Read): boolean {
  return read.is === 'unread' && !read.topic && isBeside(read.clause);
}

/** What the clauses before speak of, if they ask for nothing more than what's missing. */
function topicBefore(reads: Read[], { says }: Clause): { topic: Topic; leads: Clause[] } | undefined {
  const at = reads.findLastIndex((one) => one.is === 'read' || (one.is === 'unread' && one.topic));
  const about = reads[at];
  if (about?.is !== 'unread' || !about.topic) return undefined;
  const { topic } = about;
  // 'The reviews are fake and the map is wrong, take them off' speaks of both.
  const other = reads[at - 1];
  if (other?.is === 'unread' && other.topic && isEither(other.topic, topic, says)) return undefined;
  const leads = reads.slice(at).flatMap((one) => (one.is === 'unread' ? [one.clause] : []));
  const isFine = leads.every((one) => (one === about.clause ? isLeadOf(one, topic) : asksForNothing(one)));
  return leads.length < 5 && isFine ? { topic, leads } : undefined;
}

/** A clause that no reader knows, with the name of what the clauses before speak of: 'the reviews are fake' … 'take them off'. */
function ofTopic(clause: Clause, topic: Topic, leads: Clause[], context: Context): Read | undefined {
  const named = naming(clause, topic);
  const read = named && readClause(named, { ...context, lead: undefined }, undefined);
  const isOf = (wish: Wish) => isAbout(wish, topic) && isWholly(clause, wish);
  return read?.is === 'read' && read.wishes.every(isOf) ? { ...read, clause, leads } : undefined;
}

function readClause(clause: Clause, context: Context, last: Read | undefined): Read {
  if (isChatter(clause.says) || isChatter(clause.full)) return { clause, is: 'chatter' };
  const isAsked = isQuestion(clause);
  for (const { read, isSureInQuestions } of readers) {
    const wishes = isAsked && !isSureInQuestions ? [] : read(clause, context);
    if (wishes.length === 0 || isKept(clause, wishes)) continue;
    // 'Phone 555-0170, saturday 9 to 1' has both.
    const all = read === readContact ? [...wishes, ...readHours(clause, context)] : wishes;
    return { clause, is: 'read', wishes: all.map((wish) => withPlace(wish, clause, context)) };
  }
  if (isAsked) return { clause, is: 'read', wishes: [{ do: 'question' }] };
  const topic = topicOf(clause, context.subject);
  const isOther = (topic?.name || topic?.of[0] === 'link') && last?.is === 'read' && !last.wishes.some((wish) => isAbout(wish, topic));
  if (last?.is === 'read' && !isOther && isAgain(clause, last)) return { clause, is: 'read', wishes: last.wishes };
  return { clause, is: 'unread', ...(topic && { topic }) };
}

/** The place that a clause is about: the one it names, otherwise the one that the clauses before it in its sentence name. */
function placeFor(clause: Clause, before: Read[], subject: Subject): KnownPlace | undefined {
  const sentence = before.at(-1)?.clause.sentence;
  const clauses = [clause, ...before.flatMap((read) => (read.clause.sentence === sentence ? [read.clause] : [])).reverse()];
  for (const one of clauses) {
    const [place, another] = placesNamed(one, subject);
    if (place) return another ? undefined : place;
  }
  return undefined;
}

/** A place, and its hours after the wishes read so far. */
function atPlace(place: KnownPlace | undefined, reads: Read[], subject: Subject): Pick<Context, 'place' | 'hours'> {
  const { hours } = place ?? subject;
  const wishes = reads.flatMap((read) => (read.is === 'read' ? read.wishes : []));
  const said = wishes.flatMap((wish) => (wish.do === 'hours' && placeOf(wish) === place?.name ? [wish.days] : []));
  return { place, hours: said.length > 0 ? Object.assign({}, hours, ...said) : hours };
}

/** In 'close Apex on Mondays, and our new number is …' the number isn't Apex's. */
function withPlace(wish: Wish, clause: Clause, { place, subject }: Context): Wish {
  if (!place || !needsPlace(wish, subject)) return wish;
  const isOfBusiness = wish.do !== 'hours' && ofBusiness.test(clause.says) && placesNamed(clause, subject).length === 0;
  return isOfBusiness ? wish : ({ ...wish, place: place.name } as Wish);
}

import { dayNames } from '../document/document.ts';
import type { Clause } from './clauses.ts';
import { withoutDoubts } from './doubts.ts';
import type { Found, Read } from './found.ts';
import { pricesSaid } from './prices-said.ts';
import { hoursSaid } from './readers/hours-tokens.ts';
import { namesPhoto } from './readers/photos.ts';
import { correctsPrice } from './readers/services.ts';
import { isMoreText } from './readers/text.ts';
import { beginsWish, isBeside, isConditional, isLeadOf, isLimit, isOtherPrice, isRemark, isTakenBack } from './remarks.ts';
import { isAbout } from './topics.ts';
import { placeOf, type Subject, type Wish } from './wish.ts';

/** Wishes that a text has once, however often it speaks of them. */
const once = new Set<Wish['do']>(['hours', 'look', 'colors', 'language', 'payment', 'logo', 'publish', 'undo', 'question']);

/** The wishes in what was read. What wasn't read is for a person, unless it's a remark around a wish. */
export function linesOf(reads: Read[], subject: Subject): { found: Found[]; greetings: Clause[]; remarks: Clause[] } {
  const greetings = reads.filter(({ is }) => is === 'chatter').map(({ clause }) => clause);
  const isLead = (read: Read, at: number) => {
    const next = reads.slice(at + 1).find((one) => one.is !== 'chatter' && !(one.is === 'unread' && isBeside(one.clause)));
    if (read.is !== 'unread' || next?.is !== 'read') return false;
    const { topic, clause } = read;
    return topic !== undefined && isLeadOf(clause, topic) && next.wishes.some((wish) => isAbout(wish, topic));
  };
  const leads = reads.flatMap((read, at) => (isLead(read, at) ? [read.clause] : read.is === 'read' ? (read.leads ?? []) : []));
  let pending: Clause[] = [];
  const isTold = (read: Read) => read.is === 'unread' && !leads.includes(read.clause) && isRemark(read.clause, reads, subject);
  const remarks = reads.filter(isTold).map(({ clause }) => clause);
  const found: Found[] = [];
  for (const [at, read] of reads.entries()) {
    const { clause } = read;
    const last = found.at(-1);
    // Whatever the wish before was, a person reads that it's taken back.
    const changed = read.is === 'read' ? [] : changedBy(clause, found, reads[at - 1]);
    for (const line of changed) giveToPerson(line, line === changed.at(-1) ? [clause] : []);
    if (changed.length > 0) continue;
    if (read.is === 'chatter' || remarks.includes(clause)) continue;
    const clauses = [...pending, clause];
    pending = leads.includes(clause) ? clauses : [];
    if (read.is === 'read') for (const wish of read.wishes) add(found, { wish, clauses });
    else if (leads.includes(clause)) continue;
    else if (last?.wish.do === 'person' && last.clauses.at(-1) === reads[at - 1]?.clause && !beginsWish(clause, last.clauses))
      last.clauses.push(...clauses);
    else found.push({ wish: { do: 'person' }, clauses });
  }
  giveConditional(found, reads);
  const isLeft = (clause: Clause) => !found.some(({ clauses }) => clauses.includes(clause));
  const changed = found.map((line) => withChangedHours(line, subject));
  return { found: withoutDoubts(changed, subject), greetings: greetings.filter(isLeft), remarks: remarks.filter(isLeft) };
}

/** The wishes before a clause that it takes back, limits or has more of. 'Actually no' takes back all of the sentence before. */
function changedBy(clause: Clause, found: Found[], before: Read | undefined): Found[] {
  const last = found.at(-1);
  if (!last) return [];
  const said = last.clauses.at(-1)?.sentence;
  const isOfSentence = ({ clauses }: Found) => said !== clause.sentence && clauses.some(({ sentence }) => sentence === said);
  if (isTakenBack(clause, last.wish)) return found.filter((line) => line === last || isOfSentence(line));
  if ((isLimit(clause) && before && last.clauses.includes(before.clause)) || isMoreOf(clause, last)) return [last];
  const at = found.findLastIndex(({ wish }) => wish.do !== 'person');
  const wish = found[at]?.wish;
  return wish && 'price' in wish && isOtherPrice(clause) ? found.slice(at) : [];
}

/** Gives to a person what's wished for later or on a condition, with the clauses beside it. 'Publish once that's done' is just 'publish'. */
function giveConditional(found: Found[], reads: Read[]): void {
  for (const [at, { clause }] of reads.entries()) {
    if (!isConditional(clause)) continue;
    const isOf = (read: Read | undefined) => read !== undefined && read.is !== 'chatter' && read.clause.sentence === clause.sentence;
    const clauses = [reads[at - 1], reads[at], reads[at + 1]].filter(isOf).flatMap((read) => read?.clause ?? []);
    const lines = found.filter((line) => line.clauses.some((one) => clauses.includes(one)));
    const isTold = lines.every(({ wish }) => wish.do === 'person' || wish.do === 'question');
    if (isTold || lines.some(({ wish }) => wish.do === 'publish')) continue;
    const free = clauses.filter((one) => !lines.some((line) => line.clauses.includes(one)));
    for (const [place, line] of lines.entries()) giveToPerson(line, place === 0 ? free : []);
  }
}

function giveToPerson(line: Found, clauses: Clause[]): void {
  const all = [...new Set([...line.clauses, ...clauses])].sort((one, other) => one.start - other.start);
  Object.assign(line, { wish: { do: 'person' }, clauses: all, isWhole: true });
}

/** True if a clause has more of the wish before it that no reader could place: its price, hours of another place, or more text. */
function isMoreOf(clause: Clause, line: Found): boolean {
  const { wish } = line;
  if (wish.do === 'hours' && hoursSaid(clause.says).groups.some(({ said }) => said.some(({ kind }) => kind === 'span'))) return true;
  if (isMoreText(clause, line)) return true;
  const isSaid = wish.do === 'add-service' ? !wish.price : wish.do === 'price' && line.clauses.at(-1)?.sentence === clause.sentence;
  return isSaid && pricesSaid(clause).length > 0;
}

/** Adds a wish, or puts it together with the one that it repeats or adds to. */
function add(found: Found[], one: Found): void {
  const { wish, clauses } = one;
  const last = found.at(-1);
  // 'Add cats. Cat bath $65, lion cut $95.' may be a heading, or one more service.
  const isOneWord = last?.wish.do === 'add-service' && !last.wish.price && !last.wish.name.includes(' ');
  if (
    isOneWord &&
    wish.do === 'add-service' &&
    wish.price &&
    !isOfSame(last.wish, wish) &&
    last.clauses.at(-1)?.sentence !== clauses.at(-1)?.sentence
  )
    giveToPerson(last, []);
  const same =
    found.find((other) => JSON.stringify(other.wish) === JSON.stringify(wish)) ??
    found.find((other) => isOfSame(other.wish, wish)) ??
    (last && isOfPhoto(last.wish, wish) && !clauses.some(({ says }) => namesPhoto(says)) ? last : undefined) ??
    found.find(
      (other) =>
        other.wish.do === wish.do &&
        placeOf(other.wish) === placeOf(wish) &&
        (once.has(wish.do) || (/-town$/.test(wish.do) && other === last)),
    ) ??
    found.find((other) => isSwap(other.wish, wish));
  if (!same) found.push(one);
  else if (same === last && same.wish.do === 'price' && clauses.some(({ full }) => correctsPrice(full)))
    Object.assign(same, { wish, clauses: [...same.clauses, ...clauses] });
  else if (isOtherHours(same.wish, wish) || (same.wish.do === 'price' && JSON.stringify(same.wish) !== JSON.stringify(wish)))
    giveToPerson(same, clauses);
  else Object.assign(same, { wish: joined(same.wish, wish), clauses: [...new Set([...same.clauses, ...clauses])] });
}

/** True for two wishes for one photo, but not for 'remove the bride, use Kayla for the top'. */
function isOfPhoto(one: Wish, other: Wish): boolean {
  return one.do === 'photo' && other.do === 'photo' && !(one.remove && !one.lead && other.lead);
}

/** True for two wishes for one service: its price, or a name and then its price, or 'ditch the espresso bar, call it Coffee'. */
function isOfSame(one: Wish, other: Wish): boolean {
  if (!('name' in one && 'name' in other) || one.name !== other.name) return false;
  return (one.do === other.do && one.do !== 'rename-service') || (one.do === 'remove-service' && other.do === 'rename-service');
}

/** 'Drop the blog. I'd rather have a shop' swaps them. */
function isSwap(one: Wish, other: Wish): boolean {
  const isFine = (own: string | undefined, its: string | undefined) => !own || !its || own === its;
  return one.do === 'pages' && other.do === 'pages' && isFine(one.in, other.in) && isFine(one.out, other.out);
}

/** True if both ends of a day's hours differ from those said before, as if of another place: '8 to 5 ... Mon-Sat 9 to 4'. */
function isOtherHours(one: Wish, later: Wish): boolean {
  if (one.do !== 'hours' || later.do !== 'hours') return false;
  return dayNames.some((day) => {
    const [[own] = [], [other] = []] = [one.days[day], later.days[day]].map((hours) => (Array.isArray(hours) ? hours : []));
    return own && other && own[0] !== other[0] && own[1] !== other[1];
  });
}

/** Two wishes of a kind as one: lists as one list, hours of both, and what was said first otherwise. */
function joined(one: Wish, other: Wish): Wish {
  if (one.do === 'hours' && other.do === 'hours') return { ...one, days: { ...one.days, ...other.days } };
  if (other.do === 'rename-service') return other;
  // 'Remove the photo of the lady. Put one of my shop instead'
  if (one.do === 'photo' && other.do === 'photo') return { ...other, ...(one.lead && { lead: true }) };
  const lists = Object.entries(one).flatMap(([field, value]) =>
    Array.isArray(value) ? [[field, [...new Set([...value, ...(other[field as keyof Wish] as unknown as string[])])]]] : [],
  );
  return { ...other, ...one, ...Object.fromEntries(lists) };
}

/**
 * Hours with the days that change, in the order of the week. If none does, all that were named, so their owner reads that the site already
 * has them. A site without hours doesn't have them, so a person has to see what's meant.
 */
function withChangedHours(line: Found, subject: Subject): Found {
  if (line.wish.do !== 'hours') return line;
  const { days, place } = line.wish;
  const { hours } = subject.places?.find(({ name }) => name === place) ?? subject;
  const changed = dayNames.filter((name) => days[name] && JSON.stringify(days[name]) !== JSON.stringify(hours?.[name] ?? []));
  if (changed.length === 0) return hours ? line : { ...line, wish: { do: 'person' } };
  return { ...line, wish: { ...line.wish, days: Object.fromEntries(changed.map((name) => [name, days[name]])) } };
}

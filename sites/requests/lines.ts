import { dayNames } from '../document/document.ts';
import type { Clause } from './clauses.ts';
import { withoutDoubts } from './doubts.ts';
import type { Found, Read } from './found.ts';
import { pricesSaid } from './prices-said.ts';
import { hoursSaid } from './readers/hours-tokens.ts';
import { namesPhoto } from './readers/photos.ts';
import { correctsPrice } from './readers/services.ts';
import { isMoreText } from './readers/text.ts';
import { beginsWish, isBeside, isLeadOf, isRemark, isTakenBack } from './remarks.ts';
import { isAbout } from './topics.ts';
import type { Subject, Wish } from './wish.ts';

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
    if (last && read.is !== 'read' && (isTakenBack(clause, last.wish) || isMoreOf(clause, last))) {
      giveToPerson(last, [clause]);
      continue;
    }
    if (read.is === 'chatter' || remarks.includes(clause)) continue;
    const clauses = [...pending, clause];
    pending = leads.includes(clause) ? clauses : [];
    if (read.is === 'read') for (const wish of read.wishes) add(found, { wish, clauses });
    else if (leads.includes(clause)) continue;
    else if (last?.wish.do === 'person' && last.clauses.at(-1) === reads[at - 1]?.clause && !beginsWish(clause, last.clauses))
      last.clauses.push(...clauses);
    else found.push({ wish: { do: 'person' }, clauses });
  }
  const isLeft = (clause: Clause) => !found.some(({ clauses }) => clauses.includes(clause));
  const changed = found.map((line) => withChangedHours(line, subject));
  return { found: withoutDoubts(changed, subject), greetings: greetings.filter(isLeft), remarks: remarks.filter(isLeft) };
}

function giveToPerson(line: Found, clauses: Clause[]): void {
  Object.assign(line, { wish: { do: 'person' }, clauses: [...new Set([...line.clauses, ...clauses])], isWhole: true });
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
    found.find((other) => other.wish.do === wish.do && (once.has(wish.do) || (/-town$/.test(wish.do) && other === last))) ??
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
  if (one.do === 'hours' && other.do === 'hours') return { do: 'hours', days: { ...one.days, ...other.days } };
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
function withChangedHours(line: Found, { hours }: Subject): Found {
  if (line.wish.do !== 'hours') return line;
  const { days } = line.wish;
  const changed = dayNames.filter((name) => days[name] && JSON.stringify(days[name]) !== JSON.stringify(hours?.[name] ?? []));
  if (changed.length === 0) return hours ? line : { ...line, wish: { do: 'person' } };
  return { ...line, wish: { do: 'hours', days: Object.fromEntries(changed.map((name) => [name, days[name]])) } };
}

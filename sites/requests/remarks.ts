import type { Clause } from './clauses.ts';
import type { Read } from './found.ts';
import { rangesOfName } from './names-said.ts';
import { patternsIn } from './phrases.ts';
import { pricesSaid } from './prices-said.ts';
import type { Topic } from './reader.ts';
import { plainName } from './services-named.ts';
import type { Subject, Wish } from './wish.ts';
import lines from './words/remarks.txt?raw';

const phrase = patternsIn(lines);
const pointing = /^(?:it|it's|there|that|that's|they're|this|those|them|these|one|another|both|all)$/;
const againWord = new RegExp(`^(?:${phrase('againWord').source})$`);
const counted = new RegExp(phrase('counted').source, 'g');
const leadWord = new RegExp(`^(?:${phrase('leadWord').source})$`);
/** With less that speaks for a wish, a clause beside one is a remark. */
const enough = 2;

/** True for a clause that asks for nothing, in a text that has a wish elsewhere. */
export function isRemark(clause: Clause, reads: Read[], { towns, services }: Subject): boolean {
  const at = reads.findIndex((one) => one.clause === clause);
  if (isOneMoreService(reads, at)) return false;
  const isBeside = reads.some(
    (read, place) => read.is === 'read' && (read.clause.sentence === clause.sentence || Math.abs(place - at) === 1),
  );
  if (isBeside && phrase('former').test(clause.says)) return true;
  // What names a service or town may speak of it, but not 'nobody in Layton has a grand piano'.
  const isNamed = [...towns, ...services].some((name) => rangesOfName(plainName(name), clause.says).length > 0);
  if (isNamed && !phrase('ofPeople').test(clause.says)) return false;
  const [before, next] = [reads[at - 1], reads[at + 1]];
  // Between two new services, 'player piano repair' may be one more.
  const addsService = (read: Read | undefined) => read?.is === 'read' && read.wishes.some((wish) => wish.do === 'add-service');
  if (addsService(before) && addsService(next) && !phrase('pointsBack').test(clause.says)) return false;
  if (next?.is === 'chatter' && phrase('fix').test(next.clause.full)) return false;
  return reads.some(({ is }) => is === 'read') && evidenceOf(clause) - (isBeside ? 1 : 0) < enough;
}

/** True for 'toilet repair' before other new services, but not for 'cats', which may be what they're for. */
export function isOneMoreService(reads: Read[], at: number): boolean {
  const [read, next] = [reads[at], reads.slice(at + 1).find(({ is }) => is !== 'chatter')];
  const isNamed = read?.is === 'unread' && read.topic?.of.includes('add-service') && read.topic.name?.includes(' ');
  return isNamed === true && next?.is === 'read' && next.wishes.some((wish) => wish.do === 'add-service');
}

/** True if a clause begins a wish after those before. Inside a sentence it takes more, because the clause may belong to the one before. */
export function beginsWish(clause: Clause, others: Clause[]): boolean {
  const before = others.at(-1);
  if (!others.some((other) => evidenceOf(other) > 0) || phrase('pointsBack').test(clause.says)) return false;
  const evidence = evidenceOf(clause);
  return before?.sentence === clause.sentence ? evidence > enough && !phrase('bareName').test(clause.says) : evidence > 0;
}

/** How much speaks for a wish in a clause that no reader knows: words of asking, values, faults found with parts of the site. */
function evidenceOf({ says, isRequest, isQuestion, isAside }: Clause): number {
  const isWanted = phrase('wants').test(says);
  const signs: [isThere: boolean, weight: number][] = [
    [isRequest || (phrase('demands').test(says) && !phrase('reason').test(says)), 4],
    [isWanted, 3],
    [isQuestion, 2],
    [/["@$]|[a-z]\.[a-z]/.test(says) || phrase('priceLike').test(says), 3],
    // Numbers of a full sentence may be of its story.
    [/\d/.test(says.replace(counted, '')), phrase('sentenceLike').test(says) ? 2 : 3],
    [phrase('details').test(says) || phrase('bareName').test(says), 3],
    [phrase('offers').test(says), 3],
    [phrase('faults').test(says), 1],
    // 'The font is too curly', but not 'the map pin is in the river'.
    [phrase('site').test(says), phrase('judges').test(says) || phrase('faults').test(says) ? 3 : 1],
    [phrase('features').test(says), 4],
    [phrase('facts').test(says), 2],
    [!isWanted && phrase('tells').test(says), -1],
    [!isWanted && phrase('reason').test(says), -2],
    // 'We're open till 6 every day starting june 1'
    [/\d/.test(says) && phrase('ofHours').test(says), 2],
    [phrase('exception').test(says), 4],
    // '(the daughter lol)'
    [isAside && !isRequest, -2],
    [!isRequest && phrase('happened').test(says), -4],
  ];
  return signs.reduce((sum, [isThere, weight]) => sum + (isThere ? weight : 0), 0);
}

/** True if a clause says nothing new: all its words are small or general ones, or of the clause before that was read. */
export function isAgain({ says }: Clause, { clause: before, wishes }: Extract<Read, { is: 'read' }>): boolean {
  // 'Add perms. Remove it' takes back what the wish before wants.
  if (phrase('takesBack').test(says) || (phrase('removes').test(says) && !wishes.every(isRemoval))) return false;
  const words = says.match(/[a-z']+|\d+/g) ?? [];
  const known = new Set(before.says.match(/[a-z']+|\d+/g));
  const isPointing = words.length < 4 || words.some((word) => pointing.test(word));
  return words.length < 12 && isPointing && words.every((word) => againWord.test(word) || known.has(word));
}

/** True for 'don't remove the reviews'. */
export function isKept({ says }: Clause, wishes: Wish[]): boolean {
  return phrase('keeps').test(says) && wishes.some(isRemoval);
}

function isRemoval(wish: Wish): boolean {
  return /^remove|^hide|^pages/.test(wish.do) || (wish.do === 'photo' && wish.remove === true);
}

/**
 * False for 'take it down a notch' and 'cut it down to five questions', which ask for less of what was named and not to remove it, and for
 * 'tone them down'.
 */
export function isWholly({ says }: Clause, wish: Wish): boolean {
  if (wish.do === 'move') return phrase('moves').test(says);
  if (!isRemoval(wish) || !phrase('takes').test(says)) return true;
  const words = says.slice(0, phrase('why').exec(says)?.index).match(/[a-z']+|\d+/g) ?? [];
  return words.every((word) => againWord.test(word) || phrase('goneWord').test(word));
}

/** True if a clause asks for nothing that a person would have to do. */
export function asksForNothing({ says, isRequest }: Clause): boolean {
  return !isRequest && !phrase('demands').test(says) && !phrase('wants').test(says) && !phrase('personWork').test(says);
}

/** True for a clause that tells something beside a wish. */
export function isBeside(clause: Clause): boolean {
  return asksForNothing(clause) && !/^also\b/.test(clause.full) && evidenceOf(clause) - 1 < enough;
}

/** True for a clause that only says what the next one is about. It may ask for that with general words: 'rename the balayage service'. */
export function isLeadOf(clause: Clause, { of, noun, name, old }: Topic): boolean {
  const words = clause.says.match(/[a-z']+/g) ?? [];
  const saysNoMore = words.length < 13 && words.every((word) => againWord.test(word) || leadWord.test(word) || noun.includes(word));
  // 'Raising prices January 1' says more than that.
  const isNamed = name !== undefined || !/^(?:price|add-service)$/.test(of[0] ?? '');
  return saysNoMore || (isNamed && asksForNothing(clause)) || (old !== undefined && (!clause.isRequest || old.from !== undefined));
}

/** 'Never mind' and 'just kidding' take back what was said before, and 'but leave it at 140 for now' a price or a removal. */
export function isTakenBack({ says, full }: Clause, wish: Wish | undefined): boolean {
  return (
    phrase('takesBack').test(says) ||
    phrase('takesBack').test(full) ||
    (phrase('asIs').test(says) && (wish?.do === 'price' || (wish !== undefined && isRemoval(wish))))
  );
}

/** True for 'except in winter', which limits what was said before it. */
export function isLimit({ says }: Clause): boolean {
  return phrase('limits').test(says);
}

/** True for 'once the new truck arrives', and for what's wished for later. */
export function isConditional({ full }: Clause): boolean {
  return phrase('condition').test(full) || phrase('later').test(full);
}

/** True for 'make it $120' after the price of something. */
export function isOtherPrice(clause: Clause): boolean {
  return phrase('otherPrice').test(clause.says) && pricesSaid(clause).length > 0;
}

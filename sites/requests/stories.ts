import type { Clause } from './clauses.ts';
import { matchesOf, phrasesIn } from './phrases.ts';
import type { Topic } from './reader.ts';
import type { Wish } from './wish.ts';
import lines from './words/stories.txt?raw';

/** What became of a clause. */
export type Read =
  | { clause: Clause; is: 'read'; wishes: Wish[] }
  | { clause: Clause; is: 'waits'; topic: Topic }
  | { clause: Clause; is: 'more' | 'unread' | 'chatter' };

const { one } = phrasesIn(lines);
const [wants, demands, details, bareName] = [one('wants'), one('demands'), one('details'), one('bare-name')];
const [site, faults, offers, facts, former, takesBack] = ['site', 'faults', 'offers', 'facts', 'former', 'takes-back'].map(one) as [
  RegExp,
  RegExp,
  RegExp,
  RegExp,
  RegExp,
  RegExp,
];
const [sentenceLike, dayPart, heading, priceLike, judges, ofHours, exception] = [
  one('sentence-like'),
  one('day-part'),
  one('heading'),
  one('price-like'),
  one('judges'),
  one('of-hours'),
  one('exception'),
];
const happened = one('happened');
const fix = /^(?:(?:please|can you|could you|can somebody|just|so) )*(?:fix|correct|change|redo|help)\b/;
const pointing = /^(?:it|it's|there|that|that's|they're|this|those|them|these|one|another|both|all)$/;
const againWord = new RegExp(`^(?:${one('again-word').source})$`);
const [features, pointsBack] = [one('features'), one('points-back')];
const [kidding, tells, reason, asIs] = [one('kidding'), one('tells'), one('reason'), one('as-is')];
const counted = new RegExp(one('counted').source, 'g');
const part = one('section-word');
const enough = 2;

/** A clause that asks for nothing, in a text that has a wish elsewhere. */
export function isStory(clause: Clause, reads: Read[]): boolean {
  const isRead = ({ is, clause: other }: Read) => /^(?:read|more)$/.test(is) && other !== clause;
  if (!reads.some(isRead)) return false;
  const inSentence = reads.some((other) => isRead(other) && other.clause.sentence === clause.sentence);
  const isNextTo = reads.some((other, at) => isRead(other) && Math.abs(reads.findIndex((one) => one.clause === clause) - at) === 1);
  if (former.test(clause.says) && (inSentence || isNextTo)) return true;
  if (isFixed(clause, reads)) return false;
  if (isFaultOf(clause, reads) || isLeadUp(clause, reads)) return true;
  return evidenceOf(clause) - (inSentence || isNextTo ? 1 : 0) < enough;
}

/** True if it finds fault with what the clause next to it takes away: 'the map is wrong, take the map off'. */
function isFaultOf(clause: Clause, reads: Read[]): boolean {
  const at = reads.findIndex((one) => one.clause === clause);
  const parts = partsIn(clause.says);
  if (clause.isRequest || demands.test(clause.says) || wants.test(clause.says)) return false;
  return [reads[at - 1], reads[at + 1]].some((next) => {
    const isGone = next?.is === 'read' && next.wishes.some((wish) => wish.do === 'hide' || wish.do === 'pages');
    return isGone && partsIn(next.clause.says).some((part) => parts.includes(part));
  });
}

/** True if the next wish has the words of a clause: 'I should say I'm fear free certified, so put Fear Free Certified'. */
function isLeadUp(clause: Clause, reads: Read[]): boolean {
  const next = reads[reads.findIndex((one) => one.clause === clause) + 1];
  const values = next?.is === 'read' ? next.wishes.flatMap((wish) => ('to' in wish && wish.to ? [wish.to] : [])) : [];
  const words = new Set(
    values
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{4,}/g),
  );
  return [...words].filter((word) => clause.says.includes(word)).length > 1;
}

/** The parts of a site that a clause names. */
function partsIn(says: string): string[] {
  return matchesOf(part, says).map(([word]) => word.replace(/s$/, ''));
}

/** True for what the next clause asks to fix: 'the about part makes me sound 12, can you fix it'. */
function isFixed(clause: Clause, reads: Read[]): boolean {
  const at = reads.findIndex((one) => one.clause === clause);
  const next = reads[at + 1];
  return reads[at]?.is !== 'read' && next?.is === 'chatter' && fix.test(next.clause.full);
}

/** True if a clause has words that ask for a change. */
export function asksFor({ says, isRequest, isQuestion }: Clause): boolean {
  return isRequest || isQuestion || demands.test(says) || wants.test(says) || dayPart.test(says) || /["@$]/.test(says);
}

/** True if a clause is a wish for a person by all its words. */
export function asksAlone(clause: Clause): boolean {
  return clause.says.split(' ').length > 2 && evidenceOf(clause) > enough + 1 && (clause.isRequest || wants.test(clause.says));
}

/** True if a clause begins a wish after another one. Inside a sentence it takes more, because the clause may belong to the one before. */
export function beginsWish(clause: Clause, isJoined: boolean): boolean {
  if (pointsBack.test(clause.says)) return false;
  return isJoined ? evidenceOf(clause) > enough && !bareName.test(clause.says) : evidenceOf(clause) > 0;
}

/** True if something speaks for a wish in a clause. */
export function maySayWish(clause: Clause): boolean {
  return evidenceOf(clause) > 0;
}

/** True if a clause next to a wish asks for nothing. */
export function isBeside(clause: Clause): boolean {
  return evidenceOf(clause) - 1 < enough;
}

/** How much speaks for a wish in a clause that no reader knows: words of asking, values, faults found with parts of the site. */
function evidenceOf({ says, isRequest, isQuestion, isAside }: Clause): number {
  const signs: [isThere: boolean, weight: number][] = [
    [isRequest || (demands.test(says) && !reason.test(says)), 4],
    [wants.test(says), 3],
    [isQuestion, 2],
    [/["@$]/.test(says) || priceLike.test(says), 3],
    // Numbers of a full sentence may be of its story.
    [/\d/.test(says.replace(counted, '')), sentenceLike.test(says) ? 2 : 3],
    [details.test(says) || bareName.test(says), 3],
    [offers.test(says), 3],
    [faults.test(says), 1],
    // 'The font is too curly', but not 'the map pin is in the river'.
    [site.test(says), judges.test(says) || faults.test(says) ? 3 : 1],
    [features.test(says), 4],
    [facts.test(says), 2],
    [!wants.test(says) && tells.test(says), -1],
    [!wants.test(says) && reason.test(says), -2],
    // 'We're open till 6 every day starting june 1'
    [/\d/.test(says) && ofHours.test(says), 2],
    [exception.test(says), 4],
    // '(the daughter lol)'
    [isAside && !isRequest, -2],
    [!isRequest && happened.test(says), -4],
  ];
  return signs.reduce((sum, [isThere, weight]) => sum + (isThere ? weight : 0), 0);
}

/** True if a clause says nothing new: all its words are small or general ones, or of the clause before that was read. */
export function isAgain(says: string, before: string): boolean {
  const words = says.match(/[a-z']+|\d+/g) ?? [];
  const known = new Set(before.match(/[a-z']+|\d+/g));
  const isPointing = words.length < 4 || words.some((word) => pointing.test(word));
  return words.length < 12 && isPointing && words.every((word) => againWord.test(word) || known.has(word) || isEndOf(word, before));
}

/** '0141' of a number said before. */
function isEndOf(word: string, before: string): boolean {
  return word.length > 2 && /\d/.test(word) && before.replace(/\D/g, '').endsWith(word);
}

/** A remark between what a wish is about and the wish: 'the word artisan is everywhere, I hate that word, say homemade'. */
export function isRemark({ says, isRequest }: Clause): boolean {
  return !isRequest && !demands.test(says) && !bareName.test(says);
}

/** 'Add these', 'you're missing some things we do'. */
export function leadsToServices(says: string): boolean {
  return heading.test(says);
}

/** 'Can you add our merch?', before the list of it. */
export function isHeading({ says }: Clause, next: Read | undefined): boolean {
  return leadsToServices(says) && next?.is === 'read' && next.wishes.every((wish) => wish.do === 'add-service');
}

/** 'Just kidding' takes back any wish. */
export function isJoke({ says }: Clause): boolean {
  return kidding.test(says);
}

/** 'But leave it at 140 for now' takes back the price before it, 'but leave it up' the removal. */
export function isLeftAsIs({ says }: Clause, wish: Wish | undefined): boolean {
  return (wish?.do === 'price' || wish?.do === 'remove-service') && asIs.test(says);
}

/** 'Never mind' takes back what was said before it. */
export function isTakenBack({ says }: Clause): boolean {
  return takesBack.test(says);
}

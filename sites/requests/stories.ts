import type { Clause } from './clauses.ts';
import { phrasesIn } from './phrases.ts';
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
const [kidding, tells, reason] = [one('kidding'), one('tells'), one('reason')];
const counted = new RegExp(one('counted').source, 'g');
const enough = 2;

/** A clause that asks for nothing, in a text that has a wish elsewhere. */
export function isStory(clause: Clause, reads: Read[]): boolean {
  const isRead = ({ is, clause: other }: Read) => /^(?:read|more)$/.test(is) && other !== clause;
  if (!reads.some(isRead)) return false;
  const inSentence = reads.some((other) => isRead(other) && other.clause.sentence === clause.sentence);
  if (former.test(clause.says) && inSentence) return true;
  return evidenceOf(clause) - (inSentence ? 1 : 0) < enough;
}

/** How much speaks for a wish in a clause that no reader knows: words of asking, values, faults found with parts of the site. */
function evidenceOf({ says, isRequest, isQuestion }: Clause): number {
  const signs: [isThere: boolean, weight: number][] = [
    [isRequest || demands.test(says), 4],
    [wants.test(says), 3],
    [isQuestion, 2],
    [/["@$]/.test(says) || /\d/.test(says.replace(counted, '')), 3],
    [details.test(says) || bareName.test(says), 3],
    [offers.test(says), 3],
    [faults.test(says), 1],
    [site.test(says), 1],
    [facts.test(says), 2],
    [tells.test(says), -1],
    [reason.test(says), -2],
  ];
  return signs.reduce((sum, [isThere, weight]) => sum + (isThere ? weight : 0), 0);
}

/** A remark between what a wish is about and the wish: 'the word artisan is everywhere, I hate that word, say homemade'. */
export function isRemark({ says, isRequest }: Clause): boolean {
  return !isRequest && !demands.test(says) && !bareName.test(says);
}

/** 'Just kidding' takes back any wish. */
export function isJoke({ says }: Clause): boolean {
  return kidding.test(says);
}

/** 'Never mind' takes back what was said before it. */
export function isTakenBack({ says }: Clause): boolean {
  return takesBack.test(says);
}

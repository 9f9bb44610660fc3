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
const [site, offers, facts, former, takesBack] = [one('site'), one('offers'), one('facts'), one('former'), one('takes-back')];
const kidding = one('kidding');
const counted = new RegExp(one('counted').source, 'g');

/** A clause that asks for nothing, in a sentence with a wish or next to one. */
export function isStory({ says, isRequest, isQuestion, sentence, start }: Clause, reads: Read[]): boolean {
  const isRead = (number: number | undefined) => reads.some(({ is, clause }) => /^(?:read|more)$/.test(is) && clause.sentence === number);
  if (isRequest || isQuestion) return false;
  if (former.test(says) && isRead(sentence)) return true;
  if ([wants, demands, details, bareName].some((phrase) => phrase.test(says))) return false;
  // Values are wishes more often than not.
  if (/["@$]/.test(says) || /\d/.test(says.replace(counted, ''))) return false;
  if (isRead(sentence)) return /^(?:because|so|since|as|people|which)\b/.test(says) || !offers.test(says);
  const others = reads.flatMap(({ is, clause }) => (is === 'chatter' || clause.sentence === sentence ? [] : clause));
  const near = [others.findLast((other) => other.start < start), others.find((other) => other.start > start)];
  return near.some((other) => other && isRead(other.sentence)) && !site.test(says) && !facts.test(says);
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

import type { Clause } from '../clauses.ts';
import { patternsIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import lines from '../words/version.txt?raw';

const phrase = patternsIn(lines);

/** Reads that they want the earlier version back. */
export const readUndo: Reader = ({ says }, { before }) =>
  (phrase('undone').test(says) && !phrase('notUndone').test(says)) || (before?.do === 'undo' && phrase('goBack').test(says))
    ? [{ do: 'undo' }]
    : [];

/** Reads that the site may go live. */
export const readPublish: Reader = ({ says, isQuestion }, { before }) => {
  // After other wishes it only means those.
  if (phrase('goAhead').test(says)) return [before ?? { do: 'publish' }];
  const match = phrase('live').exec(says);
  const isUnsure = !match || (isQuestion && !phrase('askedPolitely').test(says)) || phrase('notYet').test(says.slice(0, match.index));
  return isUnsure || phrase('notLive').test(says) ? [] : [{ do: 'publish' }];
};

/** True for a question to us. */
export function isQuestion({ full, says, isQuestion: hasMark, isRequest }: Clause): boolean {
  const isAsked = [full, says].some((words) => phrase('asks').test(words) && (hasMark || phrase('sure').test(words)));
  if (!(isAsked || phrase('tells').test(full)) || (phrase('wish').test(full) && !phrase('wayToSee').test(full))) return false;
  return !isRequest || phrase('asks').test(full) || phrase('tells').test(full);
}

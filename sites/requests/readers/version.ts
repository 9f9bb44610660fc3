import { phrasesIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import lines from '../words/version.txt?raw';

const { one } = phrasesIn(lines);
const [undone, goBack, notUndone] = [one('undone'), one('go-back'), one('not-undone')];
const [live, goAhead, notYet, notLive, askedPolitely] = [
  one('live'),
  one('go-ahead'),
  one('not-yet'),
  one('not-live'),
  one('asked-politely'),
];
const [asks, sure, wish, wayToSee, tells] = [one('asks'), one('sure'), one('wish'), one('way-to-see'), one('tells')];

/** Reads that they want the earlier version back. */
export const readUndo: Reader = ({ says }, { last }) => {
  if (last?.do === 'undo' && goBack.test(says)) return 'more';
  return undone.test(says) && !notUndone.test(says) ? [{ do: 'undo' }] : undefined;
};

/** Reads that the site may go live. */
export const readPublish: Reader = ({ says, isQuestion }, { last }) => {
  // After other wishes it only means those.
  if (goAhead.test(says)) return last ? 'more' : [{ do: 'publish' }];
  const match = live.exec(says);
  if (!match || (isQuestion && !askedPolitely.test(says)) || notYet.test(says.slice(0, match.index)) || notLive.test(says))
    return undefined;
  return last?.do === 'publish' ? 'more' : [{ do: 'publish' }];
};

/** Reads questions to us. */
export const readQuestion: Reader = ({ full, says, isQuestion, isRequest }) => {
  const isAsked = [full, says].some((words) => asks.test(words) && (isQuestion || sure.test(words)));
  if (!(isAsked || tells.test(full)) || (wish.test(full) && !wayToSee.test(full))) return undefined;
  return isRequest && !asks.test(full) && !tells.test(full) ? undefined : [{ do: 'question' }];
};

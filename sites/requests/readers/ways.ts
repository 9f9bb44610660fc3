import { matchesOf, phrasesIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import lines from '../words/ways.txt?raw';

const { one } = phrasesIn(lines);
const [language, speaks, notSpoken] = [one('language'), one('speaks'), one('not-spoken')];
const [way, pays, lists, addsOne, notPaid] = [one('way'), one('pays'), one('lists'), one('adds-one'), one('not-paid')];

/** Reads the languages they speak. */
export const readLanguages: Reader = ({ says }, { last, isJoined }) => {
  const found = matchesOf(language, says).map(([word]) => word.charAt(0).toUpperCase() + word.slice(1));
  if (found.length === 0 || !(speaks.test(says) || (isJoined && last?.do === 'language')) || notSpoken.test(says)) return undefined;
  const isBoth = /\bbilingual\b/.test(says) && !found.includes('English');
  return [{ do: 'language', languages: [...new Set(isBoth ? ['English', ...found] : found)] }];
};

/** Reads how customers can pay. */
export const readPayment: Reader = ({ says, typed }, reading) => {
  // 'No checks, just cards and cash'
  const skipped = notPaid.test(says) ? (/^.*\b(?:just|only)\b/.exec(says)?.[0].length ?? 0) : 0;
  const found = matchesOf(way, says).filter(({ index }) => index >= skipped);
  const isMore = reading.last?.do === 'payment' && reading.topic?.of === 'payment' && says.split(' ').length < 6;
  const isSaid = pays.test(says) || isMore || addsOne.test(says) || (found.length > 1 && lists.test(says));
  // 'No checks' after the list of what they take.
  if (found.length > 0 && reading.last?.do === 'payment' && /^(?:no|not|never)\b/.test(says)) return 'more';
  if (found.length === 0 || !(isSaid || skipped > 0) || notPaid.test(says.slice(skipped))) return undefined;
  reading.topic = { of: 'payment' };
  return [{ do: 'payment', ways: found.map(({ 0: word, index }) => typed(index, index + word.length)) }];
};

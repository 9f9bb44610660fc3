import { matchesOf, patternsIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import lines from '../words/ways.txt?raw';

const phrase = patternsIn(lines);

/** Reads the languages they speak. */
export const readLanguages: Reader = ({ says }, { before, isJoined }) => {
  const named = [...new Set(matchesOf(phrase('language'), says).map(([word]) => word.charAt(0).toUpperCase() + word.slice(1)))];
  const isSaid =
    phrase('speaks').test(says) || (named.length > 1 && phrase('namesThem').test(says)) || (isJoined && before?.do === 'language');
  if (named.length === 0 || !isSaid || phrase('notSpoken').test(says)) return [];
  // 'Spanish and Tewa': with a language that we don't know, the list would be short.
  const [, other] = new RegExp(`(?:${phrase('language').source})(?:,| and|, and) ([a-z]+)$`).exec(says) ?? [];
  if (other && !phrase('language').test(other) && !phrase('noLanguage').test(other)) return [];
  const isBoth = /\bbilingual\b/.test(says) && !named.includes('English');
  return [{ do: 'language', languages: isBoth ? ['English', ...named] : named }];
};

/** Reads how customers can pay. */
export const readPayment: Reader = ({ says, typed }, { before }) => {
  // 'Cash or card' … 'no checks'
  if (before?.do === 'payment' && phrase('noWay').test(says)) return [before];
  // 'No checks, just cards and cash'
  const skipped = phrase('notPaid').test(says) ? (/^.*\b(?:just|only)\b/.exec(says)?.[0].length ?? 0) : 0;
  const found = matchesOf(phrase('way'), says).filter(({ index }) => index >= skipped);
  const isMore = before?.do === 'payment' && says.split(' ').length < 6;
  const isSaid = phrase('pays').test(says) || isMore || phrase('addsOne').test(says) || (found.length > 1 && phrase('lists').test(says));
  if (found.length === 0 || !(isSaid || skipped > 0) || phrase('notPaid').test(says.slice(skipped))) return [];
  const brands = [...says.matchAll(/[a-z]+/g)].filter(
    ([word]) => phrase('brand').test(word) && !found.some(([known]) => known.includes(word)),
  );
  // What isn't English is named as the readers know it: 'efectivo' is cash.
  const ways = [...found, ...brands]
    .sort((one, other) => one.index - other.index)
    .map(({ 0: word, index }) => {
      const asTyped = typed(index, index + word.length);
      return asTyped.toLowerCase().startsWith(word.slice(0, 4)) ? asTyped : word;
    });
  return [{ do: 'payment', ways }];
};

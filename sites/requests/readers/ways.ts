import { captured } from '../clauses.ts';
import { matchesOf, phrasesIn } from '../phrases.ts';
import type { Reader } from '../reader.ts';
import { isOneOff } from '../vocabulary.ts';
import lines from '../words/ways.txt?raw';

const { one } = phrasesIn(lines);
const [language, speaks, notSpoken] = [one('language'), one('speaks'), one('not-spoken')];
const [namesThem, spokenAlone] = [one('names-them'), one('spoken-alone')];
const [languageList, separator, noLanguage, brand] = [one('language-list'), one('list-separator'), one('no-language'), one('brand')];
const isLanguage = new RegExp(`^(?:${language.source})$`);
/** 'a little french' */
const someOf = /^(?:(?:some|a|little|bit|of) )+/;
const knownLanguages = language.source.match(/[a-z]{5,}/g) ?? [];
const [way, pays, lists, addsOne, notPaid] = [one('way'), one('pays'), one('lists'), one('adds-one'), one('not-paid')];

/** Reads the languages they speak. */
export const readLanguages: Reader = ({ says, typed }, { last, isJoined }) => {
  const alone = captured({ says, typed }, spokenAlone, 'to');
  const named = alone && /^\p{Lu}/u.test(alone.typed) && !noLanguage.test(alone.plain) ? [alone.typed] : [];
  const found = [...new Set([...languagesIn(says), ...named.map((word) => word.toLowerCase())])].map(
    (word) => word.charAt(0).toUpperCase() + word.slice(1),
  );
  if (
    found.length === 0 ||
    !(speaks.test(says) || (found.length > 1 && namesThem.test(says)) || (isJoined && last?.do === 'language')) ||
    notSpoken.test(says)
  )
    return undefined;
  const isBoth = /\bbilingual\b/.test(says) && !found.includes('English');
  return [{ do: 'language', languages: [...new Set(isBoth ? ['English', ...found] : found)] }];
};

/** The languages that a clause names, and what stands in a list with one. */
function languagesIn(says: string): string[] {
  const listed = matchesOf(languageList, says).map(([words], at, all) => ({ words, start: all[at]?.index ?? 0 }));
  const inList = listed.flatMap(({ words, start }) => {
    const items = words.split(separator);
    if (!items.some((item) => isLanguage.test(item))) return [];
    // 'spanish and take venmo' goes on with something else.
    const isOver = /^ [a-z]/.test(says.slice(start + words.length)) && !isLanguage.test(items.at(-1) ?? '');
    return (isOver ? items.slice(0, -1) : items)
      .map((item) => item.replace(someOf, ''))
      .filter((item) => !noLanguage.test(item))
      .map(spelledRight);
  });
  return [...new Set([...matchesOf(language, says).map(([word]) => word), ...inList])];
}

/** 'portugese' → 'portuguese'. */
function spelledRight(word: string): string {
  return knownLanguages.find((known) => known[0] === word[0] && isOneOff(word, known)) ?? word;
}

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
  const brands = says.split(/[^a-z]+/).filter((word) => brand.test(word) && !found.some(([known]) => known.includes(word)));
  const all = [...found.map(({ 0: word, index }) => [index, word] as const), ...brands.map((word) => [says.indexOf(word), word] as const)];
  // What isn't English is named as the readers know it: 'efectivo' is cash.
  const ways = all
    .sort(([one], [other]) => one - other)
    .map(([index, word]) => {
      const asTyped = typed(index, index + word.length);
      return asTyped.toLowerCase().startsWith(word.slice(0, 4)) ? asTyped : word;
    });
  return [{ do: 'payment', ways }];
};

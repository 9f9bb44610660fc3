import { beginning, divider, hasOne, holdsAmount, keyOf, lists, plain, type Token, tokensOf } from './old-page-words.ts';

/** Longest notice in words. What's longer says more than a page does of itself. */
const longestNotice = 24;

/** True if a sentence isn't the owner's but says something about the page that it's on. */
export function isNotice(sentence: string): boolean {
  const tokens = tokensOf(sentence);
  const key = keyOf(tokens, 0, tokens.length);
  return tokens.length <= longestNotice && notices.some((isOne) => isOne(sentence, key, tokens));
}

/** True if a sentence tells visitors about a website's cookies. One sign isn't enough: 'Order our cookies on our website.' */
export function isCookieNotice(sentence: string): boolean {
  const key = plain(sentence);
  if (key.split(' ').length > longestNotice || holdsAmount(sentence)) return false;
  return hasOne(key, cookies) && [...lists.cookieWords].filter((phrase) => hasOne(key, new Set([phrase]))).length > 1;
}

const cookies = new Set(['cookie', 'cookies']);

type Notice = (sentence: string, key: string, tokens: readonly Token[]) => boolean;

const notices: readonly Notice[] = [
  // '© 2016 Prairie Rose', 'Copyright 2018 by Ortiz Law'
  (sentence, _, { length }) =>
    length <= 12 && /^(?:copyright (?:©|\(c\)|\d{4})|\(c\) ?\d{4})|(?:^|\s)© ?(?:\d{4}|\p{Lu})|^©/iu.test(sentence.trim()),
  (_, key) => /^(?:page|pagina) \d{1,3} (?:of|de) \d{1,3}$|^1 2 3(?: \d{1,3}){0,9}$/.test(key),
  (sentence, key) => /\*$/.test(sentence.trim()) && lists.fields.has(key),
  (sentence) => sentence.split(/[|•·]|, /).every(isCount),
  (sentence) => /^(?:home|inicio)\s*[>»›]/i.test(sentence.trim()) && sentence.split(divider).every(isTitle),
  (_, key, tokens) => {
    const [start, rest] = beginning(key, lists.credits);
    return start > 0 && /^\p{Lu}/u.test(tokens[start]?.typed ?? '') && rest.split(' ').length <= 5;
  },
  (_, key) => lists.builders.has(beginning(key, lists.builtBy)[1]),
  (_, key) => {
    const [start, rest] = beginning(key, lists.designedBy);
    return start > 0 && rest.split(' ').length <= 5 && lists.designers.has(rest.split(' ').at(-1) ?? '');
  },
  (sentence, key) => /^by \p{Lu}/iu.test(sentence) && /\|/.test(sentence) && /\d{4}/.test(key),
  (sentence, key, { length }) => beginning(key, lists.posted)[0] > 0 && (hasDate(sentence) || /admin/.test(key)) && length <= 14,
  (sentence) => lists.labels.has(plain(/^[^:]{3,24}(?=:)/.exec(sentence)?.[0] ?? '')) && !/[.!?]$/.test(sentence.trim()),
  (_, key) => hasOne(key, lists.pageWords),
  (sentence, key, { length }) => {
    if (length > 12 || /\d/.test(key)) return false;
    const ends = [...lists.clickHere].some((phrase) => key.endsWith(` ${phrase}`));
    return beginning(key, lists.clickHere)[0] > 0 ? !/[,;]/.test(sentence) : ends;
  },
];

/** 'March 3, 2021', '4 de mayo de 2020', '3/3/2021'. A year alone may be a price. */
function hasDate(sentence: string): boolean {
  const keys = tokensOf(sentence).map(({ key }) => key);
  const isMonth = (key: string, index: number) =>
    lists.months.has(key) && keys.slice(Math.max(0, index - 2), index + 3).some((one) => /^\d/.test(one));
  return /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/.test(sentence) || keys.some(isMonth);
}

/** A step of 'Home > Services > Massage' */
function isTitle(part: string): boolean {
  return tokensOf(part).length <= 4 && /^[^\p{L}]*(?:\p{Lu}|$)/u.test(part);
}

/** '1,203 likes' */
function isCount(part: string): boolean {
  const [number, what] = /^([\d.,]{1,10}[kKmM]?) (.{4,20})$/.exec(part.trim())?.slice(1) ?? [];
  return number !== undefined && lists.counted.has(plain(what ?? ''));
}

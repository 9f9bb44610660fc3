import { plainWords } from '../../text/plain-letters.ts';
import words from './words/old-pages.yaml';

type List =
  | 'always'
  | 'buttons'
  | 'buttonVerbs'
  | 'buttonNouns'
  | 'buttonStarts'
  | 'buttonWords'
  | 'pages'
  | 'anchors'
  | 'homes'
  | 'networks'
  | 'beforeNetworks'
  | 'credits'
  | 'builtBy'
  | 'builders'
  | 'designedBy'
  | 'designers'
  | 'posted'
  | 'labels'
  | 'tags'
  | 'cookieWords'
  | 'pageWords'
  | 'clickHere'
  | 'counted'
  | 'fields'
  | 'sayings'
  | 'family';

const lists = Object.fromEntries(
  Object.entries(words as Record<List, string>).map(([list, phrases]) => [list, new Set(phrases.split(',').map(plain))]),
) as unknown as Record<List, ReadonlySet<string>>;
/** Lists of what stands alone. Networks come last: their names are in no other list. */
const standing = ['always', 'buttons', 'pages', 'networks'] as const;
const longestPhrase = 6;

/** A phrase of a list in a text, and where it ends. */
interface Phrase {
  list: (typeof standing)[number];
  key: string;
  typed: string;
  end: number;
}

/** The text in words to compare: small, without accents, apostrophes and marks. */
function plain(text: string): string {
  return tokensOf(text)
    .map(({ key }) => key)
    .join(' ');
}

interface Token {
  key: string;
  typed: string;
  at: number;
  end: number;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}'’]+|&/gu)].map(({ 0: typed, index: at }) => ({
    key: typed === '&' ? 'and' : plainWords(typed),
    typed,
    at,
    end: at + typed.length,
  }));
}

/** Phrases that a text begins with, one after the other, each as long as possible. */
function phrasesOf(tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = networksAt(tokens, at) ?? phraseAt(tokens, at);
    if (!phrase) break;
    found.push(phrase);
    at = phrase.end;
  }
  return found;
}

function phraseAt(tokens: readonly Token[], at: number): Phrase | undefined {
  for (let end = Math.min(at + longestPhrase, tokens.length); end > at; end--) {
    const key = keyOf(tokens, at, end);
    const list = standing.find((one) => lists[one].has(key));
    if (list) return { list, key, typed: tokens[at]?.typed ?? '', end };
  }
  return undefined;
}

/** 'Follow us on Facebook and Instagram' */
function networksAt(tokens: readonly Token[], at: number): Phrase | undefined {
  const length = [4, 3, 2].find((count) => lists.beforeNetworks.has(keyOf(tokens, at, at + count)));
  if (!length) return undefined;
  let end = at + length;
  while (
    lists.networks.has(tokens[end]?.key ?? '') ||
    (/^(?:and|or|y|e|o)$/.test(tokens[end]?.key ?? '') && lists.networks.has(tokens[end + 1]?.key ?? ''))
  )
    end++;
  const key = keyOf(tokens, at, end);
  return end === at + length ? undefined : { list: 'always', key, typed: tokens[at]?.typed ?? '', end };
}

function keyOf(tokens: readonly Token[], at: number, end: number): string {
  return tokens
    .slice(at, end)
    .map(({ key }) => key)
    .join(' ');
}

/**
 * A text without what a copy of an old website has around it: its navigation, buttons, notices of cookies and rights, names of
 * pictures, and what networks count. A phrase of those inside a sentence is the owner's. Nothing changes if nothing else would be left.
 */
export function withoutOldPages(text: string): string {
  const lines = text
    .replace(pictureNames, ' ')
    .replace(bracketed, (found, inside: string) => (isLabelOfPage(inside) ? ' ' : found))
    .split('\n')
    .map((line, index, all): Line => readLine(line, all[index + 1]));
  const verdicts = withNeighbors(lines);
  const kept = lines.flatMap(({ left }, index) => (verdicts[index] === 'gone' ? [] : [left])).join('\n');
  return closedUp(kept, text);
}

/** What's left without the gaps, or the whole text if nothing is. */
function closedUp(left: string, text: string): string {
  if (left === text || !/[\p{L}\p{N}]/u.test(left)) return text;
  return left
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ {2,}/g, ' ')
    .replace(/^ | $/gm, '')
    .trim();
}

const pictureNames =
  /(?<![\p{L}\p{N}])(?:IMG|DSC[FN]?|PXL|DCIM|Screenshot|WhatsApp Image|image|photo)[_ -]?\d[\w.-]{0,40}\.(?:jpe?g|png|gif|heic|webp)(?!\p{L})/giu;
const bracketed = /[[(]([^[\]()\n]{3,60})[\])](?!\()/g;

/** '[Read more]', '(Click to enlarge)', '[Image: two men]' */
function isLabelOfPage(inside: string): boolean {
  const tokens = tokensOf(inside);
  const phrases = phrasesOf(tokens);
  const isPicture = /^(?:image|photo|picture|imagen|foto): /i.test(inside);
  return isPicture || (phrases.at(-1)?.end === tokens.length && phrases.every(({ list }) => list === 'always' || /^\p{Lu}/u.test(inside)));
}

/** 'maybe' is the name of a page or a network, which goes only among others of its kind. */
type Verdict = 'gone' | 'maybe' | 'text' | 'blank';
interface Line {
  typed: string;
  /** What's left of it. */
  left: string;
  verdict: Verdict;
}

const listSign = /^\s*(?:[-–*•·]|\d{1,2}[.)])\s/;
const divider = /[|•·»›>→]{1,2}/;

function readLine(typed: string, next = ''): Line {
  if (!/[\p{L}\p{N}]/u.test(typed)) return { typed, left: typed, verdict: 'blank' };
  const line = withoutRow(typed);
  const tokens = tokensOf(line);
  const phrases = phrasesOf(tokens);
  const isAll = phrases.at(-1)?.end === tokens.length && !/[,;]/.test(line) && !listSign.test(line);
  const left = isOwnRow(line) ? '' : withoutSentences(line);
  if (!left || (isAll && phrases.some(({ list }) => list === 'always'))) return { typed, left: '', verdict: 'gone' };
  // 'Order online\nor call the shop' is a sentence in two lines.
  if (/^\s?\p{Ll}/u.test(next)) return { typed, left, verdict: 'text' };
  if ((isAll && isRemainder(line, phrases)) || isButton(line, tokens)) return { typed, left: '', verdict: 'gone' };
  const isName = (isAll || lists.tags.has(plain(/^[^:]{3,24}(?=:)/.exec(line)?.[0] ?? ''))) && !/[.!?]$/.test(line);
  return { typed, left, verdict: isName ? 'maybe' : 'text' };
}

/** A line of nothing but phrases: buttons, networks, or a row of pages. */
function isRemainder(line: string, phrases: readonly Phrase[]): boolean {
  if (phrases.every(({ list }) => list === 'buttons')) return !endsSentence(line);
  if (phrases.every(({ list }) => list === 'networks')) return phrases.length > 1;
  return phrases.length > 2 && phrases.every(({ typed }) => /^\p{Lu}/u.test(typed)) && isNavigation(phrases);
}

/** 'Loading…' doesn't. */
function endsSentence(line: string): boolean {
  return /[.?]$/.test(line.trim().replace(/(?:…|\.{3})$/, ''));
}

/** 'View full menu', 'Plan Your Visit →', 'Add to wishlist' */
function isButton(line: string, [verb, ...others]: readonly Token[]): boolean {
  const areTitle = others.every(({ typed }) => /^\p{Lu}/u.test(typed));
  const isVerb =
    lists.buttonVerbs.has(verb?.key ?? '') || (lists.buttonNouns.has(verb?.key ?? '') && lists.buttonStarts.has(others[0]?.key ?? ''));
  return (
    isVerb &&
    others.length > 0 &&
    others.length < (areTitle ? 6 : 4) &&
    others.every(({ key }) => lists.buttonStarts.has(key) || lists.buttonWords.has(key)) &&
    !/[,;:]/.test(line) &&
    !endsSentence(line) &&
    !listSign.test(line)
  );
}

/** Names that show a navigation: 'Catering | Events | Classes' and 'Home | Office | Shop' may be what someone offers. */
function isNavigation(phrases: readonly Pick<Phrase, 'list' | 'key'>[]): boolean {
  const isOfHome = phrases.length > 2 && phrases.some(({ key }) => lists.homes.has(key));
  return isOfHome || phrases.some(({ key, list }) => list === 'always' || lists.anchors.has(key));
}

/** 'Obituaries | Plan Ahead | About | Contact': a row of short names, half of which are pages. */
function isOwnRow(line: string): boolean {
  const parts = line.split(divider).filter((part) => part.trim());
  if (parts.length < 3 || listSign.test(line) || /[.!?]\s/.test(line)) return false;
  const read = parts.map((part) => ({ tokens: tokensOf(part), phrases: phrasesOf(tokensOf(part)) }));
  const isKnown = ({ tokens, phrases }: (typeof read)[number]) => tokens.length > 0 && phrases.at(-1)?.end === tokens.length;
  const known = read.filter(isKnown);
  // 'New Clients | Services | Pet Health | Contact Us'
  const ends = known.filter((one) => one === read[0] || one === read.at(-1)).flatMap(({ phrases }) => phrases);
  const isEnclosed = known.length > 1 && ends.some(({ key }) => lists.anchors.has(key));
  const isShown = known.length * 2 >= parts.length && isNavigation(known.flatMap(({ phrases }) => phrases));
  return read.every(({ tokens }) => tokens.length <= 4) && (isShown || isEnclosed);
}

/** A line without the row that it begins with: 'Home | About Us | Contact Us Welcome to …' */
function withoutRow(line: string): string {
  const tokens = tokensOf(line);
  const phrases = phrasesOf(tokens);
  const next = tokens[phrases.at(-1)?.end ?? 0];
  if (phrases.length < 3 || !next || !/^\p{Lu}/u.test(next.typed)) return line;
  const row = line.slice(0, next.at);
  const isRow = !/[,;:.!?]/.test(row) && isNavigation(phrases) && phrases.every(({ typed }) => /^\p{Lu}/u.test(typed));
  return isRow ? line.slice(next.at) : line;
}

const sentenceEnds = /(?<=[.!?…]["”)]?)\s+(?!\d{1,3}$)/;

/** A line without its sentences that are a page's. A button after one of those is the page's too. */
function withoutSentences(line: string): string {
  const sentences = line.split(sentenceEnds);
  let isAfterRemains = false;
  const own = sentences.filter((sentence) => {
    isAfterRemains = isOfPage(sentence, isAfterRemains);
    return !isAfterRemains;
  });
  if (own.length === sentences.length) return line;
  return own
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .join(' ')
    .trim();
}

function isOfPage(sentence: string, isAfterRemains: boolean): boolean {
  const parts = sentence.split(divider).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length > 1 && (isOwnRow(sentence) || parts.every((part) => isOfPage(part, true)))) return true;
  const tokens = tokensOf(sentence);
  const phrases = phrasesOf(tokens);
  const isAll = phrases.length > 0 && phrases.at(-1)?.end === tokens.length && !/[,;:]/.test(sentence);
  // An arrow behind it makes a link.
  if (/[→»›>]$/.test(sentence.trim()) && (isAll || isButton(sentence, tokens))) return true;
  if (isAll) {
    if (phrases.every(({ list }) => list === 'always')) return true;
    const areCapital = phrases.every(({ typed }) => /^\p{Lu}/u.test(typed));
    if (phrases.length > 1 && areCapital && (isNavigation(phrases) || phrases.every(({ list }) => list === 'networks'))) return true;
    if (isAfterRemains && phrases.every(({ list }) => list === 'buttons')) return true;
  }
  const key = keyOf(tokens, 0, tokens.length);
  return tokens.length <= longestNotice && notices.some((isNotice) => isNotice(sentence, key, tokens));
}

/** Longest notice in words. What's longer says more than a page does of itself. */
const longestNotice = 24;

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
  (_, key, { length }) => beginning(key, lists.posted)[0] > 0 && /\d{4}|admin/.test(key) && length <= 14,
  (sentence) => lists.labels.has(plain(/^[^:]{3,24}(?=:)/.exec(sentence)?.[0] ?? '')) && !/[.!?]$/.test(sentence.trim()),
  (_, key) => /(?:^| )cookies?(?: |$)/.test(key) && hasOne(key, lists.cookieWords),
  (_, key) => hasOne(key, lists.pageWords),
  (sentence, key, { length }) => {
    if (length > 12 || /\d/.test(key)) return false;
    const ends = [...lists.clickHere].some((phrase) => key.endsWith(` ${phrase}`));
    return beginning(key, lists.clickHere)[0] > 0 ? !/[,;]/.test(sentence) : ends;
  },
];

/** How many words of a list's phrase a text begins with, and what comes after them. */
function beginning(key: string, phrases: ReadonlySet<string>): [start: number, rest: string] {
  const phrase = [...phrases].find((one) => key.startsWith(`${one} `) || key === one);
  return phrase === undefined ? [0, ''] : [phrase.split(' ').length, key.slice(phrase.length + 1)];
}

function hasOne(key: string, phrases: ReadonlySet<string>): boolean {
  return [...phrases].some((phrase) => ` ${key} `.includes(` ${phrase} `));
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

/** A page's name goes beside what goes, and in a list of pages with the short lines between them. */
function withNeighbors(lines: readonly Line[]): Verdict[] {
  const verdicts = lines.map(({ verdict }) => verdict);
  for (const [start, end] of runsOf(lines)) verdicts.fill('gone', start, end);
  const filled = [...verdicts.keys()].filter((index) => verdicts[index] !== 'blank');
  const spread = (order: readonly number[]) => {
    for (const [place, index] of order.entries()) {
      if (verdicts[index] === 'maybe' && verdicts[order[place - 1] ?? -1] === 'gone') verdicts[index] = 'gone';
    }
  };
  spread(filled);
  spread(filled.toReversed());
  return verdicts;
}

/** Lists of pages, and of networks, each as the places of its first line and of the line after it. */
function runsOf(lines: readonly Line[]): [start: number, end: number][] {
  const runs: [number, number][] = [];
  const areShort = lines.map(({ typed, verdict }) => verdict === 'maybe' || isShort(typed));
  for (let start = 0; start < lines.length; start++) {
    if (lines[start]?.verdict !== 'maybe') continue;
    const end = areShort.indexOf(false, start);
    const run = lines.slice(start, end < 0 ? lines.length : end);
    const known = run.flatMap(({ typed, verdict }) => (verdict === 'maybe' ? phrasesOf(tokensOf(typed)) : []));
    if (run.length > 2 && known.length * 2 >= run.length && isNavigation(known))
      runs.push([start, start + run.findLastIndex(({ verdict }) => verdict === 'maybe') + 1]);
    start += run.length;
  }
  return runs;
}

function isShort(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line) && tokensOf(line).length <= 3 && !/[.!?:,]$/.test(line.trim()) && !listSign.test(line);
}

const quoted =
  /(?:[★⭐]\ufe0f? ?){0,5}["“]([^"“”\n]{8,400})["”]\s{0,2}[-–—]{1,2}\s?((?:\p{Lu}[\p{L}'’]{0,20}\.?)(?: \p{Lu}[\p{L}'’]{0,20}\.?){0,2}(?:, [^.!?"“\n]{2,30})?)(?=\.?\s{0,2}(?:$|\n|["“©★⭐])|\. \p{Lu})\.?/gu;

/** A text without what others said of the business, with their names: the owner may not have asked them. `names` are of its own people. */
export function withoutCustomersWords(text: string, names: readonly string[]): string {
  const own = new Set([...names.flatMap((name) => plain(name).split(' ')), ...lists.family]);
  const lines = text.split('\n');
  const left = lines.map((line) =>
    line.replace(quoted, (found, said: string, who: string) => {
      const by = tokensOf(who);
      const isSaid = isWholeSaying(said) || lists.networks.has(by[0]?.key ?? '');
      return isSaid && !by.some(({ key }) => own.has(key)) ? '' : found;
    }),
  );
  // Their heading goes with them.
  const kept = left.filter(
    (line, index) => !(lists.sayings.has(plain(line)) && left[index + 1]?.trim() === '' && lines[index + 1]?.trim()),
  );
  return closedUp(kept.join('\n'), text);
}

/** A sentence, and not a title or the name of a thing: '“The Big Red Barn” – Elm Street'. */
function isWholeSaying(said: string): boolean {
  const tokens = tokensOf(said);
  return /[.!?…]$/.test(said) || (tokens.length > 3 && tokens.some(({ typed }) => /^\p{Ll}{3}/u.test(typed)));
}

import { closedUp, divider, hasOne, holdsAmount, keyOf, lists, plain, type Token, tokensOf } from './old-page-words.ts';
import { isCookieNotice, isNotice } from './page-notices.ts';

/** Lists whose phrases may be a whole line. Networks come last because their names are in no other list. */
const standaloneLists = ['always', 'buttons', 'pages', 'networks'] as const;
const longestPhrase = 6;

/** A phrase of a list in a text, and where it ends. */
interface Phrase {
  list: (typeof standaloneLists)[number];
  key: string;
  typed: string;
  end: number;
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
    const list = standaloneLists.find((one) => lists[one].has(key));
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

/**
 * A text without what a copy of an old website has around it: its navigation, buttons, notices of cookies and rights, names of
 * pictures, and what networks count. A phrase of those inside a sentence is the owner's. Nothing changes if nothing else would be left.
 * A baker's cookies are never a website's, whether the text or one of the `names` shows the baker.
 */
export function withoutOldPages(text: string, names: readonly string[] = []): string {
  const isBaker = hasOne(plain([text, ...names].join(' ')), lists.baking);
  const lines = text
    .replace(pictureNames, (found, at: number) =>
      isInSentence(text.slice(Math.max(0, at - 6), at), text.slice(at + found.length)) ? found : ' ',
    )
    .replace(bracketed, (found, inside: string) => (isLabelOfPage(inside) && !holdsAmount(inside) ? ' ' : found))
    .split('\n')
    .map((line, index, all): Line => readLine(line, all[index + 1] ?? '', isBaker));
  const verdicts = withNeighbors(lines);
  const kept = lines.flatMap(({ left }, index) => (verdicts[index] === 'gone' ? [] : [left])).join('\n');
  return closedUp(kept, text);
}

/** True if a line or a part of it is a page's, whatever stands around it. */
export function isRemains(line: string): boolean {
  const { left, verdict } = readLine(line, '', true);
  return verdict === 'gone' || (verdict !== 'blank' && left !== withoutRow(line)) || withoutRow(line) !== line;
}

const pictureNames =
  /(?<![\p{L}\p{N}])(?:IMG|DSC[FN]?|PXL|DCIM|Screenshot|WhatsApp Image|image|photo)[_ -]?\d[\w.-]{0,40}\.(?:jpe?g|png|gif|heic|webp)(?!\p{L})/giu;
const pictureEnd = /\.(?:jpe?g|png|gif|heic|webp) $/i;

/** True for the picture in 'Photo 12.jpg is our truck'. `before` is only the end of what comes before it. */
function isInSentence(before: string, after: string): boolean {
  return /^ ?[\p{Ll},]/u.test(after) || (/[\p{L},] $/u.test(before) && !pictureEnd.test(before));
}

const bracketed = /[[(]([^[\]()\n]{3,60})[\])](?!\()/g;

/** '[Read more]', '(Click to enlarge)', '[Image: two men]' */
function isLabelOfPage(inside: string): boolean {
  const tokens = tokensOf(inside);
  const phrases = phrasesOf(tokens);
  const isPicture = /^(?:image|photo|picture|imagen|foto): /i.test(inside);
  return isPicture || (phrases.at(-1)?.end === tokens.length && phrases.every(({ list }) => list === 'always' || /^\p{Lu}/u.test(inside)));
}

/** 'maybe' is the name of a page or a network, removed only among others of its kind. 'button' is one word, which may be in a list. */
type Verdict = 'gone' | 'maybe' | 'button' | 'text' | 'blank';
interface Line {
  typed: string;
  /** What's left of it. */
  left: string;
  verdict: Verdict;
}

const listSign = /^\s*(?:[-–*•·]|\d{1,2}[.)])\s/;

function readLine(typed: string, next: string, isBaker: boolean): Line {
  if (!/[\p{L}\p{N}]/u.test(typed)) return { typed, left: typed, verdict: 'blank' };
  const line = withoutRow(typed);
  const tokens = tokensOf(line);
  const phrases = phrasesOf(tokens);
  const isAll = phrases.at(-1)?.end === tokens.length && !/[,;]/.test(line) && !listSign.test(line);
  const left = isOwnRow(line) ? '' : withoutSentences(line, isBaker);
  if (!left || (isAll && phrases.some(({ list }) => list === 'always'))) return { typed, left: '', verdict: 'gone' };
  // 'Order online\nor call the shop' is a sentence in two lines.
  if (/^\s?\p{Ll}/u.test(next)) return { typed, left, verdict: 'text' };
  if (isAll && tokens.length === 1 && phrases[0]?.list === 'buttons')
    return { typed, left, verdict: endsSentence(line) ? 'text' : 'button' };
  if ((isAll && isOnlyLinks(line, phrases)) || isButton(line, tokens)) return { typed, left: '', verdict: 'gone' };
  const isName = (isAll || lists.tags.has(plain(/^[^:]{3,24}(?=:)/.exec(line)?.[0] ?? ''))) && !/[.!?]$/.test(line);
  return { typed, left, verdict: isName ? 'maybe' : 'text' };
}

/** A line of nothing but phrases: buttons, networks, or a row of pages. */
function isOnlyLinks(line: string, phrases: readonly Phrase[]): boolean {
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
  if (parts.length < 3 || holdsAmount(line) || listSign.test(line) || /[.!?]\s/.test(line)) return false;
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
function withoutSentences(line: string, isBaker: boolean): string {
  const sentences = line.split(sentenceEnds);
  let isAfterRemains = false;
  const own = sentences.filter((sentence) => {
    isAfterRemains = isOfPage(sentence, isAfterRemains) || (!isBaker && isCookieNotice(sentence));
    return !isAfterRemains;
  });
  if (own.length === sentences.length) return line;
  return own
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .join(' ')
    .trim();
}

function isOfPage(sentence: string, isAfterRemains: boolean): boolean {
  if (holdsAmount(sentence)) return false;
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
  return isNotice(sentence);
}

/** Verdicts with the neighbors of each line: names of pages are removed in a list of pages and beside what's removed. */
function withNeighbors(lines: readonly Line[]): Verdict[] {
  const verdicts = lines.map(({ verdict }) => verdict);
  for (const [start, end] of runsOf(lines)) {
    for (let index = start; index < end; index++) {
      if (verdicts[index] === 'maybe' || verdicts[index] === 'button') verdicts[index] = 'gone';
    }
  }
  const filled = [...verdicts.keys()].filter((index) => verdicts[index] !== 'blank');
  for (const [place, index] of filled.entries()) {
    if (verdicts[index] === 'button') verdicts[index] = isInList(lines, verdicts, filled, place) ? 'text' : 'gone';
  }
  const spread = (order: readonly number[]) => {
    for (const [place, index] of order.entries()) {
      if (verdicts[index] === 'maybe' && verdicts[order[place - 1] ?? -1] === 'gone') verdicts[index] = 'gone';
    }
  };
  spread(filled);
  spread(filled.toReversed());
  return verdicts;
}

/** True for 'Loading' above 'Unloading' and 'Packing'. A single page's name doesn't make a list: 'Menu' above 'Close'. */
function isInList(lines: readonly Line[], verdicts: readonly Verdict[], filled: readonly number[], place: number): boolean {
  const before = filled.slice(Math.max(0, place - 2), place).toReversed();
  const others = [before, filled.slice(place + 1, place + 3)].flatMap((order) => shortLines(lines, verdicts, order));
  const isAnnounced = /:\s?$/.test(lines[before[0] ?? -1]?.typed ?? '');
  return isAnnounced || others.length > 1 || others.some((other) => lines[other]?.verdict !== 'maybe');
}

/** Short lines that stay, up to the first line that isn't one. */
function shortLines(lines: readonly Line[], verdicts: readonly Verdict[], order: readonly number[]): number[] {
  const end = order.findIndex((index) => verdicts[index] === 'gone' || !isShort(lines[index]?.left ?? '', 6));
  return order.slice(0, end < 0 ? order.length : end);
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

function isShort(line: string, most = 3): boolean {
  return /[\p{L}\p{N}]/u.test(line) && tokensOf(line).length <= most && !/[.!?:,]$/.test(line.trim()) && !listSign.test(line);
}

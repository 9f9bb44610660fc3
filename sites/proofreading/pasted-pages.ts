import { isOfNetwork } from '../../text/tidy/copied.ts';
import { closedUp, hasOne, holdsAmount, lists, plain, tokensOf } from './old-page-words.ts';
import { isRemains } from './old-pages.ts';
import {
  commenterOf,
  isCall,
  isCounts,
  isDate,
  isExpired,
  isFinePrint,
  isForm,
  isOfWidget,
  isOnlyLinks,
  isPerson,
  isReviewHead,
  isRow,
  isTurning,
  labelOf,
  pasted,
  saysPage,
  withoutControls,
} from './pasted-lines.ts';

/** A text is a pasted page if it has this many lines, and this many of them are remains. */
const fewestLines = 5;
const fewestRemains = 3;

const sentenceEnds = /(?<=[.!?…]["”)]?)\s+(?!\d{1,3}$)/;

/** A line, what's left of it, and whether something of it is a sign of a page. */
interface Line {
  typed: string;
  left: string;
  isSign: boolean;
}

/**
 * A page that was pasted whole, without what isn't the owner's: read line by line, and with a lower bar than for a text that was
 * typed. A text that doesn't look like a page stays. `names` are of the business and its people.
 */
export function withoutPastedPage(text: string, names: readonly string[]): string {
  const lines = readLines(text);
  if (!isPage(lines)) return text;
  const left = withoutNeighbors(lines, names).map((line) => withoutHashtags(line));
  // A star leads to fine print, which is gone.
  const hasFinePrint = left.some((line) => /^\s*\*/.test(line));
  return closedUp(left.map((line) => (hasFinePrint ? line : line.replace(/(?<=\p{L})\*(?=\s|$)/gu, ''))).join('\n'), text);
}

/** A pasted page without what other people say on it: quotes, reviews and comments. */
export function withoutPastedQuotes(text: string, names: readonly string[]): string {
  const lines = readLines(text);
  if (!isPage(lines)) return text;
  const own = ownWords(names);
  const typed = lines.map((line) => line.typed);
  const gone = new Set<number>();
  for (const [index, line] of typed.entries()) {
    if (gone.has(index)) continue;
    const before = typed.slice(0, index).findLast((one) => one.trim()) ?? '';
    if (isQuoteOfOthers(line, typed[index + 1] ?? '', own) && !hasOne(plain(before), lists.mottos)) {
      gone.add(index);
      if (startsWithName(typed[index + 1] ?? '')) gone.add(index + 1);
    }
    // 'Mike P. ★★★★★ Great people'
    const [, reviewer] = /^([^★⭐\n]{3,30}?) ?(?:[★⭐]\ufe0f? ?){3}/u.exec(line) ?? [];
    if (reviewer && isPerson(reviewer) && !tokensOf(reviewer).some(({ key }) => own.has(key))) gone.add(index);
    if (isReviewHead(line)) for (const part of reviewAt(typed, index, own)) gone.add(part);
  }
  for (const part of commentsOf(typed, own)) gone.add(part);
  const kept = typed.filter((line, index) => {
    const next = typed.findIndex((one, place) => place > index && one.trim() !== '');
    return !gone.has(index) && !(pasted.sayings.has(plain(line)) && gone.has(next));
  });
  return closedUp(kept.join('\n'), text);
}

function readLines(text: string): Line[] {
  return text.split('\n').map((typed) => {
    const line = withoutControls(typed);
    const left = line.trim() && !isPageLine(line) ? withoutPageSentences(line) : '';
    return { typed, left, isSign: left !== typed && tokensOf(typed).length > 1 };
  });
}

/** A single word is no sign: 'Print' may be what a shop does. Arrows, rows and labels may be an owner's, too, so one sign must be only a page's. */
function isPage(lines: readonly Line[]): boolean {
  const signs = lines.filter(({ typed, isSign }) => isSign || (tokensOf(typed).length > 1 && isRemains(typed)));
  const isEnough = lines.filter(({ typed }) => typed.trim()).length >= fewestLines && signs.length >= fewestRemains;
  return isEnough && lines.some(({ typed }) => isOnlyOfPages(typed));
}

function isOnlyOfPages(line: string): boolean {
  const isOwn = [isCounts, isForm, isOfWidget, isOfNetwork, isFinePrint].some((isOne) => isOne(line));
  return (
    isOwn || isRemains(line) || line.split(sentenceEnds).some((sentence) => saysPage(sentence) && !/[→»›▸▾▼⌄↑]$/.test(sentence.trim()))
  );
}

function isPageLine(line: string): boolean {
  const label = labelOf(line);
  const rest = line.slice(line.indexOf(':') + 1);
  if (pasted.emptyLabels.has(label) && line.includes(':') && !/[\p{L}\p{N}]/u.test(rest)) return true;
  if (line.includes(':') && (pasted.labels.has(label) || pasted.lineLabels.has(label)) && !holdsAmount(line)) return true;
  return [isOnlyLinks, isRow, isCounts, isTurning, isForm, isFinePrint, isOfWidget, isDate, isOfNetwork].some((isOne) => isOne(line));
}

/** A line without sentences of the page. What's left of one, as 'Inc.' of a copyright, and thanks for signing up go with it. */
function withoutPageSentences(line: string): string {
  const sentences = line.split(sentenceEnds);
  let isAfter = false;
  const own = sentences.filter((sentence) => {
    const isRest =
      isAfter &&
      (/^(?:inc|llc|p\.?c|pllc|co|corp|ltd|thank you|gracias)[.!]?$/i.test(sentence) || isOnlyLinks(sentence.replace(/\.$/, '')));
    isAfter = isRest || saysPage(sentence) || isRemains(sentence);
    return !isAfter;
  });
  return own.length === sentences.length ? line : own.join(' ').trim();
}

/** What's left of each line after a look at its neighbors. */
function withoutNeighbors(lines: readonly Line[], names: readonly string[]): string[] {
  const left = lines.map((line) => line.left);
  const own = new Set(names.flatMap((name) => [plain(name), plain(name).replaceAll(' ', '')]));
  for (const [index, { typed }] of lines.entries()) {
    const key = plain(typed);
    // The name of the business is the page's title.
    if (
      own.has(key) ||
      own.has(key.replaceAll(' ', '')) ||
      isTitle(typed, own) ||
      isCall(typed) ||
      isExpired(typed) ||
      /^\d{1,5}$/.test(typed.trim())
    )
      left[index] = '';
    if (pasted.labels.has(labelOf(typed)) && !holdsAmount(typed)) for (const part of titlesAfter(lines, index)) left[part] = '';
  }
  for (const index of wordsInLists(lines, left)) left[index] = lines[index]?.typed ?? '';
  for (const [start, end] of menusOf(lines)) left.fill('', start, end);
  for (const [index, { typed }] of lines.entries())
    if (thanks.test(typed.trim()) && left.slice(Math.max(0, index - 2), index).every((line) => line === '')) left[index] = '';
  return left.filter((line, index) => line.trim() || !lines[index]?.typed.trim());
}

/** Single words of a list that's the owner's: 'Cookies' below 'Bread'. */
function wordsInLists(lines: readonly Line[], left: readonly string[]): number[] {
  const isItem = (index: number) => {
    const line = left[index] ?? '';
    return line !== '' && tokensOf(line).length < 4 && !/[.!?:,]$/.test(line.trim());
  };
  return [...lines.keys()].filter((index) => {
    const { typed = '' } = lines[index] ?? {};
    const key = plain(typed);
    const isWord = left[index] === '' && tokensOf(typed).length === 1 && /\p{L}/u.test(key);
    return (
      isWord &&
      ![lists.always, lists.anchors, lists.homes].some((list) => list.has(key)) &&
      (isItem(index - 1) || (index === 0 && isItem(index + 1)))
    );
  });
}

/** What a form says to who fills it. */
const thanks = /^(?:thank you|thanks|gracias)[.!]?$/i;

/** 'Gervais Bros. | St. Albans VT | Sales' */
function isTitle(line: string, own: ReadonlySet<string>): boolean {
  const parts = line.split(/ [|–—-] /);
  if (parts.length > 1 && lists.homes.has(plain(parts.at(-1) ?? ''))) return true;
  return (
    parts.length > 1 && !/[.!?]$/.test(line.trim()) && !holdsAmount(line) && /\|/.test(line) && parts.some((part) => own.has(plain(part)))
  );
}

const mostTitles = 6;

/** The label of related posts and the titles below it. */
function titlesAfter(lines: readonly Line[], index: number): number[] {
  const isTitleLike = ({ typed }: Line) =>
    /^\W{0,3}[\p{Lu}\d]/u.test(typed) &&
    tokensOf(typed).length > 2 &&
    tokensOf(typed).length < 14 &&
    !/[.:]$/.test(typed.trim()) &&
    !holdsAmount(typed);
  const after = lines.slice(index + 1, index + 1 + mostTitles);
  const end =
    lines[index]?.typed.trim().endsWith(':') || !lines[index]?.typed.includes(':') ? after.findIndex((line) => !isTitleLike(line)) : 0;
  return [index, ...after.slice(0, end < 0 ? after.length : end).map((_, place) => index + 1 + place)];
}

/** Menus: three or more short lines in capitals, half of which are known as names of pages. */
function menusOf(lines: readonly Line[]): [start: number, end: number][] {
  const runs: [number, number][] = [];
  const isItem = ({ typed }: Line) => /\p{Lu}/u.test(typed) && !/\p{Ll}|[.!?:,\d]/u.test(typed) && tokensOf(typed).length < 5;
  for (let start = 0; start < lines.length; start++) {
    const after = lines.slice(start).findIndex((line) => !isItem(line));
    const end = after < 0 ? lines.length : start + after;
    const run = lines.slice(start, end);
    const known = run.filter(({ typed }) => isOnlyLinks(typed) || lists.pages.has(plain(typed))).length;
    if (run.length > 2 && known * 2 >= run.length && run.some(({ typed }) => isOnlyLinks(typed))) runs.push([start, end]);
    start = Math.max(start, end - 1);
  }
  return runs;
}

/** Hashtags at the end of a line, two or more. */
function withoutHashtags(line: string): string {
  const words = line.trimEnd().split(' ');
  const end = words.findLastIndex((word) => !/^#[\p{L}\p{N}_]+$/u.test(word)) + 1;
  return words.length - end > 1 ? words.slice(0, end).join(' ') : line;
}

/** Words of names that may stand under a quote of the owner's own. */
function ownWords(names: readonly string[]): ReadonlySet<string> {
  const words = names.flatMap((name) =>
    plain(name)
      .split(' ')
      .filter((word) => word.length > 1),
  );
  return new Set([...words, ...lists.family, ...lists.owners, ...lists.scripture]);
}

const longestBy = 8;

/** '"Great company" – Mike', '“5 stars, easy parking” (Yelp)', or a whole line in quotation marks above who said it. */
function isQuoteOfOthers(line: string, next: string, own: ReadonlySet<string>): boolean {
  const [, by] = /^(?:[★⭐]\ufe0f? ?){0,5}\s?["“][^"“”\n]{3,600}["”]([^"“”\n]{0,80})$/u.exec(line) ?? [];
  if (by === undefined) return false;
  const signed = tokensOf(by).length > 0 ? by : startsWithName(next) ? next : '';
  const tokens = tokensOf(signed);
  const isSigned = /^[\s.]{0,2}(?:[-–—~(★⭐]|\p{Lu})/u.test(signed) && tokens.length > 0 && tokens.length <= longestBy;
  return isSigned && !tokens.some(({ key }) => own.has(key));
}

/** '- Karen M., Apex' */
function startsWithName(line: string): boolean {
  return /^\s*[-–—~] ?\p{Lu}/u.test(line) && tokensOf(line).length <= longestBy;
}

/** A review around its stars or date: who wrote it in the two lines before, and what in the line after. */
function reviewAt(typed: readonly string[], index: number, own: ReadonlySet<string>): number[] {
  const names = [index - 1, index - 2].filter(
    (at) => isPerson(typed[at] ?? '') || /^\p{Lu}[\p{L} ]{2,24}, [A-Z]{2}$/u.test(typed[at] ?? ''),
  );
  const isNear = names.includes(index - 1);
  const isOwn = names.some((at) => tokensOf(typed[at] ?? '').some(({ key }) => own.has(key)));
  const head = typed[index] ?? '';
  const isDated = /\d{4}|(?<!\p{L})(?:ago|hace|owner|propietario|dueño)(?!\p{L})/iu.test(head);
  const isRated = /[★⭐]|star|estrella|owner|propietario|dueño/i.test(head);
  if (isOwn || !(isNear || (isDated && isRated) || startsWithName(typed[index + 2] ?? ''))) return [];
  const next = typed[index + 1] ?? '';
  const said = next.trim() && !isReviewHead(next) && !isPerson(next) ? [index + 1] : [];
  return [index, ...(isNear ? names : []), ...said, ...(startsWithName(typed[index + 2] ?? '') ? [index + 2] : [])];
}

/** Comments: lines that begin with a person's name and follow counts, or with a name whose last word is an initial. */
function commentsOf(typed: readonly string[], own: ReadonlySet<string>): number[] {
  const found: number[] = [];
  for (const [index, line] of typed.entries()) {
    const isAge = /^\d{1,3} ?[mhdwy](?: ?[·•]? ?(?:like|reply|edited))*$/i.test(line.trim()) || /^like ?[·•]? ?reply/i.test(line.trim());
    // 'Keisha Brown', what she says, '3w'
    if (isAge && isPerson(typed[index - 2] ?? '') && !tokensOf(typed[index - 2] ?? '').some(({ key }) => own.has(key)))
      found.push(index - 2, index - 1, index);
    const who = commenterOf(line);
    if (!who || !isPerson(who) || tokensOf(who).some(({ key }) => own.has(key)) || holdsAmount(line)) continue;
    const isBelow =
      found.includes(index - 1) ||
      isCounts(typed[index - 1] ?? '') ||
      /^(?:\d+ )?(?:comments|comentarios)$/i.test(typed[index - 1]?.trim() ?? '');
    if (isBelow || / \p{Lu}\.$/u.test(who)) found.push(index);
  }
  return found;
}

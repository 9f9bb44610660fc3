import { beginning, hasOne, holdsAmount, keyOf, lists, listsOf, plain, type Token, tokensOf } from './old-page-words.ts';
import words from './words/pasted-pages.yaml';

type List =
  | 'tabs'
  | 'legal'
  | 'controls'
  | 'labels'
  | 'lineLabels'
  | 'emptyLabels'
  | 'says'
  | 'chats'
  | 'statuses'
  | 'finePrint'
  | 'counts'
  | 'turning'
  | 'makers'
  | 'calls'
  | 'reviewHeads'
  | 'sayings';

/** Phrases of pages that are pasted whole. */
export const pasted = listsOf<List>(words);

const links = new Set([
  ...lists.fields,
  ...lists.always,
  ...lists.buttons,
  ...lists.networks,
  ...lists.anchors,
  ...lists.homes,
  ...pasted.tabs,
]);
const known = new Set([...links, ...lists.pages, ...pasted.legal]);
const longestPhrase = 6;

/** How many words of a line are names of pages, buttons and the like, how many of those it has, and whether one can only be a link. */
function knownIn(tokens: readonly Token[]): { words: number; phrases: number; hasLink: boolean } {
  let covered = 0;
  let phrases = 0;
  let hasLink = false;
  for (let at = 0; at < tokens.length; ) {
    const from = at;
    const end = [...Array(longestPhrase).keys()]
      .map((less) => Math.min(from + longestPhrase, tokens.length) - less)
      .find((one) => one > from && known.has(keyOf(tokens, from, one)));
    if (end) {
      hasLink ||= links.has(keyOf(tokens, from, end));
      phrases++;
    }
    covered += end ? end - from : /^\d{1,3}[mhdwy]?$/.test(tokens[from]?.key ?? '') ? 1 : 0;
    at = end ?? at + 1;
  }
  return { words: covered, phrases, hasLink };
}

/** True if nothing but names of pages, buttons and numbers is in a line: 'Most relevant ▾ Write a comment… Like · Reply · 3w'. */
export function isOnlyLinks(line: string): boolean {
  const tokens = tokensOf(line);
  const { words, phrases, hasLink } = knownIn(tokens);
  return hasLink && words === tokens.length && (phrases > 1 || !/[.?]$/.test(line.trim())) && !/[,;]/.test(line);
}

const rowDivider = /[|•·»›>→▸]{1,2}|::/;
const isSentence = /[.!?][”"')]?\s+\p{L}|[.?]$/u;

/** 'HOME :: ABOUT :: PARTS LOOKUP', 'Home » Heating » Furnace Repair', and names that stand beside each other. */
export function isRow(line: string): boolean {
  const text = line.trim();
  const all = text.split('|').filter((part) => /\p{L}/u.test(part));
  if (all.length > 2 && all.filter((part) => known.has(plain(part))).length * 2 > all.length && !holdsAmount(text)) return true;
  if (holdsAmount(text) || isSentence.test(text) || /[,;@]|\d{3}.?\d{4}/.test(text)) return false;
  const parts = text.split(rowDivider).filter((part) => /\p{L}/u.test(part));
  const firstKey = plain(parts[0] ?? '');
  if (parts.length > 1 && (lists.homes.has(firstKey) || /^(?:page|pagina)$/.test(firstKey))) return true;
  const isShort = parts.every((part) => tokensOf(part.replace(/\([^()]*\)/, '')).length <= 5);
  const isKnown = (part: string) => lists.anchors.has(plain(part)) || pasted.legal.has(plain(part)) || lists.homes.has(plain(part));
  if (parts.length > 2) return isShort && (parts.some(isKnown) || parts.filter((part) => known.has(plain(part))).length * 2 > parts.length);
  const tokens = tokensOf(text);
  const areCapital = tokens.every(({ typed }) => /^(?:\p{Lu}|\d|&|and$|of$|the$|y$|de$)/u.test(typed));
  const { words, phrases } = knownIn(tokens);
  return parts.length === 1 && areCapital && phrases > 2 && words * 2 >= tokens.length;
}

/** The label that a line begins with: 'Related Posts: …'. */
export function labelOf(line: string): string {
  return plain(/^[^:]{3,30}(?=:)/.exec(line)?.[0] ?? line);
}

/** '58 comments 97 shares', '4.8K likes • 212 talking about this', 'Twitter 38 Followers' */
export function isCounts(line: string): boolean {
  const keys = tokensOf(line.replace(/(?<=\d)[.,](?=\d)/g, '')).map(({ key }) => key);
  const isNumber = (key: string) => /^\d{1,8}[km]?$/.test(key);
  const isCounted = (key: string) => pasted.counts.has(key) || lists.networks.has(key);
  return (
    keys.length > 1 &&
    keys.some(isNumber) &&
    keys.some((key) => lists.counted.has(key) || pasted.counts.has(key)) &&
    keys.every((key) => isNumber(key) || isCounted(key))
  );
}

/** 'Second Line School of Dance replied · 2 replies', the window of a chat, or nothing but an address of the web */
export function isOfWidget(line: string): boolean {
  return (
    / (?:added \d{1,3} new (?:photos?|videos?)|(?:and|y) \d{1,6} (?:others|personas más))\.?$/i.test(line.trim()) ||
    / replied\s?[·•]\s?\d{1,3} repl/i.test(line) ||
    hasOne(plain(line), pasted.chats) ||
    /^(?:https?:\/\/|www\.)\S{3,200}$/i.test(line.trim())
  );
}

/** '< Prev 1 2 3 Next >' */
export function isTurning(line: string): boolean {
  const keys = tokensOf(line).map(({ key }) => key);
  const numbers = keys.filter((key) => /^\d{1,3}$/.test(key)).length;
  return numbers > 1 && numbers < keys.length && keys.every((key) => pasted.turning.has(key) || /^\d{1,3}$/.test(key));
}

/** Fields that have to be filled: 'Name* Email* Phone*'. */
export function isForm(line: string): boolean {
  const fields = line.match(/[\p{L}?] ?\*(?=\s|$)/gu)?.length ?? 0;
  return fields > 1 || (fields === 1 && isOnlyLinks(line));
}

const placeholder = /\[[^[\]\n]{1,60}\](?!\()|\([^()\n]{1,30}\)/g;

/** A line without what stands for pictures, fields and buttons: '[logo]', '(logo)', '[Enter your email]'. */
export function withoutControls(line: string): string {
  const inner = line.replace(/(?<=\[[^[\]\n]{1,40}) ?\(\d{1,3}\)(?=[^[\]\n]{0,20}\])/g, '');
  const left = inner.replace(placeholder, (found) => {
    const key = plain(found);
    const isWhole = known.has(key) || pasted.controls.has(key);
    const isControl = found.startsWith('[') ? isWhole || hasOne(key, pasted.controls) : pasted.controls.has(key) && key.length < 8;
    return isControl && !holdsAmount(found) ? ' ' : found;
  });
  return left === inner ? line : left.replace(/ {2,}/g, ' ').trim();
}

/** True for a sentence that only a page says of itself, of its form or of its makers. */
export function saysPage(sentence: string): boolean {
  const tokens = tokensOf(sentence);
  const key = keyOf(tokens, 0, tokens.length);
  if (tokens.length > 32 || holdsAmount(sentence)) return false;
  const [start, name] = beginning(key, pasted.makers);
  const isMade = start > 0 && /^\p{Lu}/u.test(tokens[start]?.typed ?? '') && name.split(' ').length <= 3;
  return isMade || hasOne(key, pasted.says) || isStatus(key) || /[→»›▸▾▼⌄↑]$/.test(sentence.trim());
}

/** '4250 Plank Rd, Closed now', 'Open ⋅ Closes 9 PM' */
function isStatus(key: string): boolean {
  return key.split(' ').length < 13 && [...pasted.statuses].some((status) => key.startsWith(status) || key.endsWith(` ${status}`));
}

/** 'CALL NOW: 812-555-0124'. The number is a fact of the brief. */
export function isCall(line: string): boolean {
  const words = line.replace(/\+?[\d().\s-]{7,20}/, ' ');
  return words !== line && pasted.calls.has(plain(words));
}

const expiry =
  /(?:expires?|expired|exp\.?|valid (?:through|thru|until|till)|good (?:through|thru|until|till)|ends|vence|válido hasta)\W{1,3}(?:on )?\d{1,2}[/.-]\d{1,2}[/.-](?:20)?(\d{2})(?!\d)/i;

/** An offer that ended in an earlier year is no offer, so even its price goes. */
export function isExpired(line: string): boolean {
  const [, year] = expiry.exec(line) ?? [];
  return year !== undefined && Number(year) < new Date().getUTCFullYear() - 2000;
}

/** 'June 2019' in a list of archives, 'Updated 3 weeks ago' */
export function isDate(line: string): boolean {
  const isAgo =
    /^(?:(?:last |page |hours )?(?:updated|posted|published|edited|reviewed|modified) )?(?:\d{1,3}|an?) (?:hour|day|week|month|year)s? ago\.?$/i;
  if (isAgo.test(line.trim())) return true;
  const [month, year, ...more] = tokensOf(line).map(({ key }) => key);
  return more.length === 0 && lists.months.has(month ?? '') && /^\d{4}$/.test(year ?? '');
}

/** '*Some restrictions apply see office for details' */
export function isFinePrint(line: string): boolean {
  return /^\s*[*†]/.test(line) && hasOne(plain(line), pasted.finePrint);
}

/** The name of a person who comments: 'Keisha B.', 'Linda Schmidt'. */
export function isPerson(text: string): boolean {
  return /^\p{Lu}[\p{L}'’-]{0,20}(?: \p{Lu}[\p{L}'’-]{0,20}\.?){1,2}$/u.test(text.trim());
}

/** 'Keisha B. — my baby LOVES it here!!' */
export function commenterOf(line: string): string | undefined {
  return /^([^\n—–:-]{3,30}) ?(?:[—–:]|-(?= )) ?\S/.exec(line)?.[1]?.trim();
}

/** '★★★★★ 2 months ago', 'Response from the owner', '5 star rating 3/14/2018' */
export function isReviewHead(line: string): boolean {
  const { length } = tokensOf(line);
  return (
    length < 10 &&
    (/^(?:[★⭐☆]\ufe0f? ?){3}/u.test(line.trim()) ||
      /^[1-5](?:\.\d)? ?(?:stars?|estrellas?|\/ ?5)(?!\p{L})/iu.test(line) ||
      hasOne(plain(line), pasted.reviewHeads))
  );
}

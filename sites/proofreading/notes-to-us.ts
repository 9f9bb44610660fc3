import { beginning, closedUp, hasOne, keyOf, listsOf, plain, type Token, tokensOf } from './old-page-words.ts';
import words from './words/notes-to-us.yaml';

type List =
  | 'notes'
  | 'starts'
  | 'asks'
  | 'site'
  | 'verbs'
  | 'things'
  | 'manners'
  | 'pictures'
  | 'places'
  | 'openingEnds'
  | 'openingSigns'
  | 'closings'
  | 'secrets'
  | 'plainSecrets'
  | 'besides'
  | 'untold'
  | 'keys';
const lists = listsOf<List>(words);

const sentenceEnds = /(?<=[.!?…]["”)]?)(\s+)/;
/** Longest opening to us, in words. */
const longestOpening = 45;
/** Longest note in words. What's longer tells customers something too. */
const longestNote = 32;

/** A text without notes to whoever makes the website: 'Directions are on the other sheet.', 'Make the logo big.' */
export function withoutNotes(text: string): string {
  return withoutSentences(withoutOpening(text), isNote);
}

/** A text without passwords, codes of gates and places of keys, which nobody means to publish. */
export function withoutSecrets(text: string): string {
  return withoutSentences(
    text
      .split('\n')
      .map((line) => withoutSecret(line))
      .join('\n'),
    (sentence) => hasOne(plain(sentence), lists.keys),
  );
}

function withoutSentences(text: string, isGone: (sentence: string) => boolean): string {
  const left = text
    .split('\n')
    .map((line) => {
      const parts = line.split(sentenceEnds);
      const kept = parts.filter((part, index) => index % 2 === 0 && !isGone(part));
      return kept.length * 2 - 1 === parts.length ? line : kept.join(' ');
    })
    .join('\n');
  return closedUp(left, text);
}

/** What comes before 'so here goes', if it's to us. */
function withoutOpening(text: string): string {
  const tokens = tokensOf(text).slice(0, longestOpening);
  for (let at = 1; at < tokens.length; at++) {
    const [length] = beginning(keyOf(tokens, at, at + 7), lists.openingEnds);
    const last = tokens[at + length - 1];
    if (length === 0 || !last || !hasOne(keyOf(tokens, 0, at), lists.openingSigns)) continue;
    const left = text.slice(last.end).replace(/^[\s.,:;!…–—-]{1,9}/, '');
    return left.trim() ? left : text;
  }
  return text;
}

function isNote(sentence: string): boolean {
  const tokens = tokensOf(sentence);
  const key = keyOf(tokens, 0, tokens.length);
  if (tokens.length > longestNote) return false;
  const isAsked = beginning(key, lists.asks)[0] > 0 && hasOne(key, lists.site);
  if (lists.closings.has(key) || isAsked) return true;
  return !sentence.trim().endsWith('?') && (hasOne(key, lists.notes) || beginning(key, lists.starts)[0] > 0 || isWish(tokens));
}

/** 'Make the logo big', but not 'Make the logo yours'. */
function isWish(tokens: readonly Token[]): boolean {
  const start = /^(?:please|pls|plz|and|also|oh|favor)$/.test(tokens[0]?.key ?? '') ? 1 : 0;
  const what = keyOf(tokens, start + 1, tokens.length);
  const isSaid = (things: ReadonlySet<string>, how: ReadonlySet<string>) => {
    const [length, rest] = beginning(what, things);
    return length > 0 && hasOne(rest, how);
  };
  return lists.verbs.has(tokens[start]?.key ?? '') && (isSaid(lists.things, lists.manners) || isSaid(lists.pictures, lists.places));
}

/** Signs and words between the name of a secret and the secret. */
const saying = /^(?:\s?[:=]\s?|\s(?:is|are|es|son)(?::|\s)\s?|\s?[-–—>]{1,2}\s|\s(?=\S*\d))/;
/** Words of discounts, which are meant to be told. */
const isOffered = /(?:promo|coupon|discount|referral|offer|gift|checkout|descuento|promoción)\s?$/i;

/** A secret in a line, from its name to the end of its clause. */
interface Secret {
  start: number;
  end: number;
}

/** A line without the clauses that tell a secret. */
function withoutSecret(line: string): string {
  const secret = secretIn(line);
  if (!secret) return line;
  const before = line.slice(0, secret.start).replace(/[\s,;:/(–—-]{0,3}(?:(?:the|la|el|our|and the|y la|y el|con|with)\s)?$/i, '');
  const rest = line.slice(secret.end);
  if (before && !/[.!?]$/.test(before)) return withoutSecret(before + rest);
  return withoutSecret(`${before} ${rest.replace(/^[\s.,;:!)/]{0,5}(?:(?:and|y|but|pero) )?/i, '')}`.trim());
}

function secretIn(line: string): Secret | undefined {
  const tokens = tokensOf(line);
  for (let at = 0; at < tokens.length; at++) {
    const length = [4, 3, 2, 1].find((one) => lists.secrets.has(keyOf(tokens, at, at + one)));
    const [first, last] = [tokens[at], tokens[at + (length ?? 1) - 1]];
    if (!length || !first || !last || /[,;:.]/.test(line.slice(first.at, last.end))) continue;
    const sign = saying.exec(line.slice(last.end))?.[0];
    if (sign === undefined || isOffered.test(line.slice(0, first.at))) continue;
    const told = line.slice(last.end + sign.length);
    const isPlain = lists.plainSecrets.has(keyOf(tokens, at, at + length));
    const isSure = !isPlain || hasOne(keyOf(tokens, Math.max(0, at - 6), at), lists.besides);
    if (!isToldIn(told, isSure)) continue;
    return { start: first.at, end: last.end + sign.length + (clause.exec(told)?.[0] ?? told).length };
  }
  return undefined;
}

/** Up to where what's told ends. */
const clause = /^[^,;!?\n]{0,80}?(?=[.!?](?:\s|$)|[,;!?/]|\s(?:and|y|but|pero)\s|$)/;

/** True if a secret itself follows, and not 'is on the wall'. Without other signs, it has to look like one: 'fish123', '4411'. */
function isToldIn(told: string, isSure: boolean): boolean {
  const value = /^["“‘']?[^\s,;!?]{1,60}/.exec(told)?.[0] ?? '';
  const isCode = /\p{L}\d|\d\p{L}|\d{4}/u.test(value);
  return value !== '' && !value.includes('$') && !lists.untold.has(plain(value)) && (isSure || isCode);
}

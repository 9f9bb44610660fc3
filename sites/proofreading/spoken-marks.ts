import { keyOf, plain, type Token, tokensOf } from './old-page-words.ts';
import { isSpanish } from './spanish.ts';
import rows from './words/spoken-marks.yaml';

interface Row {
  spoken: string;
  language: 'en' | 'es';
  mark: string;
  notAfter: string;
  notBefore: string;
}

const marks = (rows as Row[]).map((row) => ({
  words: plain(row.spoken),
  language: row.language,
  mark: row.mark,
  notAfter: new Set(row.notAfter.split(',').map(plain)),
  notBefore: new Set(row.notBefore.split(',').map(plain).filter(Boolean)),
}));

/** What a sentence is likely to start with. */
const starts = new Set(
  `we were weve i im ive you our my it its they call text come also no yes if um uh okay ok
  nosotros hacemos somos tenemos tambien los las llame llamenos abrimos cerramos`.split(/\s+/),
)
  .add('new line')
  .add('new paragraph');
/** What speakers say while they think. */
const fillers = /(?<![\p{L}\p{N}])(?:um+|uh+)(?![\p{L}\p{N}]) ?/giu;
const closing = /(?<=\n|[.!?] )(?:(?:um+|uh+|okay|ok) ){1,3}that['’]?s (?:it|all)\.?$/i;
const opening = /^(?:okay|ok|alright|all right) so (?=\p{L})/iu;

/**
 * A dictated text with marks where it has their names: 'We tune pianos period call us comma too' → 'We tune pianos. call us, too'. It has no
 * marks of its own and two kinds of spoken ones, and a sentence follows each of those that end one.
 */
export function withSpokenMarks(text: string): string {
  if (/[.,;:!?\n]/.test(text)) return text;
  const tokens = tokensOf(text);
  const found = spokenIn(tokens, isSpanish(text) ? 'es' : 'en');
  const ends = found.filter(({ mark }) => mark !== ',');
  const isDictated = ends.length > 0 && ends.every(({ next }) => next === '' || starts.has(next));
  if (!isDictated || new Set(found.map(({ mark }) => mark)).size < 2) return text;
  let end = 0;
  let written = '';
  for (const { from, to, mark } of found) {
    written += text.slice(end, from).trimEnd() + mark;
    end = to;
  }
  return `${written}${text.slice(end)}`
    .replace(/(?<![.!?\s]),?\s*\n\s*/g, '.\n')
    .replace(/(?<=[.!?])\s*\n\s*/g, '\n')
    .replace(closing, '')
    .replace(fillers, '')
    .replace(opening, '')
    .trim();
}

function spokenIn(tokens: readonly Token[], language: 'en' | 'es') {
  const found: { from: number; to: number; mark: string; next: string }[] = [];
  for (let at = 1; at < tokens.length; at++) {
    const one = marks.find((row) => row.language === language && keyOf(tokens, at, at + row.words.split(' ').length) === row.words);
    if (!one) continue;
    const length = one.words.split(' ').length;
    const after = at + length;
    const next = keyOf(tokens, after, after + (tokens[after]?.key === 'new' ? 2 : 1));
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (one.notAfter.has(tokens[at - 1]?.key ?? '') || one.notBefore.has(next) || !first || !last) continue;
    found.push({ from: first.at, to: last.end, mark: one.mark, next });
    at += length - 1;
  }
  return found;
}

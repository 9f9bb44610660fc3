import { keyOf, plain, type Token, tokensOf } from './old-page-words.ts';
import rows from './words/spoken-marks.yaml';

interface SpokenMark {
  words: string;
  mark: string;
  notAfter: ReadonlySet<string>;
  notBefore: ReadonlySet<string>;
}

const marks: SpokenMark[] = (rows as { spoken: string; mark: string; notAfter: string; notBefore: string }[]).map((row) => ({
  words: plain(row.spoken),
  mark: row.mark,
  notAfter: new Set(row.notAfter.split(',').map(plain)),
  notBefore: new Set(row.notBefore.split(',').map(plain)),
}));

const fewestSpoken = 2;
/** A text with a mark of its own in fewer words than this was typed. */
const wordsPerMark = 30;
/** What speakers say while they think. */
const fillers = /(?<![\p{L}\p{N}])(?:um+|uh+|este eh)(?![\p{L}\p{N}]),? ?/giu;
const closing =
  /(?<=^|\n|[.!?] )(?:(?:um+|uh+|okay|ok|so|and|yeah|bueno|pues) ){0,3}(?:that['’]?s (?:it|all|about it)|(?:eso )?es todo)[.!]?$/i;
const openings = /(?<=^|\n|[.!?] )(?:okay|ok|alright|all right|bueno|pues)? ?,?(?:so|pues|entonces)(?: yeah)? (?=\p{L})/giu;

/** A dictated text with marks where it has their names: 'We tune pianos period call us' → 'We tune pianos. call us'. */
export function withSpokenMarks(text: string): string {
  const tokens = tokensOf(text);
  const found = spokenIn(tokens);
  const typed = text.match(/[.,;:!?\n]/g)?.length ?? 0;
  if (found.length < fewestSpoken || typed * wordsPerMark > tokens.length) return text;
  let end = 0;
  let written = '';
  for (const { from, to, mark } of found) {
    written += text.slice(end, from).trimEnd() + mark;
    end = to;
  }
  const whole = `${written}${text.slice(end)}`
    .replace(/ ?\n ?/g, '.\n')
    .replace(/[.,]{2,9}(?=\n|$)/g, '.')
    .replace(/\.(?=[ ,.]{0,2}[.!?])/g, '');
  return whole.replace(closing, '').replace(fillers, '').replace(openings, '').trim();
}

function spokenIn(tokens: readonly Token[]): { from: number; to: number; mark: string }[] {
  const found: { from: number; to: number; mark: string }[] = [];
  for (let at = 1; at < tokens.length; at++) {
    const one = marks.find(({ words }) => keyOf(tokens, at, at + words.split(' ').length) === words);
    if (!one) continue;
    const length = one.words.split(' ').length;
    const isWord = one.notAfter.has(tokens[at - 1]?.key ?? '') || one.notBefore.has(tokens[at + length]?.key ?? '');
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (isWord || !first || !last) continue;
    found.push({ from: first.at, to: last.end, mark: one.mark });
    at += length - 1;
  }
  return found;
}

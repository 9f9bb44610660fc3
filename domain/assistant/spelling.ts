import { plainWords } from '../../text/plain-letters.ts';
import { inTurns } from './in-turns.ts';

/** Words this short have too many neighbors to be corrected. */
const shortest = 5;

/**
 * Creates a corrector that replaces a word with a known one that is a single typo away: 'domian' → 'domain'. If there are
 * several, it picks the most frequent. Known and short words, and those far from all others, stay.
 */
export async function spelling(texts: readonly string[], words: readonly string[]): Promise<(text: string) => string> {
  const counts = new Map<string, number>(words.map((word) => [word, 1]));
  for await (const text of inTurns(texts)) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const candidates = [...counts.keys()].filter((word) => word.length >= shortest - 1);
  const correct = (word: string): string => {
    if (word.length < shortest || counts.has(word) || /\d/.test(word)) return word;
    const near = candidates.filter((other) => other[0] === word[0] && isOneEditAway(word, other));
    return near.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? word;
  };
  return (text) => plainWords(text).replace(/\p{L}+/gu, correct);
}

function wordsOf(text: string): string[] {
  return plainWords(text).match(/\p{L}+/gu) ?? [];
}

/** True if inserting, removing or replacing one letter, or swapping two neighbors, turns one word into the other. */
export function isOneEditAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

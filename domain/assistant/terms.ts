import { brand } from '../../content/brand.ts';
import { plainWords } from '../../text/plain-letters.ts';
import { phrases, stopWords, synonyms } from './vocabulary.ts';

const canonical = new Map(
  synonyms.flatMap((words) => {
    const [head = '', ...rest] = words.map(stem);
    return [head, ...rest].map((word): [string, string] => [word, head]);
  }),
);

/** The meaningful words of a text, as in the index and in questions: lower case, stemmed, one word per meaning. */
export function termsOf(text: string): string[] {
  return termsWithout(nameWords(), text);
}

/** The same without some words that mean nothing. */
export function termsWithout(names: readonly string[], text: string): string[] {
  const plain = phrases.reduce((folded, [phrase, word]) => folded.replace(phrase, word), plainWords(text));
  const words = plain.match(/[\p{L}\p{N}]+(?:\.\d+)?/gu) ?? [];
  return words.filter((word) => !stopWords.has(word) && !names.includes(word)).map(canonicalTerm);
}

/** Words of the operator's name that mean nothing else, and so say nothing about a question: 'harbor' of 'Harbor Pages'. */
export function nameWords(): string[] {
  return (plainWords(brand.name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !canonical.has(stem(word)));
}

/** A word's stem, or the word that represents its synonyms. */
export function canonicalTerm(word: string): string {
  const stemmed = stem(word);
  return canonical.get(stemmed) ?? stemmed;
}

/** All words with a known meaning, and stop words. The spelling corrector uses them. */
export const knownWords: readonly string[] = [...stopWords, ...synonyms.flat()];

/** A light stemmer: removes plurals, -ing, -ed, -ly and a silent e. Passages and questions both use it. */
function stem(word: string): string {
  const singular = /(?:ss|us|is)$/.test(word) || word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?<=s|x|z|ch|sh)es$|s$/, '');
  const root = singular.replace(/(?:ing|ed|ly)$/, '');
  const bare = singular.length > 5 && /[aeiouy]/.test(root) ? root : singular;
  const single = bare === singular ? bare : bare.replace(/([bdfgklmnprt])\1$/, '$1');
  return single.length > 4 ? single.replace(/e$/, '') : single;
}

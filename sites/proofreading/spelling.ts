import { usEnglish } from '../language/us-english.ts';
import { knownWords, unknownWords } from './harper.ts';
import { beginsSentence, casedLike, type Rule } from './rules/rule.ts';
import { slipsOf } from './slips.ts';
import misspellingLines from './words/misspellings.txt?raw';
import tradeWordLines from './words/trade-words.txt?raw';

const misspellings = new Map(
  misspellingLines
    .trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);
const tradeWords = new Set(tradeWordLines.trim().split('\n'));
const words = /(?<![\p{L}\p{N}'@.#-])\p{L}?\p{Ll}+(?![\p{L}\p{N}'-])/gu;

/** Words that people often misspell, by a list. Words with a capital may be names, unless they begin a sentence. */
export const commonSpellings: Rule = {
  what: 'Spelling',
  change: (text) =>
    text.replace(words, (word, at: number) => {
      const right = misspellings.get(word.toLowerCase());
      return right && isCommon(word, text, at) ? casedLike(word, right) : word;
    }),
};

function isCommon(word: string, text: string, at: number): boolean {
  return word === word.toLowerCase() || beginsSentence(text.slice(0, at));
}

const anyCase = /(?<![\p{L}\p{N}'@#])\p{L}\p{Ll}+(?![\p{L}\p{N}@])/gu;

/** British spellings the American way: 'colour' → 'color'. Words with a capital may be names, as in 'Royal Theatre'. */
export const americanSpellings: Rule = {
  what: 'US spelling',
  change: (text) =>
    text.replace(anyCase, (word, at: number) => {
      const mayBeName = word !== word.toLowerCase() && /^ \p{Lu}/u.test(text.slice(at + word.length));
      return isCommon(word, text, at) && !mayBeName ? usEnglish(word) : word;
    }),
};

/**
 * Slips of the fingers in words that no list has, where only one word can be meant. `leave` are words that stay. In a label, any word may
 * have a capital: 'Water Heater Instalation'. There, those of the list count too, unless the dictionary has them as names.
 */
export async function withoutSlips(text: string, leave: ReadonlySet<string>, isLabel = false): Promise<string> {
  const isRead = (word: string, at: number) => isLabel || isCommon(word, text, at);
  const common = [...text.matchAll(words)].filter(({ 0: word, index }) => isRead(word, index)).map(([word]) => word.toLowerCase());
  const candidates = [...new Set(common)].filter((word) => word.length > 5 && !leave.has(word) && !isTradeWord(word));
  const unknown = await unknownWords(candidates);
  if (unknown.size === 0) return text;
  return text.replace(words, (word, at: number) => {
    const small = word.toLowerCase();
    const suggestions = unknown.get(small);
    const isName = !suggestions || suggestions.some((other) => other.toLowerCase() === small);
    const likely = isName ? undefined : (isLabel && misspellings.get(small)) || sureCorrection(small, suggestions);
    return likely && isRead(word, at) ? casedLike(word, likely) : word;
  });
}

/** A text that's put into a sentence, without a capital that only its place gave it: 'Post pictures' → 'post pictures'. Names stay. */
export async function withSmallStart(text: string, leave: ReadonlySet<string>): Promise<string> {
  const [, first = '', rest = ''] = /^(\p{Lu}\p{Ll}+)(?![\p{L}\p{N}'’&.-])(.{0,3000})$/su.exec(text) ?? [];
  const small = first.toLowerCase();
  if (first === '' || leave.has(small) || /^ \p{Lu}/u.test(rest)) return text;
  return (await knownWords([small])).has(small) ? small + rest : text;
}

/** Words of the trades that dictionaries don't have. */
export function isTradeWord(word: string): boolean {
  return tradeWords.has(word) || tradeWords.has(word.replace(/s$/, ''));
}

/** The correction that is beyond doubt. Other consonants don’t count, or ‘repipe’ would become ‘recipe’. */
export function sureCorrection(word: string, suggestions: readonly string[]): string | undefined {
  // The dictionary has it with a capital letter: it's a name.
  if (suggestions.some((other) => other.toLowerCase() === word)) return undefined;
  const slips = slipsOf(word);
  const near = [...new Set(suggestions)].filter((other) => /^\p{Ll}+$/u.test(other) && other[0] === word[0] && slips.has(other));
  return near.length === 1 ? near[0] : undefined;
}

import { usEnglish } from '../language/us-english.ts';
import { knownWords, unknownWords } from './harper.ts';
import { beginsSentence, casedLike, type Rule } from './rules/rule.ts';
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

/**
 * The correction that is beyond doubt: letters swapped, doubled or single where they should be the other, a plural without
 * its e, one vowel for another in an ending. Swapped consonants don’t count, or ‘repipe’ would become ‘recipe’.
 */
export function sureCorrection(word: string, suggestions: readonly string[]): string | undefined {
  // The dictionary has it with a capital letter: it's a name.
  if (suggestions.some((other) => other.toLowerCase() === word)) return undefined;
  const near = [...new Set(suggestions)].filter((other) => /^\p{Ll}+$/u.test(other) && other[0] === word[0] && isSlip(word, other));
  return near.length === 1 ? near[0] : undefined;
}

function isSlip(word: string, other: string): boolean {
  if (word.length === other.length) return isSwap(word, other) || (word.length > 8 && isVowelSlip(word, other));
  if (/(?:ch|sh|ss|x|z)s$/.test(word)) return other === `${word.slice(0, -1)}es`;
  const [long, short] = word.length > other.length ? [word, other] : [other, word];
  return long.length === short.length + 1 && isDoubled(long, short);
}

function differences(a: string, b: string): number[] {
  return [...a].flatMap((letter, index) => (letter === b[index] ? [] : [index]));
}

function isSwap(a: string, b: string): boolean {
  const [first, second, ...rest] = differences(a, b);
  return first !== undefined && second === first + 1 && rest.length === 0 && a[first] === b[second] && a[second] === b[first];
}

const shakyEndings = /(?:[ae]n(?:ce|ces|cy|t|ts|tly)|[ai]bl[ey]|[eo]rs?|[ae]ry)$/;

/** One vowel for another in an ending that sounds the same: -ance and -ence, -able and -ible, -er and -or. */
function isVowelSlip(a: string, b: string): boolean {
  const [only, ...rest] = differences(a, b);
  return only !== undefined && rest.length === 0 && only === shakyEndings.exec(a)?.index && only === shakyEndings.exec(b)?.index;
}

/** The longer word has a letter twice where the shorter has it once. */
function isDoubled(long: string, short: string): boolean {
  const at = [...long].findIndex((letter, index) => letter !== short[index]);
  return long.slice(0, at) + long.slice(at + 1) === short && (long[at] === long[at - 1] || long[at] === long[at + 1]);
}

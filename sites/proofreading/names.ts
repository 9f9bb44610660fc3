import { acronyms } from '../language/capital-words.ts';
import { unknownWords } from './harper.ts';
import { beginsSentence, capital } from './rules/rule.ts';
import { curlyQuotes, plainMarks } from './rules/typography.ts';
import { isTradeWord, sureCorrection } from './spelling.ts';

const titles = /^(?:mrs?|ms|dr|miss|don|doña|señora?|sra?|tío|tía)$/u;

/**
 * Names that can only be names, however they're typed: 'chuy' and 'american falls', but not 'will' or 'little elm', which have
 * only words of the dictionary.
 */
export async function sureNames(names: readonly string[]): Promise<string[]> {
  const proper = [...new Set(names.map((name) => name.trim()))].filter((name) => /^\p{Lu}/u.test(name) && !/[,;:()\d]/.test(name));
  const unknown = await unknownWords([...new Set(proper.flatMap(wordsOf))]);
  return proper
    .filter((name) => wordsOf(name).some((word) => unknown.has(word)))
    .sort((a, b) => b.length - a.length)
    .map((name) => curlyQuotes(plainMarks(name)));
}

/** The words of a name that the dictionary can judge. */
function wordsOf(name: string): string[] {
  return plainMarks(name)
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !titles.test(word) && !isTradeWord(word) && !acronyms.has(word));
}

/** The text with `sure` names in their own capitals: 'my mom chuy' → 'my mom Chuy'. */
export function withNames(text: string, sure: readonly string[]): string {
  return sure.reduce((rest, name) => {
    const source = name.split(/['’]/).map(RegExp.escape).join("['’]");
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}@#/_.-])${source}(?![\\p{L}\\p{N}@_-]|['’]\\p{L}(?<!s)|\\.\\p{L})`, 'giu');
    // A single word in capitals may be an acronym.
    return rest.replace(pattern, (found) => (name.includes(' ') || found === found.toLowerCase() ? name : found));
  }, text);
}

const introduced = /(?<=(?<!\p{L})(?:i'm|i am|my name is|me llamo) )\p{Ll}{3,}(?=[ ,.!&]|$)/giu;

/** "Hi I'm jenna" → "Hi I'm Jenna", if the dictionary has the word as a name only. */
export async function withIntroduced(text: string): Promise<string> {
  const words = (text.match(introduced) ?? []).filter((word) => word === word.toLowerCase());
  const unknown = await unknownWords([...new Set(words)]);
  return text.replace(introduced, (word) => (unknown.get(word)?.includes(capital(word)) ? capital(word) : word));
}

/** Counties whose names are nouns, which say nothing of a county that isn't called so. */
const countyWords = new Set(
  'bannock bell boone butte carbon cascade clay cook essex franklin gem grant hale hart hood iron jasper king lake lee liberty lincoln marion mason orange page pike pine ray story summit union wells york'.split(
    ' ',
  ),
);
const county = /(?<!\p{L})((?:(?:salt|palm|san|santa|los|el|la|fort|new|prince|st\.?) )?)(\p{L}\p{Ll}{2,}) county(?!\p{L})/giu;
const noCounty =
  /^(?:the|our|this|that|any|each|every|per|whole|and|same|one|two|three|both|across|entire|surrounding|rural|next|over|all|tri|neighboring|your|other|for|from|out|which|what|another)$/i;

/** 'The kootenai county jail' → 'the Kootenai County jail'. Before 'county', a word of the dictionary stays, as in 'the local county'. */
export async function withCounties(text: string): Promise<string> {
  const counties = [...text.matchAll(county)].map(([, , name = '']) => name.toLowerCase());
  if (counties.length === 0) return text;
  const unknown = await unknownWords([...new Set(counties)]);
  return text.replace(county, (phrase, before: string, name: string, at: number) => {
    const word = name.toLowerCase();
    const others = unknown.get(word);
    const isWritten = /^\p{Lu}/u.test(name) && (before !== '' || !beginsSentence(text.slice(0, at)));
    const isName = isWritten || countyWords.has(word) || (others && !sureCorrection(word, others) && !isTradeWord(word));
    return isName && !noCounty.test(word) ? `${before.replace(/\p{L}+/gu, capital)}${capital(name)} County` : phrase;
  });
}

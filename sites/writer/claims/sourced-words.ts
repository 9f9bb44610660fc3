import { stateCode, stateNames } from '../../addresses/us-states.ts';
import { usEnglish } from '../../language/us-english.ts';

/** Numbers as words, with their values. 'one' is left out: it's a pronoun as often as a number. */
const numberWords = new Map(
  [
    'zero . two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
    '. . twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  ].flatMap((words, row) =>
    words.flatMap((word, index): [string, number][] => (word === '.' ? [] : [[word, row === 0 ? index : index * 10]])),
  ),
)
  .set('hundred', 100)
  .set('thousand', 1000);

/** Numbers of a text, in digits or words, that no source has. */
export function foreignNumbers(text: string, sources: string[]): string[] {
  const sourcedDigits = new Set(sources.flatMap((source) => [...digits(source), ...written(source).map(digitsOf)]));
  return [...digits(text), ...written(text)].filter((number) => !sourcedDigits.has(digitsOf(number)));
}

/** 'fifteen' → '15'; digits stay. */
function digitsOf(number: string): string {
  return String(numberWords.get(number) ?? number);
}

/** Digit groups with separators taken out: '$1,450' → '1450', '7:30' → '7' and '30'. */
function digits(text: string): string[] {
  return (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []).map((group) => group.replace(/^0+(?=\d)/, ''));
}

function written(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => numberWords.has(word));
}

/**
 * Capitalized words of a text that no source has: names and places from nowhere. The first word of a sentence or
 * heading is let through unless it is a state, since any word may stand there. A word that was cut counts as the whole one.
 */
export function foreignNames(text: string, sources: string[]): string[] {
  const sourcedWords = new Set(
    sources.flatMap((source) => [source, usEnglish(source)]).flatMap((source) => words(source).map((word) => word.toLowerCase())),
  );
  const stated = (text.match(anyState) ?? []).filter(
    (state) => !sources.some((source) => source.includes(state) || stateCode(source) === stateCode(state)),
  );
  const names = text
    .split(/(?<=[.!?…:|,;”"’])\s+(?=\p{Lu})|\s[|·]\s/u)
    .flatMap((part, index, parts) => {
      const [first = '', ...rest] = words(part);
      const opens = index === 0 || !/,$/.test(parts[index - 1] ?? '');
      return [...(opens ? [] : [first]), ...rest];
    })
    .filter(
      (word) => /^\p{Lu}/u.test(word) && !ordinary.has(word) && !sourcedWords.has(word.toLowerCase()) && !isCut(word, text, sourcedWords),
    );
  return [...new Set([...names, ...stated])];
}

/** True for the start of a known word at the end of a text that was too long. */
function isCut(word: string, text: string, known: Set<string>): boolean {
  return text.endsWith(`${word}…`) && [...known].some((whole) => whole.startsWith(word.toLowerCase()));
}

const anyState = new RegExp(`\\b(?:${stateNames.join('|')})\\b`, 'g');

function words(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{N}'’]*/gu)?.map((word) => word.replace(/['’]s?$/, '')) ?? [];
}

const ordinary = new Set(['I', "I'm", 'FAQ', 'OK', 'ZIP', 'US', 'PDF']);

import { usEnglish } from '../../us-english.ts';
import { stateCode, stateNames } from '../../us-states.ts';

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'fifteen',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'hundred',
  'thousand',
];

/** Numbers of a text, in digits or words, that no source has. 'one' is left alone: it is a pronoun as often as a number. */
export function foreignNumbers(text: string, sources: string[]): string[] {
  const known = new Set(sources.flatMap((source) => [...digits(source), ...written(source)]));
  return [...digits(text), ...written(text)].filter((number) => !known.has(number) && !known.has(String(numberWords.indexOf(number))));
}

/** Digit groups with separators taken out: '$1,450' → '1450', '7:30' → '7' and '30'. */
function digits(text: string): string[] {
  return (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []).map((group) => group.replace(/^0+(?=\d)/, ''));
}

function written(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word !== 'one' && numberWords.includes(word));
}

/**
 * Capitalized words of a text that no source has: names and places from nowhere. The first word of a sentence or
 * heading is let through unless it is a state, since any word may stand there.
 */
export function foreignNames(text: string, sources: string[]): string[] {
  const known = new Set(
    sources.flatMap((source) => [source, usEnglish(source)]).flatMap((source) => words(source).map((word) => word.toLowerCase())),
  );
  const stated = (text.match(anyState) ?? []).filter(
    (state) => !sources.some((source) => source.includes(state) || stateCode(source) === stateCode(state)),
  );
  const names = text
    .split(/(?<=[.!?:|,;”"’])\s+(?=\p{Lu})|\s[|·]\s/u)
    .flatMap((part, index, parts) => {
      const [first = '', ...rest] = words(part);
      const opens = index === 0 || !/,$/.test(parts[index - 1] ?? '');
      return [...(opens ? [] : [first]), ...rest];
    })
    .filter((word) => /^\p{Lu}/u.test(word) && !ordinary.has(word) && !known.has(word.toLowerCase()));
  return [...new Set([...names, ...stated])];
}

const anyState = new RegExp(`\\b(?:${stateNames.join('|')})\\b`, 'g');

function words(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{N}'’]*/gu)?.map((word) => word.replace(/['’]s?$/, '')) ?? [];
}

const ordinary = new Set(['I', "I'm", 'FAQ', 'OK', 'ZIP', 'US', 'PDF']);

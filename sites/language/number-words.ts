const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const spanish =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte';
const spanishTens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';

const values = new Map<string, number>([
  ...units.split(' ').map((word, value): [string, number] => [word, value]),
  ...tens.split(' ').map((word, index): [string, number] => [word, (index + 2) * 10]),
  ...spanish.split(' ').map((word, value): [string, number] => [word, value]),
  ...spanishTens.split(' ').map((word, index): [string, number] => [word, (index + 3) * 10]),
  ['hundred', 100],
  ['thousand', 1000],
  ['cien', 100],
  ['ciento', 100],
  ['mil', 1000],
  ['dozen', 12],
  ['docena', 12],
]);
// Numbers in Spanish that mean something else in English: 'once a week', a '12 mil liner'.
const spanishOnly = new Set(['once', 'mil']);

/** A pattern for a number in words: 'two', 'twenty-five', 'three hundred'. 'one' counts only before a unit, see `isPronoun`. */
export const numberWordPattern = String.raw`(?<![\p{L}\p{N}])(?:${[...values.keys()].join('|')})(?:(?:[\s-]|\sy\s)(?:${[...values.keys()].join('|')}))*(?![\p{L}\p{N}])`;

/** The value of a number in words, undefined if the word isn't a number here. */
export function valueOfWords(words: string, spanishText: boolean): number | undefined {
  const parts = words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((part) => part !== 'y');
  if (!spanishText && parts.some((part) => spanishOnly.has(part))) return undefined;
  let sum = 0;
  for (const part of parts) {
    const value = values.get(part) ?? 0;
    sum = value >= 100 || part === 'dozen' ? Math.max(sum, 1) * value : sum + value;
  }
  return sum;
}

/** True for a 'one' that stands for a person or thing: 'one of us', 'no one', 'the one that'. */
export function isPronoun(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const after = text.slice(at + 3);
  return (
    /\b(?:no|the|this|that|every|each|any|which|some|another)\s$/i.test(before) ||
    /^(?:\s(?:of|another|who|that|which|you|we|is|in|for|to)\b|[.,;?])/i.test(after)
  );
}

const ones = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const teens = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const values = new Map<string, number>([
  ...[...ones, ...teens].map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ['oh', 0],
]);

const word = `(?:${[...values.keys(), 'hundred', 'thousand'].join('|')})`;
/** Number words in a row: 'seventy five', 'two hundred and fifty', 'five five five oh one nine nine'. */
export const numberWords = new RegExp(
  String.raw`(?<![\w'])(?!oh\b)${word}(?:(?:[ -]| and (?=(?:${[...tens, ...teens, 'ten', 'eleven', 'twelve'].join('|')})\b))${word})*(?![\w'])(?! of\b)`,
  'g',
);

const beforeTime = /(?:^|[ -])(?:at|to|until|by|from|open|opens|close|closes|between|and|wait|than|not|mean)[ -]$/;
const afterTime = /^ ?(?:-|to\b(?! \w+ of)|until\b|am\b|pm\b|[ap] ?m\b|o'?clock\b|dollars?\b|bucks\b)/;

/**
 * A row of number words as digits: 'nine thirty' → '9:30', 'two fifty' → '250', and a row of single digits as a phone number has them.
 * 'one' alone is mostly no number, so it stays a word unless it's a time. Undefined if the words aren't one number.
 */
export function digitsOf(words: string, before: string, after: string): string | undefined {
  const all = words.replace(/ and /g, ' ').split(/[ -]/);
  if (words === 'one' && !(beforeTime.test(before) || afterTime.test(after))) return undefined;
  const spoken = all.map((one) => values.get(one) ?? -1);
  if (all.length > 3 && spoken.every((value) => value >= 0 && value < 10)) return spoken.join('');
  if (all.some((one) => one === 'hundred' || one === 'thousand')) return String(large(all));
  // 'two oh five'
  if (all.length === 3 && all[1] === 'oh' && (spoken[2] ?? 10) < 10) return String((spoken[0] ?? 0) * 100 + (spoken[2] ?? 0));
  const [first = 0, ...rest] = spoken;
  const last = rest.reduce((sum, value) => sum + value, 0);
  if (rest.length === 0) return String(first);
  if (first >= 20 && first % 10 === 0 && rest.length === 1 && last < 10) return String(first + last);
  if (first > 12 || first === 0 || last > 99 || last < 10) return rest.length === 1 && last < 10 ? `${first} ${last}` : undefined;
  const isTime = last % 15 === 0 && last < 60 && !/^ (?:dollars|bucks)/.test(after);
  return isTime ? `${first}:${last}` : String(first * 100 + last);
}

function large(words: string[]): number {
  const { total, part } = words.reduce(
    ({ total, part }, one) => {
      if (one === 'hundred') return { total, part: (part || 1) * 100 };
      if (one === 'thousand') return { total: total + (part || 1) * 1000, part: 0 };
      return { total, part: part + (values.get(one) ?? 0) };
    },
    { total: 0, part: 0 },
  );
  return total + part;
}

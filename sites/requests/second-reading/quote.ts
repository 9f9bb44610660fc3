import { plainOf } from '../plain.ts';

/** Words that a model quoted from a part, and which of them a wish accounts for. */
export interface Quote {
  text: string;
  /** The words in plain form (see plain.ts). */
  says: string;
  /** The words as typed, from one place in `says` to another. */
  typed: (from: number, to: number) => string;
  /** Accounts for a place in `says`. */
  take: (start: number, end: number) => void;
  /** Accounts for everything that a pattern matches. */
  takeAll: (pattern: RegExp) => void;
  /** The value as the owner typed it, if the quote has it as whole words, which then count as used. */
  typedAs: (value: string) => string | undefined;
  /** The plain form without what's accounted for. */
  rest: () => string;
}

/** No value of a request is longer, apart from new text. */
const longestValue = 600;

export function quoteOf(text: string): Quote {
  const { plain, from, to } = plainOf(text);
  const used = new Set<number>();
  const take = (start: number, end: number) => {
    for (let at = start; at < end; at++) used.add(at);
  };
  return {
    text,
    says: plain,
    typed: (start, end) => text.slice(from[start], to[end - 1]),
    take,
    takeAll: (pattern: RegExp) => {
      for (const { index, 0: words } of plain.matchAll(new RegExp(pattern.source, 'g'))) take(index, index + words.length);
    },
    typedAs: (value) => {
      const matches = [...text.matchAll(asWholeWords(value) ?? /(?!)/g)];
      for (const { index, 0: words } of matches)
        for (const at of from.keys()) if ((from[at] ?? 0) >= index && (from[at] ?? 0) < index + words.length) used.add(at);
      return matches[0]?.[0];
    },
    rest: () => Array.from({ length: plain.length }, (_, at) => (used.has(at) ? ' ' : plain[at])).join(''),
  };
}

/** Finds a value in any case and with any spaces, but not in the middle of a word or number. Undefined if no owner would type it so. */
function asWholeWords(value: string): RegExp | undefined {
  const words = value.trim().split(/\s+/);
  if (!/[\p{L}\p{N}]/u.test(value) || value.length > longestValue || /[<>{}\p{Cc}]/u.test(value)) return undefined;
  const pattern = words
    .map((word) =>
      word
        .split(/['‘’ʼ]/)
        .map(RegExp.escape)
        .join("['‘’ʼ]"),
    )
    .join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,:])${pattern}(?![\\p{L}\\p{N}]|[.,:]\\d)`, 'giu');
}

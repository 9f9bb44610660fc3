import { tightMarks } from '../../../text/tidy/punctuation.ts';
import type { Rule } from './rule.ts';

/** Curly quotes as straight ones and odd spaces as plain ones. Rules work on this form, `curlyQuotes` ends it. */
export function plainMarks(text: string): string {
  return text
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[^\S\n]/g, ' ');
}

/** Straight quotes and apostrophes as curly ones. Feet and inches (6' 2") keep theirs. */
export function curlyQuotes(text: string): string {
  let open = false;
  return text
    .replace(/"/g, (_, at: number) => {
      const previous = text[at - 1] ?? ' ';
      if (!open && /\d/.test(previous)) return '"';
      open = /[\s([{–—/-]/.test(previous);
      return open ? '“' : '”';
    })
    .replace(/(?<=\d)'(?=[\s\d,.)]|$)/g, '\ue8ff')
    .replace(/(?<=^|[\s([{“–—])'(?!\d|em\b|til\b|n['’]|cause\b)(?=(?:[^']|(?<=\p{L})'(?=\p{L})){0,200}\S'(?![\p{L}\p{N}]))/gu, '‘')
    .replace(/'/g, '’')
    .replace(/\ue8ff/g, "'");
}

/** Single spaces, none at the ends of lines or before punctuation. */
export const spaces: Rule = {
  what: 'Spaces',
  change: tightMarks,
};

const day = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const rangeEnd = `(?:\\$?\\d[\\d:.,]*(?: ?[ap]\\.?m\\.?)?|${day}|${month})`;
const spacedRange = new RegExp(`(?<![\\p{L}\\p{N}-]|\\d[:.,]{1,3})(${rangeEnd}) +(?:-|–|--|—) +(?=${rangeEnd}(?![\\p{L}\\p{N}]))`, 'giu');
const dateRange = new RegExp(`(?<![\\p{L}\\p{N}])(${day}|${month})-(?=(?:${day}|${month})(?![\\p{L}\\p{N}'-]))`, 'giu');

/** En dashes in ranges and for hyphens with spaces around them. Hyphens between digits stay as typed. */
export const dashes: Rule = {
  what: 'Dash',
  change: (text) =>
    text
      .replace(spacedRange, '$1–')
      .replace(dateRange, '$1–')
      .replace(/(?<=\S) +-{1,3} +(?=\S)/g, ' – ')
      .replace(/(?<=[\p{L}])-{2,3}(?=[\p{L}])/gu, ' – '),
};

const emoji =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1f3fb}-\u{1f3ff}])(?:\ufe0f|\u200d|\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}])*/gu;

/** Removes emoji. ™, © and ® stay. */
export const emojis: Rule = {
  what: 'Emoji',
  change: (text) =>
    text
      .replace(emoji, (found) => (/^[™©®]/.test(found) ? found : ''))
      .replace(/\ufe0f/g, '')
      .replace(/(?<! ) +(?=[,.!?](?:\s|$))/g, '')
      .replace(/ {2,}/g, ' ')
      .trim(),
};

/** Rows of marks become one mark. A text with several exclamation marks gets periods instead, and dots in a row become an ellipsis or a period. */
export const endMarks: Rule = {
  what: 'Punctuation',
  change(text) {
    const single = text
      .replace(/\?[?!]+|(?<!!)!+\?[?!]*/g, '?')
      .replace(/!{2,}/g, '!')
      .replace(/!\.+|(?<!\.)\.+!/g, '!')
      .replace(/,{2,}/g, ',')
      .replace(/(?<=[^\s.]) ?(?:\.{4,}|\.\.)(?!\.) */g, '. ')
      .replace(/(?<=[^\s.]) ?\.{3}(?!\.)/g, '…')
      .replace(/…(?=[\p{L}\p{N}])/gu, '… ')
      .trim();
    return (single.match(/!/g)?.length ?? 0) > 1 ? single.replace(/!/g, '.') : single;
  },
};

/** A space after a comma or an end mark that has none. Numbers, times and abbreviations such as e.g. are left. */
export const missingSpaces: Rule = {
  what: 'Spaces',
  change: (text) =>
    text
      .replace(/(?<=[\p{L})])([,;])(?=[\p{L}$(])/gu, '$1 ')
      .replace(/(?<=\d),(?=\p{L})/gu, ', ')
      .replace(/(?<=[\p{Ll})]{2})([.])(?=\p{Lu}\p{Ll})/gu, '$1 ')
      .replace(/(?<=\p{L})([!?])(?=\p{L})/gu, '$1 ')
      .replace(/(?<=(?:^|\s)\p{L}{3,}):(?=\p{L}+(?:[\s,.]|$))/gu, ': ')
      .replace(/(?<=\p{L}|\d)\((?=\p{L}{2})/gu, ' ('),
};

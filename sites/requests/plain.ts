import { digitsOf, numberWords } from './numbers.ts';
import { closest, english, isSpanish, spanish } from './vocabulary.ts';

/** Text made easy to match, and for each of its letters where in the original it comes from: `from` up to `to`. */
export interface Plain {
  plain: string;
  from: number[];
  to: number[];
}

const spoken: Record<string, string> = {
  comma: ',',
  period: '.',
  colon: ':',
  'question mark': '?',
  'exclamation point': '!',
  'exclamation mark': '!',
  'new line': '\n',
};

/** 'Number one ... number two': how a list is dictated. */
const countWord = /\bnumber (?:one|two|three|four|five|six|seven|eight|nine|ten|\d)(?![\w-]),?:?(?! number)/g;
/** The numbers of a list in one line: '1. ... 2. ...'. */
const listMark = /(?<![^\s:])(\d)\.(?= \S)/g;
const counted = [/\bnumber (?:one|1)\b/, /\bnumber (?:two|2)\b/];

/**
 * Brings a text into one form: small letters without accents, straight quotes, '!' for emoji. Short forms and common typos are
 * spelled out, spoken signs become signs and number words digits. Sentences in Spanish become the English that the readers know,
 * word by word.
 */
export function plainOf(text: string): Plain {
  let said = letters(text);
  said = replaced(said, / {2,}/g, () => ' ');
  said = replaced(said, /(?<!w)([a-vx-z])\1{2,}/g, ([, letter]) => letter);
  // As long as before, so each letter keeps its place.
  said = { ...said, plain: said.plain.replace(/(?<!\w)'((?:[^'"\n]|'(?=\w)){2,80}?)'(?!\w)/g, '"$1"') };
  if (/\b(?:un|end |close )quote\b/.test(said.plain)) said = replaced(said, /\b(?:unquote|end quote|close quote|quote)\b/g, () => '"');
  said = replaced(said, /(?<![\w.])[\w.]+(?: dot \w+)* at [a-z0-9-]+ dot (?:com|net|org)\b/g, ([words = '']) =>
    words.replace(' at ', '@').replace(/ dot /g, '.'),
  );
  const all = said.plain;
  said = joined(sentences(said).map((part) => (isSpanish(part.plain, all) ? spelled(part, spanish) : part)));
  said = spelled(said, english);
  said = replaced(said, /(?<![\w@./-])[a-z]{5,}(?![\w@]|\.\w)/g, ([word = '']) => closest(word));
  said = replaced(
    said,
    /(?<!\b(?:a|the|this|that|any|long|short|trial|grace|time|no) )\b(?:comma|period|colon(?! (?:cleanse|hydrotherapy))|question mark|exclamation (?:point|mark)|new line(?! is\b| of\b| for\b| number))\b/g,
    ([sign = '']) => spoken[sign],
  );
  if (/(?<![^\s:])1\. .*\s2\. /s.test(said.plain)) {
    let next = 1;
    said = replaced(said, listMark, ([, number]) => {
      if (Number(number) !== next) return undefined;
      next++;
      return '\nfirst,';
    });
  }
  if (counted.every((word) => word.test(said.plain))) said = replaced(said, countWord, () => '\nfirst,');
  said = replaced(said, numberWords, ([words = ''], before, after) => digitsOf(words, before, after));
  said = replaced(said, /(?<=\d) ?grand\b(?! pianos?)/g, () => ',000');
  said = replaced(said, /(?<=\d ?)([ap])\.? ?m\b(?:(?<=\. ?m)\.)?/g, ([, half]) => `${half}m`);
  return replaced(said, /(?<=\d)([ap])(?![\w'])/g, ([, half]) => `${half}m`);
}

/** Replaces matches. The letters that come in have the place of all that they replace. */
function replaced(said: Plain, pattern: RegExp, to: (match: RegExpExecArray, before: string, after: string) => string | undefined): Plain {
  const { plain } = said;
  const result: Plain[] = [];
  let done = 0;
  for (const match of plain.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const words = to(match, plain.slice(Math.max(0, match.index - 40), match.index), plain.slice(end, end + 40));
    if (words === undefined || words === match[0]) continue;
    const [from = 0, until = 0] = [said.from[match.index], said.to[end - 1]];
    result.push(part(said, done, match.index), { plain: words, from: [...words].map(() => from), to: [...words].map(() => until) });
    done = end;
  }
  return done === 0 ? said : joined([...result, part(said, done, plain.length)]);
}

function spelled(said: Plain, table: typeof english): Plain {
  return table.reduce((plain, { word, forms }) => replaced(plain, forms, () => word), said);
}

function part({ plain, from, to }: Plain, start: number, end: number): Plain {
  return { plain: plain.slice(start, end), from: from.slice(start, end), to: to.slice(start, end) };
}

function joined(parts: Plain[]): Plain {
  return { plain: parts.map(({ plain }) => plain).join(''), from: parts.flatMap(({ from }) => from), to: parts.flatMap(({ to }) => to) };
}

function sentences(said: Plain): Plain[] {
  return [...said.plain.matchAll(/[^.!?;\n]+|[.!?;\n]+/g)].map((match) => part(said, match.index, match.index + match[0].length));
}

/** Each letter in its plain form. */
function letters(text: string): Plain {
  const said: Plain = { plain: '', from: [], to: [] };
  let place = 0;
  for (const letter of text) {
    const plain = plainLetter(letter);
    said.plain += plain;
    for (let unit = 0; unit < plain.length; unit++) {
      said.from.push(place);
      said.to.push(place + letter.length);
    }
    place += letter.length;
  }
  return said;
}

function plainLetter(letter: string): string {
  if (/[‘’ʼ`´]/.test(letter)) return "'";
  if (/[“”„«»]/.test(letter)) return '"';
  if (/[‐‑‒–—―−]/.test(letter)) return '-';
  // Digits and signs as wide as East Asian ones.
  if (/[！-～]/.test(letter)) return String.fromCharCode(letter.charCodeAt(0) - 0xfee0).toLowerCase();
  // 'ℹ' is an emoji, and a letter that a word may have.
  if (/\p{Extended_Pictographic}/u.test(letter) && !/[\p{L}\d#*©®™]/u.test(letter)) return '!';
  if (/\p{M}|\p{Cf}|\p{Emoji_Modifier}|\r/u.test(letter)) return '';
  if (letter !== '\n' && /\s/.test(letter)) return ' ';
  return [...letter.normalize('NFD')][0]?.toLowerCase() ?? '';
}

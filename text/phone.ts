// Forms in the browser use this file too.
import { withoutEnd } from './text-end.ts';
import { asciiMarks } from './tidy/characters.ts';

/** An extension at the end of a number: 'ext. 12', 'extension 12', 'Ext: 12', 'x12', '× 12', '(ext. 12)', '#12', ';ext=12'. */
const extension = /(?:ext(?:ensi[oó]n|n)?[.:=]{0,2}|x|×|#)\s*(\d{1,6})\)?$/i;

/** The most characters of a phone field: two numbers with a word on each. */
export const phoneLength = 80;

/** The fewest digits of a number within an area code or a small country, and of one with its area code. */
const fewestDigits = 7;
const withAreaCode = 10;

/** A number among other words: of the US, with a country code, or one of the toll-free ones that spell a word. */
const numbers =
  /(?<![\d+])(?:(?:\+?1[ .-]{0,2})?\(?[2-9]\d{2}\)?[ ./-]{0,3}\d{3}[ .-]{0,3}\d{4}|\+\d(?:[ .-]?\d| ?\(0\)){6,14}|(?:1[ .-])?8(?:00|33|44|55|66|77|88)[ .-][a-z](?:-?[a-z\d]){5,9})(?![\da-z])(?:[,;]? ?\(?(?:ext(?:ensi[oó]n|n)?[.:=]{0,2}|x|×|#) ?\d{1,6}(?!\d)\)?)?/gi;

/** Keys of a telephone by their letters, from 2 to 9. */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

function withoutExtension(value: string): string {
  return withoutEnd(asciiMarks(value).replace(extension, ''), /[\s,;(]/);
}

/** Digits of a telephone number, its extension left out. */
export function phoneDigits(value: string): string {
  return withoutExtension(value).replace(/\D/g, '');
}

/** True for one number that people can call from anywhere: with its area code, in letters or digits, alone or with an extension. */
export function isPhone(value: string): boolean {
  if (vanityDigits(asciiMarks(value))) return true;
  const typed = withoutExtension(value);
  const { length } = phoneDigits(value);
  const isLong = length >= (typed.startsWith('+') ? fewestDigits : withAreaCode) && length <= 15;
  // A slash between spaces has another number behind it.
  return isLong && /^\+?[\d\s().\-/]+$/.test(typed) && !/ \/|\/ /.test(typed);
}

/** True for a number as neighbors say it, without its area code: '555-0148'. */
export function isLocalPhone(value: string): boolean {
  return /^\d{3}[\s.-]?\d{4}$/.test(asciiMarks(value));
}

/** A number as neighbors say it, with the area code of another: '555-0184' and '(919) 555-0148' make '(919) 555-0184'. */
export function withAreaCodeOf(other: string, local: string): string | undefined {
  const [, area] = /^tel:\+1(\d{3})/.exec(phoneForms(other).href) ?? [];
  return area && phoneForms(`${area} ${asciiMarks(local)}`).display;
}

/** A US number as '(919) 555-0148' and 'tel:+19195550148'; any other stays as written. */
export function phoneForms(phone: string): { display: string; href: string } {
  const typed = asciiMarks(phone);
  const vanity = vanityDigits(typed);
  if (vanity) return { display: phone.trim(), href: `tel:+1${vanity}` };
  const more = extension.exec(typed)?.[1];
  const digits = phoneDigits(typed);
  const tail = more ? { text: ` ext. ${more}`, href: `;ext=${more}` } : { text: '', href: '' };
  const national = /^(?:(?:00)?1)?([2-9]\d{9})$/.exec(digits)?.[1];
  if (national && !/^\+(?!1)/.test(typed)) {
    return {
      display: `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}${tail.text}`,
      href: `tel:+1${national}${tail.href}`,
    };
  }
  // '00' is dialed abroad where a '+' is written.
  const dialed = typed.startsWith('+') ? `+${digits}` : digits.replace(/^00(?=[1-9])/, '+');
  return { display: phone, href: `tel:${dialed}${tail.href}` };
}

/** The numbers in text with other words, as they were typed: '(239) 555-0188 or 239.555.0199 (24 hr)' has two. */
export function phonesIn(text: string): string[] {
  return isPhone(text) ? [text] : (asciiMarks(text).match(numbers)?.filter(isPhone) ?? []);
}

/** Text in parts: each number with where a tap on it leads, and the words between them. */
export function phoneParts(text: string): { text: string; href?: string }[] {
  if (isPhone(text)) return [{ text, href: phoneForms(text).href }];
  const typed = asciiMarks(text);
  const parts: { text: string; href?: string }[] = [];
  let end = 0;
  for (const { 0: number, index } of typed.matchAll(numbers)) {
    if (!isPhone(number)) continue;
    if (index > end) parts.push({ text: typed.slice(end, index) });
    parts.push({ text: number, href: phoneForms(number).href });
    end = index + number.length;
  }
  if (end === 0) return text === '' ? [] : [{ text }];
  return end < typed.length ? [...parts, { text: typed.slice(end) }] : parts;
}

/** A number of two in one text, and what the text says of it: '24 hr', 'office'. */
export interface NotedPhone {
  number: string;
  note: string;
}

/** The two numbers in text, such as '(239) 555-0188 or 239.555.0199 (24 hr)'. Undefined if there are fewer, or more of anything. */
export function phonePair(text: string): [NotedPhone, NotedPhone] | undefined {
  const parts = phoneParts(text);
  const [first, second, third] = parts.flatMap(({ href }, place) => (href ? [place] : []));
  if (first === undefined || second === undefined || third !== undefined) return undefined;
  const said = (from: number, to: number) =>
    parts
      .slice(from, to)
      .map((part) => part.text)
      .join('');
  const between = said(first + 1, second);
  const [, ofFirst, ofSecond] = /^(.*?)(?:[,;/&|]|\b(?:or|and|o|y)\b)(.*)$/i.exec(between) ?? [
    '',
    ...(/^\s*\(/.test(between) ? [between, ''] : ['', between]),
  ];
  const noted = (place: number, ...words: (string | undefined)[]): NotedPhone => ({
    number: parts[place]?.text ?? '',
    note: words
      .map((word = '') => withoutEnd(word, /[\s,;:()/&|-]/).replace(/^[\s,;:()/&|-]+/, ''))
      .filter(Boolean)
      .join(' '),
  });
  const pair: [NotedPhone, NotedPhone] = [noted(first, said(0, first), ofFirst), noted(second, ofSecond, said(second + 1, parts.length))];
  // A note without a letter is a second extension.
  return pair.every(({ note }) => note === '' || /\p{L}/u.test(note)) ? pair : undefined;
}

/** Text with each number as we print it: '(239) 555-0188 or (239) 555-0199 (24 hr)'. */
export function printedPhones(text: string): string {
  return phoneParts(text)
    .map((part) => (part.href ? phoneForms(part.text).display : part.text))
    .join('');
}

/** Why a number that someone leaves for us can't be called, in a sentence. Undefined if one in it can be, or if it's empty. */
export function phoneProblem(text: string): string | undefined {
  if (text === '' || phonesIn(text).length > 0) return undefined;
  const { length } = phoneDigits(text);
  if (length >= fewestDigits && length < withAreaCode) return 'Add the area code, such as (919) 555-0148.';
  return 'Enter the full phone number, such as (919) 555-0148.';
}

/** '1-800-GOT-BREAD' → '8004682732'. Telephones ignore what's dialed after ten digits. */
function vanityDigits(typed: string): string | undefined {
  const [, area, name] = /^(?:\+?1[\s.-]*)?\(?([2-9]\d\d)\)?[\s.-]*([a-z\d][a-z\d.\- ]{6,19})$/i.exec(typed) ?? [];
  const signs = name?.toLowerCase().replace(/[^a-z\d]/g, '') ?? '';
  if (!area || signs.length < 7 || signs.length > 10 || !/[a-z]{3}/.test(signs)) return undefined;
  const digits = [...signs].map((sign) => (/\d/.test(sign) ? sign : keys.findIndex((letters) => letters.includes(sign)) + 2));
  return area + digits.slice(0, 7).join('');
}

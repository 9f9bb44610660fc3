import { longestWordEms } from '../sections/fit-headline.ts';
import { phoneNumber, shortCompound } from './tidy-markup.ts';

/** Longest words from so many em on may be wider than a narrow column. Beyond the most, they'd be too small to read, and break instead. */
const [least, most] = [3.5, 17];

/** Tags of headings, and of terms beside what's said of them. Names, and how to reach the business, are set as large. */
const headings = new Set(['h1', 'h2', 'h3', 'dt']);

interface Lettering {
  /** File name of the heading font. */
  face: string;
  /** Headings are set in capitals. */
  isUpper: boolean;
  /** The class that sets `--word` to the width of a word in em. */
  classOf: (em: number) => string;
}

/**
 * Puts the words of headings, of names and of ways to reach the business into an element that's no larger than their longest word allows,
 * so none breaks inside a word. That's by the nearest container of the style sheets, or else the window. Headings that are in pieces have
 * sizes of their own, and so have those of header and footer, but for names. Addresses are fitted line by line, an email address by its
 * longest part.
 */
export function fitWords(markup: string, lettering: Lettering): string {
  const fitted = withFittedAddresses(withFittedMail(withFittedLogos(markup, lettering), lettering), lettering);
  const [start, end] = [fitted.indexOf('<main'), fitted.lastIndexOf('</main>')];
  if (end < 0) return withFittedHeadings(fitted, lettering, isHeading);
  return (
    fitted.slice(0, start) +
    withFittedHeadings(fitted.slice(start, end), lettering, isHeading) +
    withFittedHeadings(fitted.slice(end), lettering, (_tag, attributes) => isNamed(attributes))
  );
}

function withFittedHeadings(markup: string, lettering: Lettering, isFitted: (tag: string, attributes: string) => boolean): string {
  const { face, isUpper } = lettering;
  return markup.replace(
    /(?:<([a-z][a-z\d]*)((?: [^<>]*)?)>)?<([a-z][a-z\d]*)((?: [^<>]*)?)>([^<>]+)(?=<\/)/g,
    (all, outer: string | undefined, around: string | undefined, tag: string, attributes: string, words: string) => {
      if (!isFitted(tag, attributes) && !(tag === 'a' && outer && isFitted(outer, around ?? ''))) return all;
      const whole = tag === 'h1' ? words.replace(shortCompound, (word) => word.replace('-', 'n')) : words;
      const ems = longestWordEms(readable(whole), face, isUpper);
      return ems < least ? all : all.slice(0, all.length - words.length) + fittedTo(ems, words, lettering);
    },
  );
}

function withFittedLogos(markup: string, lettering: Lettering): string {
  return markup.replace(
    /(<span class="logo-name[ "][^<>]*>)([^<>]+(?:<br\/>[^<>]+)*)(?=<\/span>)/g,
    (_all, open: string, lines: string) => open + fittedTo(anyFaceEms(lines.replaceAll('<br/>', ' '), lettering), lines, lettering),
  );
}

function withFittedMail(markup: string, lettering: Lettering): string {
  return markup.replace(/<bdi class="whole-parts">((?:[^<]|<(?!\/?bdi))*)<\/bdi>/g, (_all, address: string) => {
    const parts = address
      .replaceAll('<wbr/>', ' ')
      .replace(/<[^<>]*>/g, '')
      .replaceAll('-', 'n');
    return fittedTo(anyFaceEms(parts, lettering), address, lettering);
  });
}

function withFittedAddresses(markup: string, lettering: Lettering): string {
  return markup.replace(/<address[^<>]*>(?:<span[^<>]*>[^<>]*<\/span>)+/g, (lines) =>
    lines.replace(/(<span[^<>]*>)([^<>]+)/g, (all, open: string, line: string) => {
      const ems = anyFaceEms(line, lettering);
      return ems < least ? all : open + fittedTo(ems, line, lettering);
    }),
  );
}

function fittedTo(ems: number, words: string, { classOf }: Lettering): string {
  return `<bdi class="fits ${ems > most ? 'breaks ' : ''}${classOf(Math.min(most, Math.ceil(ems * 2) / 2))}">${words}</bdi>`;
}

/** Where the words are set in the heading font at some widths and in the text's at others, which is one of the wider ones. */
function anyFaceEms(words: string, { face, isUpper }: Lettering): number {
  return Math.max(longestWordEms(readable(words), face, isUpper), longestWordEms(readable(words), '', false));
}

/** An entity is one letter, and a telephone number one word. */
function readable(words: string): string {
  return words.replace(/&#?\w+;/g, 'n').replace(phoneNumber, (number) => number.replace(/[ -]/g, '0'));
}

function isHeading(tag: string, attributes: string): boolean {
  return headings.has(tag) || isNamed(attributes) || / class="(?:[^" ]+ )*(?:h|term|value|what)[ "]/.test(attributes);
}

function isNamed(attributes: string): boolean {
  return / class="(?:[^" ]+ )*name[ "]/.test(attributes);
}
